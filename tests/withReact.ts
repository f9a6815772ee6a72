import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { build, type Rolldown } from "vite"

/** A module as one script, with all that it imports. */
export const bundled = async (source: string): Promise<string> => {
  const made = "\0page"
  const built = (await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    build: { write: false, lib: { entry: "page", formats: ["iife"], name: "page" } },
    plugins: [
      {
        name: "page",
        enforce: "pre",
        resolveId: (_, importer) => (importer === undefined ? made : null),
        load: (id) => (id === made ? source : null),
      },
    ],
  })) as ReadonlyArray<Rolldown.RolldownOutput>
  return built[0]!.output[0].code
}

const { version }: { readonly version: string } = JSON.parse(readFileSync("package.json", "utf8"))

/** A built script as an older version of ours. */
export const olderVersion = (script: string): string =>
  script.replaceAll(new RegExp(`(?<=["\`/])${version.replaceAll(".", "\\.")}(?=["\`/])`, "g"), "0.0.9")

/** A file of the built library, as a module names it. */
export const built = (path: string): string => JSON.stringify(resolve("dist", path))

/** Built elements of one entry as one script, as a page with React and a bundler has them; `Balcao` is what its scripts call. */
export const withReact = (entry: string): Promise<string> =>
  bundled(`
    import { register } from ${built(`elements/${entry}.js`)}
    import { browserSession } from ${built("index.js")}
    globalThis.Balcao = { register, browserSession }`)
