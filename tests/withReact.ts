import { resolve } from "node:path"
import { build, type Rolldown } from "vite"

/** Built elements of one entry as one script, as a page with React and a bundler has them; `Balcao` is what its scripts call. */
export const withReact = async (entry: string): Promise<string> => {
  const source = `
    import { register } from ${JSON.stringify(resolve(`dist/elements/${entry}.js`))}
    import { browserSession } from ${JSON.stringify(resolve("dist/index.js"))}
    globalThis.Balcao = { register, browserSession }`
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
