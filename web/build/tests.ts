import { createServer } from "vite";

/** Run `tests/*.test.ts` with Node's own runner, through Vite, so that they import what the client imports. */
const quiet = { middlewareMode: true, hmr: false, ws: false } as const;
const server = await createServer({
  appType: "custom",
  cacheDir: "node_modules/.tests", // a server that somebody works with keeps its own
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
  server: quiet,
});
await server.ssrLoadModule("/tests/all.ts");
await server.close();
