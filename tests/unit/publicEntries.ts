import { existsSync, readFileSync } from "node:fs"
import { resolve } from "node:path"

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
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>
}

const manifest: Manifest = JSON.parse(readFileSync(resolve(home, "package.json"), "utf8"))

const sourceOf = (types: string) => resolve(home, types.replace("./dist/", "src/").replace(/\.d\.ts$/, ".ts"))

/** Every entry of package.json that has types. */
export const publicEntries: ReadonlyArray<PublicEntry> = Object.entries(manifest.exports).flatMap(
  ([path, entry]) =>
    typeof entry === "string"
      ? []
      : [
          {
            name: manifest.name + path.slice(1),
            source: sourceOf(entry.types),
            built: resolve(home, entry.default),
          },
        ],
)

/** Entries whose build lies there already. */
export const builtEntries = publicEntries.filter(({ built }) => existsSync(built))
