import { globSync, readFileSync } from "node:fs"
import { basename, dirname } from "node:path/posix"

/** One entry of the package: how it is imported, after the package's name, and its source file. */
export interface Entry {
  readonly name: string
  readonly source: string
}

interface Manifest {
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default?: string }>>
}

const { exports }: Manifest = JSON.parse(readFileSync("package.json", "utf8"))

/** The patterns that stand for each folder of a floor, in kebab case; the build writes their files. */
const folders: Readonly<Record<string, string>> = { "./*": "src/panels", "./elements/*": "src/elements" }

const kebab = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

/** Files as every system writes them here: Windows gives backslashes. */
const filesOf = (pattern: string) =>
  globSync(pattern)
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted()

const entriesOf = (name: string, types: string): ReadonlyArray<Entry> => {
  const folder = folders[name]
  if (folder)
    return filesOf(`${folder}/*/index.ts`).map((source) => ({
      name: name.replace("*", kebab(basename(dirname(source)))),
      source,
    }))
  const source = types.replace("./dist/", "src/").replace(/\.d\.ts$/, ".ts")
  if (!source.includes("*")) return [{ name, source }]
  return filesOf(source).map((file) => ({ name: name.replace("*", basename(file, ".ts")), source: file }))
}

/** Every entry with something to run, as `exports` of package.json has it; what a pattern stands for, from its folder. */
export const entries: ReadonlyArray<Entry> = Object.entries(exports).flatMap(([name, entry]) =>
  typeof entry === "object" && entry.default?.endsWith(".js") ? entriesOf(name, entry.types) : [],
)

/** The file, without its ending, that a pattern leads to; undefined where `exports` names the built source itself. */
export const patternFile = ({ name, source }: Entry): string | undefined =>
  Object.values(folders).includes(dirname(dirname(source))) ? `entries/${name.slice(2)}` : undefined

/** The name by which an entry is imported. */
export const importName = ({ name }: Entry): string => `balcao${name.slice(1)}`

/** The source of each entry, by the name that is imported. */
export const sourceOf: ReadonlyMap<string, string> = new Map(
  entries.map((entry) => [importName(entry), entry.source]),
)

/** Descriptions are imported by the names of their files, which nobody lists. */
const descriptions = { name: "balcao/resources/*", source: "src/contract/resources/*" }

/** The files that a pattern of entries stands for, both as patterns. */
export const sourcesOf: ReadonlyMap<string, string> = new Map([[descriptions.name, descriptions.source]])

/** `paths` of tsconfig.entries.json, so that TypeScript reads sources in place of what was built. */
export const sourcePaths = Object.fromEntries(
  [
    ...[...sourceOf].filter(([name]) => dirname(name) !== dirname(descriptions.name)),
    [descriptions.name, `${descriptions.source}.ts`] as const,
  ].map(([name, source]) => [name, [`./${source}`]]),
)
