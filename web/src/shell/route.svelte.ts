/** Where one is: the path of the page, without reloading it. */

export type Place = { at: "front" } | { at: "new"; title: string } | { at: "table"; table: string } | { at: "code" };

class Route {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  get place(): Place {
    const [, first, second] = this.path.split("/");
    if (first === "table" && second) return { at: "table", table: second };
    if (first === "new" && second) return { at: "new", title: second };
    if (first === "code") return { at: "code" };
    return { at: "front" };
  }

  go(path: string, search = ""): void {
    if (path !== location.pathname || search !== location.search) history.pushState(null, "", path + search);
    this.path = path;
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** A click on a link of ours changes the place and not the page. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  route.go(link.pathname, link.search);
}
