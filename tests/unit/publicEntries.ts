import { existsSync, globSync, readFileSync } from "node:fs"
import { basename, resolve } from "node:path"

/** The checkout. */
export const home = resolve(import.meta.dirname, "../..")

/** One public entry of the library: how it is imported, its source, and what is published of it. */
export interface PublicEntry {
  readonly name: string
  readonly source: string
  readonly built: string
}

interface Manifest {
  readonly name: string
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default?: string }>>
}

const manifest: Manifest = JSON.parse(readFileSync(resolve(home, "package.json"), "utf8"))

const sourceOf = (types: string) => resolve(home, types.replace("./dist/", "src/").replace(/\.d\.ts$/, ".ts"))

/** What an entry stands for: itself, or each file of a folder where it is a pattern. */
const filled = (path: string, types: string): ReadonlyArray<string> =>
  path.includes("*") ? globSync(sourceOf(types)).map((file) => basename(file, ".ts")) : [""]

/** Every entry of package.json that has types and something to run. */
export const publicEntries: ReadonlyArray<PublicEntry> = Object.entries(manifest.exports).flatMap(
  ([path, entry]) => {
    if (typeof entry === "string" || !entry.default?.endsWith(".js")) return []
    const { types, default: built } = entry
    return filled(path, types).map((name) => ({
      name: manifest.name + path.slice(1).replace("*", name),
      source: sourceOf(types).replace("*", name),
      built: resolve(home, built.replace("*", name)),
    }))
  },
)

/** Entries whose build lies there already. */
export const builtEntries = publicEntries.filter(({ built }) => existsSync(built))
