/** What comes when the page has something to show: the typefaces, and the worker that keeps everything. */

const PLACE = "baobab-fonts";
let called = false;
let fonts: Promise<void> | null = null;

/** The first board is there: get what it did not wait for, once the page has come to rest. */
export function whenAtRest(): void {
  if (called) return;
  called = true;
  const come = (): void => void (fonts ??= loadFonts()).then(keepEverything);
  if ("requestIdleCallback" in window) requestIdleCallback(come, { timeout: 2000 });
  else setTimeout(come, 200);
}

/** Who has been here has the typefaces in the browser: they are there before anything is drawn. */
export function fontsIfKept(): void {
  try {
    if (localStorage.getItem(PLACE)) fonts ??= loadFonts();
  } catch {
    // A browser that keeps nothing gets them after the board each time.
  }
}

async function loadFonts(): Promise<void> {
  try {
    await import("./fonts/faces.css");
    const faces = await Promise.all(["Text", "Display"].map((face) => document.fonts.load(`16px "Baobab ${face}"`)));
    if (faces.every((found) => found.length)) localStorage.setItem(PLACE, "here");
  } catch {
    // What stands in for them can be read as well.
  }
}

/** Shell and boards are kept, so that the next visit is quick and a page without a network says so. */
function keepEverything(): void {
  if (import.meta.env.PROD && "serviceWorker" in navigator) navigator.serviceWorker.register("/worker.js").catch(() => {});
}
