import { existsSync } from "node:fs"
import { resolve } from "node:path"
import { entries, importName, patternFile } from "../../tools/entries.ts"

/** The checkout. */
export const home = resolve(import.meta.dirname, "../..")

/** One public entry of the library: how it is imported, its source, and what is published of it. */
export interface PublicEntry {
  readonly name: string
  readonly source: string
  readonly built: string
}

/** Every entry of the package that has something to run. */
export const publicEntries: ReadonlyArray<PublicEntry> = entries.map((entry) => {
  const { source } = entry
  const file = patternFile(entry) ?? source.replace(/^src\/(.*)\.ts$/, "$1")
  return {
    name: importName(entry),
    source: resolve(home, source),
    built: resolve(home, "dist", `${file}.js`),
  }
})

/** Entries whose build lies there already. */
export const builtEntries = publicEntries.filter(({ built }) => existsSync(built))
