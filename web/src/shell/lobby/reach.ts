/** Whether an address leads to this computer from nowhere but itself: then a link with it is of no use to friends. */
export function onlyHere(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname);
}
