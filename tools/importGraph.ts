import { globSync, readFileSync } from "node:fs"
import { dirname, join, normalize } from "node:path/posix"
import { sourceOf } from "./entries.ts"

/** The parts each part imports, by name: floors of `src`, and the two halves of `host`. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>

/** The part a file belongs to; undefined for files of none, such as the root entry. */
const partOf = (file: string): string | undefined =>
  /^(?:src\/(\w+)\/|(host\/\w+)\/)/.exec(file)?.slice(1).find(Boolean)

/** Modules a file imports, also later on; `typeof import(…)` brings a type alone. */
const specifiers = /(?:\bfrom\s*|\bimport\s*|(?<!typeof )\bimport\()"([^"\n]+)"/g

/** The part a module is of, as a file names it; undefined for packages. */
const importedPart = (file: string, specifier: string): string | undefined => {
  if (specifier.startsWith(".")) return partOf(normalize(join(dirname(file), specifier)))
  return partOf(sourceOf.get(specifier) ?? "")
}

/** Reads the imports of all files of `src` and `host`. */
export const readImportGraph = (): ImportGraph => {
  const graph = new Map<string, Set<string>>()
  for (const found of globSync("{src,host/app,host/server}/**/*.{ts,tsx}").toSorted()) {
    const file = found.replaceAll("\\", "/")
    const part = partOf(file)
    if (part === undefined) continue
    const imported = graph.get(part) ?? new Set()
    graph.set(part, imported)
    for (const [, specifier = ""] of readFileSync(file, "utf8").matchAll(specifiers)) {
      const other = importedPart(file, specifier)
      if (other !== undefined && other !== part) imported.add(other)
    }
  }
  return graph
}

/** Everything a part reaches by its imports and those of what it imports. */
const reachedFrom = (graph: ImportGraph, part: string): ReadonlySet<string> => {
  const reached = new Set<string>()
  const visit = (name: string) => {
    for (const next of graph.get(name) ?? [])
      if (!reached.has(next)) {
        reached.add(next)
        visit(next)
      }
  }
  visit(part)
  return reached
}

/** The same graph without imports that follow from others: a part is above everything its imports reach. */
export const withoutImplied = (graph: ImportGraph): ImportGraph =>
  new Map(
    [...graph].map(([part, imported]) => {
      const implied = new Set([...imported].flatMap((name) => [...reachedFrom(graph, name)]))
      return [part, new Set([...imported].filter((name) => !implied.has(name)))]
    }),
  )
