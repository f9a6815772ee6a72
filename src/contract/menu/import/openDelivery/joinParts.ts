import { plainName } from "../../../search/folded.ts"
import { type Node, nodesIn, type Notes, numberIn, type OptionSource, textIn } from "./reader.ts"

/** A group as it is here: several of the standard's that are parts of one, or one of them. */
export interface JoinedGroup {
  readonly node: Node
  readonly name: string
  /** Its code, without the number of a part. */
  readonly code: string | undefined
  readonly parts: number
  readonly min: number
  readonly max: number | undefined
  readonly priceRule: "SUM" | "HIGHEST" | "AVERAGE" | "PROPORTIONAL" | undefined
  readonly options: ReadonlyArray<Node>
  /** Its options are sizes, within which flavors are priced. */
  readonly isSizes?: boolean
  /** Prices of its options are those of a size. */
  readonly isPriced?: boolean
}

const noLimit = 50

/** True of a group whose price holds across the groups that are parts with it. */
export const isPart = (group: Node): boolean => ["MAX", "AVG"].includes(textIn(group, "priceMethod") ?? "SUM")

/** A name without the number of its part: `1º sabor`, `Sabor 1`, `Sabores 1/2`. */
const baseName = (name: string): string =>
  name
    .replace(/^\d+\s*[ºª°o.)]?\s+/u, "")
    .replace(/\s+\d+(\/\d+)?$/, "")
    .trim() || name

const baseCode = (group: Node) => textIn(group, "externalCode")?.replace(/#\d+\/\d+$/, "")

const optionNames = (group: Node, { itemOf }: OptionSource): string =>
  nodesIn(group, "options")
    .map((option) => plainName(textIn(itemOf(option) ?? option, "name") ?? ""))
    .toSorted()
    .join("|")

/** The key that parts of one group share; undefined for a group that is whole. */
const partKey = (group: Node, source: OptionSource): string | undefined => {
  if (!isPart(group)) return undefined
  const name = textIn(group, "name") ?? ""
  const hasNumber = baseName(name) !== name || /#\d+\/\d+$/.test(textIn(group, "externalCode") ?? "")
  return hasNumber
    ? `${plainName(baseName(name))} ${textIn(group, "priceMethod")} ${optionNames(group, source)}`
    : undefined
}

const maxIn = (group: Node, notes: Notes): number | undefined => {
  const max = numberIn(group, "maxPermitted")
  if (max === 0) notes.add("maxZero", group, "maxPermitted")
  return max === undefined || max <= 0 || max >= noLimit ? undefined : Math.round(max)
}

const ruleOf = (group: Node): JoinedGroup["priceRule"] => {
  const method = textIn(group, "priceMethod")
  if (method === "MAX") return "HIGHEST"
  if (method === "AVG") return group.value["countsOnce"] === true ? "AVERAGE" : "PROPORTIONAL"
  return undefined
}

const joined = ([first, ...more]: readonly [Node, ...Array<Node>], { notes }: OptionSource): JoinedGroup => {
  const nodes = [first, ...more]
  const name = textIn(first, "name") ?? "Opções"
  const base = more.length > 0 ? baseName(name) : name
  const max = more.length > 0 ? nodes.length : maxIn(first, notes)
  const min = nodes.reduce((sum, node) => sum + Math.max(0, numberIn(node, "minPermitted") ?? 0), 0)
  return {
    node: first,
    name: (base.charAt(0).toUpperCase() + base.slice(1)).slice(0, 60),
    code: baseCode(first),
    parts: nodes.length,
    min: Math.min(min, noLimit),
    max,
    priceRule: ruleOf(first),
    options: nodesIn(first, "options"),
  }
}

/** The groups of an item or option, with the parts of one put together (catalogue, invariant 4). */
export const joinParts = (groups: ReadonlyArray<Node>, source: OptionSource): ReadonlyArray<JoinedGroup> => {
  const parts = new Map<string, [Node, ...Array<Node>]>()
  for (const [at, group] of groups.entries()) {
    const key = partKey(group, source) ?? `#${at}`
    const known = parts.get(key)
    if (known) known.push(group)
    else parts.set(key, [group])
  }
  const all = [...parts.values()].map((nodes) => joined(nodes, source))
  for (const rule of ["HIGHEST", "PROPORTIONAL", "AVERAGE"]) {
    const [, second] = all.filter(({ priceRule }) => priceRule === rule)
    if (second) source.notes.add("acrossGroups", second.node, "priceMethod")
  }
  return all
}

const kindNames: ReadonlyArray<readonly [RegExp, string]> = [
  [/tamanho|size/i, "SIZE"],
  [/borda|edge/i, "EDGE"],
  [/massa|crust/i, "CRUST"],
  [/talher|cutlery/i, "CUTLERY"],
  [/sabor|flavou?r/i, "FLAVOR"],
  [/retirar|sem |remove/i, "REMOVE"],
  [/adiciona|extra|turbin/i, "EXTRA"],
]

/** The kind of a new group, by its price and name. */
export const groupKind = ({ name, priceRule, isSizes }: JoinedGroup): string => {
  if (isSizes) return "SIZE"
  if (priceRule !== undefined) return "FLAVOR"
  return kindNames.find(([pattern]) => pattern.test(name))?.[1] ?? "CHOICE"
}
