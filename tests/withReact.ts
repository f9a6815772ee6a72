import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { build } from "esbuild"

/** A module as one script, with all that it imports; Rolldown splits some of them in spite of `iife`. */
export const bundled = async (source: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: "." },
    bundle: true,
    format: "iife",
    minify: true,
    charset: "utf8",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "silent",
    write: false,
  })
  return outputFiles[0]!.text
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
