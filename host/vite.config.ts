import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin"
import react from "@vitejs/plugin-react"
import { defineConfig, type Plugin } from "vite"

/** The oldest browsers that know relative colours and `light-dark()`, which the tokens are made of. */
const browsers = ["chrome125", "edge125", "firefox128", "safari18"]

/** Shorter files gain nothing, in bytes. */
const least = 1024
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** Leaves every text packed beside itself: the server sends what a browser takes, and packs nothing. */
const packed = (): Plugin => ({
  name: "packed",
  writeBundle: ({ dir = "" }, bundle) => {
    for (const name of Object.keys(bundle).filter((one) => /\.(js|css|html|svg)$/.test(one))) {
      const path = join(dir, name)
      const text = readFileSync(path)
      if (text.length < least) continue
      writeFileSync(`${path}.br`, brotliCompressSync(text, brotli))
      writeFileSync(`${path}.gz`, gzipSync(text))
    }
  },
})

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  publicDir: "app/public",
  plugins: [react(), vanillaExtractPlugin(), packed()],
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
