/** The typefaces come when there is something to read: the first board does not wait for them. */

const PLACE = "baobab-fonts";
let asked = false;

/** Ask for the typefaces once the page has come to rest. */
export function fontsWhenIdle(): void {
  if (asked) return;
  asked = true;
  if ("requestIdleCallback" in window) requestIdleCallback(() => void load(), { timeout: 2000 });
  else setTimeout(() => void load(), 200);
}

/** Who has been here has them in the browser: they are there before anything is drawn. */
export function fontsIfKept(): void {
  if (!kept()) return;
  asked = true;
  void load();
}

async function load(): Promise<void> {
  await import("./faces.css");
  const faces = await Promise.all(["16px 'Baobab Text'", "16px 'Baobab Display'"].map((face) => document.fonts.load(face)));
  try {
    if (faces.every((found) => found.length)) localStorage.setItem(PLACE, "here");
  } catch {
    // A browser that keeps nothing gets them after the board each time.
  }
}

function kept(): boolean {
  try {
    return localStorage.getItem(PLACE) !== null;
  } catch {
    return false;
  }
}
