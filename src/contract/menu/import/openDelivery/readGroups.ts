import { plainName } from "../../../search/folded.ts"
import type { SourceGroup, SourceLink, SourceOption, SourcePrice } from "../menuSource.ts"
import { groupKind, isPart, joinParts, type JoinedGroup } from "./joinParts.ts"
import { cut, readCode, readPrice } from "./readItem.ts"
import { type Node, nodesIn, numberIn, type OptionSource, pathOf, textIn } from "./reader.ts"

/** Pieces of a group that has no limit, as exports write them. */
const noLimit = 50

/** Groups of a menu, each kept once by its key. */
export interface GroupReading extends OptionSource {
  readonly groups: Map<string, SourceGroup>
}

const nameOf = ({ itemOf, notes }: OptionSource, option: Node): string | undefined => {
  const item = itemOf(option)
  return cut(item && textIn(item, "name") !== undefined ? item : option, "name", 80, notes)
}

const priceOf = ({ notes }: OptionSource, option: Node): number | undefined => {
  const field = option.value["price"] === undefined ? "optionPrice" : "price"
  const { price } = readPrice(option, field, notes) as { readonly price?: number }
  return price
}

const maxOf = (option: Node, group: JoinedGroup): number | undefined => {
  const max = numberIn(option, "maxPermitted")
  // In parts of one group each takes one piece, whatever the option allows.
  if (group.parts > 1) return undefined
  return max === undefined || max < 1 || max >= Math.min(group.max ?? noLimit, noLimit) ? undefined : max
}

const optionKey = (group: string, name: string) => `${group} > ${plainName(name)}`

/** Key of the group an option asks for. */
const nestedOf = (reading: GroupReading, option: Node): string | undefined => {
  const nested = joinParts(nodesIn(option, "optionGroups"), reading)
  if (nested.length > 1) reading.notes.add("tooDeep", option)
  return nested.map((one) => linkOf(reading, one).group)[0]
}

const optionOf = (
  reading: GroupReading,
  group: JoinedGroup,
  key: string,
  option: Node,
): SourceOption | undefined => {
  const name = nameOf(reading, option)
  if (name === undefined) return void reading.notes.add("noId", option, "itemId")
  const cents = priceOf(reading, option)
  const nested = group.isSizes ? undefined : nestedOf(reading, option)
  const item = reading.itemOf(option)
  const included = numberIn(option, "defaultQuantity")
  const max = maxOf(option, group)
  return {
    key: optionKey(key, name),
    place: pathOf(option),
    name,
    ...readCode(item && option.value["externalCode"] === undefined ? item : option),
    fields: {
      ...(cents !== undefined && !group.isPriced && { price: cents }),
      ...(max !== undefined && { max }),
      ...(included !== undefined && included > 0 && { included }),
    },
    ...(cents !== undefined && group.isPriced && { initial: { price: cents } }),
    ...(textIn(option, "status") === "UNAVAILABLE" && { status: "OUT_OF_STOCK" }),
    ...(nested !== undefined && { nested }),
  }
}

const pricesOf = (
  reading: GroupReading,
  group: JoinedGroup,
  key: string,
  size?: string,
): ReadonlyArray<SourcePrice> =>
  group.options.flatMap((option) => {
    const [name, cents] = [nameOf(reading, option), priceOf(reading, option)]
    if (name === undefined || cents === undefined) return []
    return [{ option: optionKey(key, name), cents, ...(size !== undefined && { size }) }]
  })

/** The link to a group, which is kept by its code and name, or else by its options. */
function linkOf(reading: GroupReading, group: JoinedGroup): SourceLink {
  const content = group.options.map((option) => [nameOf(reading, option), priceOf(reading, option)])
  const key = `${group.code ?? JSON.stringify(content)} ${plainName(group.name)}`
  // A group without a limit leaves as four parts.
  const isOpen = group.parts > 1 && group.max === 4
  const limits = { min: group.min, ...(group.max !== undefined && !isOpen && { max: group.max }) }
  if (!reading.groups.has(key))
    reading.groups.set(key, {
      key,
      place: pathOf(group.node),
      name: group.name,
      id: group.code,
      fields: { ...limits, ...(group.priceRule && { priceRule: group.priceRule }) },
      initial: { kind: groupKind(group), ...(isOpen && { max: group.max }) },
      options: group.options.flatMap((option) => optionOf(reading, group, key, option) ?? []),
    })
  return {
    group: key,
    ...limits,
    prices: group.isSizes || group.isPriced ? [] : pricesOf(reading, group, key),
  }
}

/** The flavors within sizes: one group, with a price for each size and flavor. */
const sizedLinks = (
  reading: GroupReading,
  sizes: JoinedGroup,
  sizeKey: string,
): ReadonlyArray<SourceLink> => {
  const links = new Map<string, SourceLink>()
  for (const option of sizes.options)
    for (const flavors of joinParts(nodesIn(option, "optionGroups"), reading)) {
      const link = linkOf(reading, { ...flavors, isPriced: true })
      const size = optionKey(sizeKey, nameOf(reading, option) ?? "")
      const prices = [
        ...(links.get(link.group)?.prices ?? []),
        ...pricesOf(reading, flavors, link.group, size),
      ]
      links.set(link.group, { ...link, prices })
    }
  return [...links.values()]
}

/** The links of an item to its groups. */
export const linksOf = (reading: GroupReading, nodes: ReadonlyArray<Node>): ReadonlyArray<SourceLink> =>
  joinParts(nodes, reading).flatMap((group) => {
    const isSizes = group.options.some((option) => nodesIn(option, "optionGroups").some(isPart))
    const link = linkOf(reading, { ...group, isSizes })
    return isSizes ? [link, ...sizedLinks(reading, group, link.group)] : [link]
  })
