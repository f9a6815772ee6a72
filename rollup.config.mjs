import { readFileSync } from "node:fs"
import { nodeResolve } from "@rollup/plugin-node-resolve"
import typescript from "@rollup/plugin-typescript"
import terser from "@rollup/plugin-terser"
import { vanillaExtractPlugin } from "@vanilla-extract/rollup-plugin"
import { standIn, stylesInside, withoutTypes } from "./tools/standalone.mjs"

const { exports } = JSON.parse(readFileSync("package.json", "utf8"))

/** Every public entry of package.json, traced back from its types to its source. */
const input = Object.values(exports).flatMap((entry) =>
  entry.types ? [entry.types.replace("./dist/", "src/").replace(".d.ts", ".ts")] : [],
)

/** Entries that render React run in the browser only, and say so to frameworks with server components. */
const rendersReact = (chunk) =>
  chunk.isEntry && !/\/src\/(contract|testing)\//.test(chunk.facadeModuleId ?? "")

const styles = () =>
  vanillaExtractPlugin({
    identifiers: ({ hash, debugId }) => `balcao_${debugId ? `${debugId}_` : ""}${hash}`,
    extract: { name: "styles.css" },
  })
const extensions = [".ts", ".tsx", ".js", ".mjs"]

const library = {
  input,
  external: (id) => !id.startsWith(".") && !id.startsWith("/") && !id.includes("vanilla.css"),
  plugins: [
    styles(),
    nodeResolve({ extensions }),
    typescript({ tsconfig: "tsconfig.build.json", noEmitOnError: true }),
    stylesInside({ whole: true }),
  ],
  output: {
    dir: "dist",
    format: "es",
    preserveModules: true,
    hoistTransitiveImports: false,
    preserveModulesRoot: "src",
    assetFileNames: "[name][extname]",
    // Not `.css.js`: a consumer's own vanilla-extract plugin would take those for sources and compile them again.
    entryFileNames: ({ name }) => `${name.replace(/\.css$/, ".styles")}.js`,
    banner: (chunk) => (rendersReact(chunk) ? '"use client"' : ""),
  },
}

/** The store toggle as one script for a page without a bundler (docs/decisions/0009). */
const standalone = {
  input: { "store-toggle": "src/elements/standalone/storeToggle.ts" },
  plugins: [standIn(), styles(), nodeResolve({ extensions }), withoutTypes(), stylesInside({ whole: false })],
  output: {
    dir: "dist/standalone",
    format: "iife",
    assetFileNames: "[name][extname]",
    plugins: [
      terser({
        ecma: 2020,
        module: true,
        compress: { passes: 2 },
        // Chromium then compiles all of it while it loads, beside the page, instead of bit by bit while it draws.
        // A page without a charset reads bytes beyond ASCII as something else.
        format: { preamble: "//# allFunctionsCalledOnLoad", ascii_only: true },
      }),
    ],
  },
}

export default [library, standalone]
