import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { ahead } from "./build/ahead.ts";
import { catalogues } from "./build/catalogues.ts";
import { packed } from "./build/packed.ts";
import { worker } from "./build/worker.ts";

/** The client is built into the Python package, which serves it and carries it in its wheel. */
export default defineConfig({
  plugins: [catalogues(), svelte(), ahead(), worker(), packed()],
  build: {
    outDir: "../src/baobab/table/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content policy takes no data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 300,
    rollupOptions: {
      input: { index: "index.html", worker: "src/worker/worker.ts" },
      // A worker answers for what lies beside and below it, and its name stays.
      output: { entryFileNames: (chunk) => (chunk.name === "worker" ? "worker.js" : "assets/[name]-[hash].js") },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8321", ws: true, changeOrigin: true } } },
});
