import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin"
import react from "@vitejs/plugin-react"
import { type BuildOptions, defineConfig, type Plugin } from "vite"
import { appChunks } from "./appChunks.ts"
import { failOnWarnings } from "../host/failOnWarnings.ts"
import { inlinePlurals } from "./inlinePlurals.ts"
import { librarySource } from "./librarySource.ts"
import { menuPage } from "./menuPage.ts"

/** The oldest browsers with relative colors and `light-dark()`, which the tokens use. */
const browsers = ["chrome125", "edge125", "firefox128", "safari18"]

/** Smaller files are not worth compressing. */
const minBytes = 1024
/** One step below 9, which takes ten times as long for a thousandth fewer bytes. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } }

/** Writes a compressed copy beside every text file, so that the server never compresses. */
const precompress = (): Plugin => ({
  name: "precompress",
  writeBundle: ({ dir = "" }, bundle) => {
    for (const name of Object.keys(bundle).filter((one) => /\.(js|css|html|svg)$/.test(one))) {
      const path = join(dir, name)
      const text = readFileSync(path)
      if (text.length < minBytes) continue
      writeFileSync(`${path}.br`, brotliCompressSync(text, brotliOptions))
      writeFileSync(`${path}.gz`, gzipSync(text))
    }
  },
})

const plugins = () => [
  librarySource(),
  inlinePlurals(),
  react(),
  vanillaExtractPlugin(),
  precompress(),
  failOnWarnings(),
]

const common = {
  outDir: "dist/app",
  target: "es2023",
  cssTarget: browsers,
  // The content security policy forbids `data:` fonts and images.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  // `npm run size` keeps the budgets.
  chunkSizeWarningLimit: 600,
} satisfies BuildOptions

export default defineConfig({
  root: fileURLToPath(new URL("../host/", import.meta.url)),
  publicDir: "app/public",
  plugins: [plugins(), menuPage(() => ({ plugins: plugins(), build: common }))],
  build: {
    ...common,
    // The size check reads which scripts each page loads.
    manifest: true,
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: { groups: appChunks() } } },
  },
})
