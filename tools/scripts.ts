import { createHash } from "node:crypto"
import { globSync, readFileSync, writeFileSync } from "node:fs"
import { basename, dirname, resolve } from "node:path"
import { build, type InlineConfig } from "vite"

/**
 * Builds the scripts of pages without a bundler: `dist/standalone/balcao.js`, which fetches each tag's module from the
 * folder of its version when the tag is on the page, and `integrity.json`, the hash of every file.
 */

const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly version: string }
const folder = "dist/standalone"

/** The entry of each tag, by its name without `balcao-`. */
const entries = Object.fromEntries(
  globSync("src/elements/*/index.ts").flatMap((file) => {
    const [, tag] = /define(?:Panel|Light)Element\("balcao-([\w-]+)"/.exec(readFileSync(file, "utf8")) ?? []
    return tag ? [[tag, resolve(`dist/elements/${basename(dirname(file))}/index.js`)]] : []
  }),
)

const common: InlineConfig = {
  configFile: false,
  logLevel: "error",
  define: {
    "process.env.NODE_ENV": '"production"',
    BALCAO_VERSION: JSON.stringify(version),
    BALCAO_TAGS: JSON.stringify(Object.keys(entries).map((name) => `balcao-${name}`)),
  },
}

const buildModules = () =>
  build({
    ...common,
    build: {
      outDir: `${folder}/${version}`,
      modulePreload: false,
      rolldownOptions: {
        input: {
          ...entries,
          core: resolve("dist/elements/loader/core.js"),
          doctor: resolve("dist/doctor/index.js"),
        },
        preserveEntrySignatures: "allow-extension",
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  })

const buildLoader = () =>
  build({
    ...common,
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: {
        entry: "src/elements/loader/loader.ts",
        formats: ["iife"],
        name: "balcao",
        fileName: () => "balcao.js",
      },
    },
  })

const hashOf = (file: string) => `sha384-${createHash("sha384").update(readFileSync(file)).digest("base64")}`

await buildModules()
await buildLoader()
const files = globSync(`${folder}/**/*.js`).toSorted()
const integrity = Object.fromEntries(files.map((file) => [file.slice(folder.length + 1), hashOf(file)]))
writeFileSync(`${folder}/integrity.json`, `${JSON.stringify(integrity, null, 2)}\n`)
