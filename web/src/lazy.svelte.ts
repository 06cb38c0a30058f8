/** Parts of the page that are loaded when they are needed, also over a network that comes and goes. */

/** Milliseconds before a part is asked for again; then it is said that something is missing, and asked on. */
const WAITS = [400, 1500];
const PATIENCE = 4000;

/** How many parts are missing that have been asked for in vain. */
export const missing = $state({ parts: 0 });

/** Load a part, again and again until it is there: it never fails, but may take its time. */
export async function lazily<Part>(load: () => Promise<Part>): Promise<Part> {
  for (const wait of WAITS) {
    try {
      return await load();
    } catch (error) {
      await pause(wait);
      restyle(error);
    }
  }
  missing.parts += 1;
  for (;;) {
    try {
      const found = await load();
      missing.parts -= 1;
      return found;
    } catch (error) {
      await pause(PATIENCE);
      restyle(error);
    }
  }
}

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** A stylesheet that did not come with its part is asked for once by the build's own loader: here, once more. */
function restyle(error: unknown): void {
  const address = /preload CSS for (\S+)/.exec(String(error))?.[1];
  if (!address) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  document.head.append(link);
}
