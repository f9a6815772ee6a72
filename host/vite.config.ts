import { fileURLToPath } from "node:url"
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"

/** The oldest browsers that know relative colours and `light-dark()`, which the tokens are made of. */
const browsers = ["chrome125", "edge125", "firefox128", "safari18"]

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  publicDir: "app/public",
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    outDir: "dist/app",
    // Read by the size check: which scripts each page loads.
    manifest: true,
    emptyOutDir: true,
    target: "es2023",
    cssTarget: browsers,
    // The content security policy allows no data: fonts or images of ours.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
