import { readFileSync } from "node:fs"
import { nodeResolve } from "@rollup/plugin-node-resolve"
import typescript from "@rollup/plugin-typescript"
import { vanillaExtractPlugin } from "@vanilla-extract/rollup-plugin"

const { exports } = JSON.parse(readFileSync("package.json", "utf8"))

/** Every public entry of package.json, traced back from its types to its source. */
const input = Object.values(exports).flatMap((entry) =>
  entry.types ? [entry.types.replace("./dist/", "src/").replace(".d.ts", ".ts")] : [],
)

/** Entries that render React run in the browser only, and say so to frameworks with server components. */
const rendersReact = (chunk) =>
  chunk.isEntry && !/\/src\/(contract|testing)\//.test(chunk.facadeModuleId ?? "")

export default {
  input,
  external: (id) => !id.startsWith(".") && !id.startsWith("/") && !id.includes("vanilla.css"),
  plugins: [
    vanillaExtractPlugin({
      identifiers: ({ hash, debugId }) => `balcao_${debugId ? `${debugId}_` : ""}${hash}`,
      extract: { name: "styles.css" },
    }),
    nodeResolve({ extensions: [".ts", ".tsx", ".js"] }),
    typescript({ tsconfig: "tsconfig.build.json", noEmitOnError: true }),
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
