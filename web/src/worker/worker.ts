/// <reference lib="webworker" />
/**
 * The service worker: keeps the shell and the boards of one build of the client, and has a page for when there is no
 * network. It never keeps what the server says about tables, and never takes the place of an older worker whose pages
 * are still open: a page finds all parts of its own build, or asks the server for them.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

/** Written by the build: which one it is, and its files. */
const BUILD = "__BUILD__";
const FILES = "__FILES__" as unknown as string[];
const OURS = "baobab-";
const OFFLINE = "/offline.html";

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(OURS + BUILD).then((kept) => kept.addAll(FILES)));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(forget().then(() => worker.clients.claim()));
});

/** No page of an older build is open any more. */
async function forget(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== OURS + BUILD);
  await Promise.all(old.map((name) => caches.delete(name)));
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const place = new URL(request.url);
  if (request.method !== "GET" || place.origin !== worker.location.origin || place.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => kept(OFFLINE)));
  else if (!FILES.includes(place.pathname)) return;
  else if (place.pathname.startsWith("/assets/")) event.respondWith(kept(place.pathname));
  else event.respondWith(fetch(request).catch(() => kept(place.pathname)));
});

/** A file of this build: as it was kept, or from the server. What has no digest in its name is asked for first. */
async function kept(path: string): Promise<Response> {
  const found = await (await caches.open(OURS + BUILD)).match(path, { ignoreVary: true });
  return found ?? fetch(path);
}
