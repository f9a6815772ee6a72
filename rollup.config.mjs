import { readFileSync } from "node:fs"
import { isAbsolute, resolve } from "node:path"
import { basename, dirname, relative } from "node:path/posix"
import { nodeResolve } from "@rollup/plugin-node-resolve"
import typescript from "@rollup/plugin-typescript"
import terser from "@rollup/plugin-terser"
import { vanillaExtractPlugin } from "@vanilla-extract/rollup-plugin"
import { entries, patternFile } from "./tools/entries.ts"
import { inlinePlurals } from "./tools/inlinePlurals.ts"
import { pureCalls } from "./tools/pureCalls.mjs"
import { sharedFiles } from "./tools/sharedFiles.mjs"
import { sheets } from "./tools/sheets.mjs"
import { inlineStyles, standIn, stripTypes } from "./tools/standalone.mjs"

const { version } = JSON.parse(readFileSync("package.json", "utf8"))

/** Entries that render React get "use client", for frameworks with server components. */
const rendersReact = (chunk) =>
  chunk.isEntry && !/[\\/]src[\\/](contract|testing)[\\/]/.test(chunk.facadeModuleId ?? "")

const compiledStyles = new Map()

/** Compiles each style file once for all bundles. */
const styles = () => {
  const plugin = vanillaExtractPlugin({
    identifiers: ({ hash, debugId }) => `balcao_${debugId ? `${debugId}_` : ""}${hash}`,
    extract: { name: "styles.css" },
  })
  return {
    ...plugin,
    transform(code, id) {
      if (!id.endsWith(".css.ts")) return null
      if (!compiledStyles.has(id)) compiledStyles.set(id, plugin.transform.call(this, code, id))
      return compiledStyles.get(id)
    },
  }
}

/** Writes the files that patterns of `exports` lead to: each hands on what its entry has. */
const entryFiles = () => ({
  name: "entry-files",
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle)
    for (const entry of entries) {
      const file = patternFile(entry)
      if (!file) continue
      const built = chunks.find(({ facadeModuleId }) => facadeModuleId === resolve(entry.source))
      const path = relative(dirname(file), built.fileName)
      const source = `"use client"\nexport { ${built.exports.join(", ")} } from "${path}"\n`
      this.emitFile({ type: "asset", fileName: `${file}.js`, source })
      this.emitFile({ type: "asset", fileName: `${file}.d.ts`, source: `export * from "${path}"\n` })
    }
  },
})

/** Types of styles name vanilla-extract's compiler, which consumers do not have; no type of ours names them. */
const dropStyleTypes = () => ({
  name: "drop-style-types",
  generateBundle(_, bundle) {
    for (const [file, { source }] of Object.entries(bundle))
      if (file.endsWith(".css.d.ts") && String(source).includes("@vanilla-extract/")) delete bundle[file]
  },
})

/** Puts the version into `ui/root/version.ts`. */
const inlineVersion = () => ({
  name: "inline-version",
  renderChunk: (code) => ({ code: code.replace('"balcao: version"', JSON.stringify(version)), map: null }),
})

const extensions = [".ts", ".tsx", ".js", ".mjs"]

/** All that is used of a package at run time, which would bring vanilla-extract's compiler to every consumer. */
const recipes = "@vanilla-extract/recipes/"
const licenseOfRecipes = "/*! @vanilla-extract/recipes, MIT License, Copyright (c) 2021 SEEK */"

/** Not `.css.js`, which a consumer's own vanilla-extract plugin would compile again; npm publishes no `node_modules`. */
const fileOf = ({ name }) =>
  name.includes(recipes) ? `recipes/${basename(name)}.js` : `${name.replace(/\.css$/, ".styles")}.js`

/** A module of which nothing is used, such as one of types alone, makes no file. */
const dropEmptyFiles = () => ({
  name: "drop-empty-files",
  generateBundle(_, bundle) {
    for (const [file, chunk] of Object.entries(bundle))
      if (chunk.type === "chunk" && !chunk.isEntry && chunk.code.trim() === "") delete bundle[file]
  },
})

const library = {
  // No entries of the package: what the scripts of pages without a bundler share, and what the build writes calls of.
  input: Object.fromEntries(
    [...entries.map(({ source }) => source), "src/elements/loader/core.ts", "src/ui/root/sheets.ts"].map(
      (source) => [source.slice("src/".length).replace(/\.tsx?$/, ""), source],
    ),
  ),
  external: (id) =>
    !id.startsWith(".") && !isAbsolute(id) && !id.includes("vanilla.css") && !id.startsWith(recipes),
  plugins: [
    styles(),
    inlinePlurals(),
    nodeResolve({ extensions }),
    typescript({
      tsconfig: "tsconfig.build.json",
      noEmitOnError: true,
      transformers: { before: [pureCalls] },
    }),
    inlineVersion(),
    sheets(),
    entryFiles(),
    dropStyleTypes(),
    dropEmptyFiles(),
  ],
  onLog: (level, log, handle) => log.code === "EMPTY_BUNDLE" || handle(level, log),
  output: {
    dir: "dist",
    format: "es",
    manualChunks: sharedFiles(),
    minifyInternalExports: false,
    hoistTransitiveImports: false,
    assetFileNames: "[name][extname]",
    entryFileNames: fileOf,
    chunkFileNames: fileOf,
    banner: (chunk) =>
      chunk.name.includes(recipes) ? licenseOfRecipes : rendersReact(chunk) ? '"use client"' : "",
  },
}

const minify = () =>
  terser({
    ecma: 2020,
    module: true,
    compress: { passes: 2 },
    // The preamble makes Chromium compile the whole script while it loads, off the main thread.
    // ASCII only, because a page without a charset would garble other characters.
    format: { preamble: "//# allFunctionsCalledOnLoad", ascii_only: true },
  })

/** One panel as one script for a page without a bundler (docs/decisions/0009). */
const standalone = (name, file) => ({
  input: { [name]: `src/elements/standalone/${file}` },
  treeshake: { propertyReadSideEffects: false },
  plugins: [standIn(), styles(), nodeResolve({ extensions }), stripTypes(), inlineVersion(), inlineStyles()],
  output: {
    dir: "dist/standalone",
    format: "iife",
    inlineDynamicImports: true,
    assetFileNames: "[name][extname]",
    plugins: [minify()],
  },
})

/** The SDK, which the order alert's script fetches when it listens. */
const sdk = {
  input: { "order-alert-sdk": "src/panels/orderAlert/sdk.ts" },
  plugins: [nodeResolve({ extensions, browser: true }), stripTypes()],
  output: { dir: "dist/standalone", format: "es", plugins: [minify()] },
}

export default [
  library,
  standalone("store-toggle", "storeToggle.ts"),
  standalone("order-alert", "orderAlert.ts"),
  standalone("menu-view", "menuView.ts"),
  sdk,
]
