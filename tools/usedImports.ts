import { dirname, resolve } from "node:path"
import { parseAst, type Rolldown } from "vite"
import { sourceOf } from "./entries.ts"

/** Namespace of every call; a module gets the groups it names, as in `calls.roles`. */
const calls = resolve("src/contract/calls.ts")
const callGroups = resolve("src/contract/groups.ts")

/** Files of the app, which imports the library by the public names of its entries. */
const app = resolve("host/app")

const entries: ReadonlySet<string> = new Set([...sourceOf.values()].map((source) => resolve(source)))

/**
 * Returns the modules a module imports. Of an entry of the library and of the namespace of calls, which hand on far more
 * than one module uses, only those that it names.
 */
export const usedImports = (infoOf: Rolldown.GetModuleInfo) => {
  const codeOf = (id: string) => infoOf(id)?.code ?? ""
  const handedOn = new Map<string, ReadonlyMap<string, string>>()

  /** The module of each name an entry exports. */
  const originsIn = (entry: string): ReadonlyMap<string, string> => {
    const origins = new Map<string, string>()
    for (const node of parseAst(codeOf(entry)).body) {
      if (node.type !== "ExportNamedDeclaration" || !node.source) continue
      const origin = resolve(dirname(entry), node.source.value)
      for (const { exported } of node.specifiers)
        if (exported.type === "Identifier") origins.set(exported.name, origin)
    }
    return origins
  }
  const originOf = (entry: string, name: string) => {
    const origins = handedOn.get(entry) ?? originsIn(entry)
    handedOn.set(entry, origins)
    return origins.get(name) ?? []
  }

  const namedIn = (id: string) =>
    parseAst(codeOf(id)).body.flatMap((node) => {
      const source = node.type === "ImportDeclaration" && sourceOf.get(node.source.value)
      if (node.type !== "ImportDeclaration" || !source) return []
      return node.specifiers.flatMap((one) =>
        one.type === "ImportSpecifier" && one.imported.type === "Identifier"
          ? originOf(resolve(source), one.imported.name)
          : [],
      )
    })
  const calledIn = (id: string) =>
    [...codeOf(id).matchAll(/\bcalls\.(\w+)/g)].flatMap(([, group = ""]) => originOf(callGroups, group))

  return (id: string): ReadonlyArray<string> => {
    const imported = infoOf(id)?.importedIds ?? []
    const used = id.startsWith(app)
      ? [...imported.filter((one) => !entries.has(one)), ...namedIn(id)]
      : imported
    return used.includes(calls) ? [...used.filter((one) => one !== calls), ...calledIn(id)] : used
  }
}
