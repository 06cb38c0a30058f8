/** Where one is: the path of the page, without reloading it. */

export type Place = { at: "front" } | { at: "new"; title: string } | { at: "table"; table: string } | { at: "code" } | { at: "nowhere" };

class Route {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  get place(): Place {
    const [, first, second, third] = this.path.split("/");
    if (third === undefined && second) {
      if (first === "table") return { at: "table", table: second };
      if (first === "new") return { at: "new", title: second };
    } else if (second === undefined) {
      if (first === "") return { at: "front" };
      if (first === "code") return { at: "code" };
    }
    return { at: "nowhere" };
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
