import { idKey, type RecordId } from "../../wire/recordId.ts"
import type { GroupRow, ItemGroup, ItemRow, MenuData, OptionRow } from "../menuData.ts"
import { maxGroupLevels } from "../changes/groupCircles.ts"
import { groupsOf, optionsIn, rowWithId } from "../lookups.ts"
import { isOptionSold } from "../optionSales.ts"
import { optionPriceIn } from "../price.ts"
import { statusAt } from "../statusAt.ts"
import { publicId } from "./publicIds.ts"
import type { ItemPrice, PublicGroup, PublicItem, PublicOption } from "./snapshot.ts"

/** An item whose groups are told, in a menu at a moment, in milliseconds since 1970. */
export interface ToldItem {
  readonly data: MenuData
  readonly item: ItemRow
  readonly menu: RecordId
  readonly at: number
  /** The address of a picture. */
  readonly pictureOf: (file: RecordId) => string
  /** Keeps the product of an option, which has a name. */
  readonly addItem: (item: PublicItem) => void
}

/** Pieces of a group without a limit, and flavors of a pizza without one. */
const noLimit = { pieces: 50, flavors: 4 }

/** Cents as the standard has them. */
export const priceIn = (cents: number, before = cents): ItemPrice => ({
  value: cents / 100,
  originalValue: before / 100,
  currency: "BRL",
})

interface Within {
  readonly link?: ItemGroup | undefined
  /** The size the flavors are priced for. */
  readonly size?: RecordId | undefined
  readonly depth: number
  /** Ids of the options and groups around, so that each place has an id of its own. */
  readonly place: ReadonlyArray<RecordId>
}

const productOf = ({ data, pictureOf }: ToldItem, option: OptionRow): PublicItem => {
  const item = rowWithId(data.items, option.item)
  const picture = option.image ?? item?.images?.[0]
  return {
    id: publicId("optionItem", option._id),
    name: option.name,
    description: item?.description ?? "",
    externalCode: option.code ?? idKey(option._id),
    status: "AVAILABLE",
    unit: "UN",
    ...(picture !== undefined && { images: [{ URL: pictureOf(picture), type: "MAIN" }] }),
  }
}

const isFlavors = (group: GroupRow) => group.kind === "FLAVOR"

/** True if the prices of flavors depend on the size. */
const isBySize = ({ optionPrices }: ItemGroup) =>
  Object.keys(optionPrices ?? {}).some((key) => key.includes(":"))

const optionOf = (context: ToldItem, option: OptionRow, index: number, within: Within): PublicOption => {
  const { data, item, at, pictureOf } = context
  const product = productOf(context, option)
  context.addItem(product)
  const { depth, place, size, link } = within
  const inside = [...place, option._id]
  const nested = rowWithId(data.groups, option.nested)
  const own =
    nested && depth < maxGroupLevels ? publicGroup(context, nested, { depth: depth + 1, place: inside }) : []
  const isSize = rowWithId(data.groups, option.group)?.kind === "SIZE"
  const flavors = isSize && link ? flavorsBySize(context, { size: option._id, depth, place: inside }) : []
  const groups = [...flavors, ...own].map((group, at) => ({ ...group, index: at }))
  return {
    id: publicId("option", item._id, ...place, option._id),
    itemId: product.id,
    index,
    optionPrice: priceIn(optionPriceIn(data, context, option, size)),
    ...((option.included ?? 0) > 0 && { defaultQuantity: option.included ?? 0 }),
    status: isOptionSold(data, option, at) ? "AVAILABLE" : "UNAVAILABLE",
    maxPermitted: option.max ?? noLimit.pieces,
    ...(option.image && { imageUrl: pictureOf(option.image) }),
    ...(groups.length > 0 && { optionGroups: groups }),
  }
}

const methods = { SUM: "SUM", HIGHEST: "MAX", AVERAGE: "AVG", PROPORTIONAL: "AVG" } as const

/**
 * A group as the standard has it. `MAX` and `AVG` hold across groups there, not within one: of several flavors each is
 * a group of its own, by whose code they are known as one.
 */
function publicGroup(context: ToldItem, group: GroupRow, within: Within): ReadonlyArray<PublicGroup> {
  const { data, item, at } = context
  if (!group.isActive) return []
  const { link, place } = within
  const min = link?.min ?? group.min
  const rule = group.priceRule as keyof typeof methods
  const limit = link?.max ?? group.max
  const parts = rule === "SUM" ? 1 : Math.min(limit ?? noLimit.flavors, noLimit.flavors)
  const isSplit = parts > 1
  const options = optionsIn(data.options, group._id).filter(
    (option) => statusAt(data, "options", option, at) !== "HIDDEN",
  )
  return Array.from({ length: parts }, (_, part): PublicGroup => {
    const key: ReadonlyArray<RecordId> = [...place, group._id, ...(isSplit ? [part + 1] : [])]
    const max = isSplit ? 1 : Math.max(limit ?? noLimit.pieces, min)
    return {
      id: publicId("group", item._id, ...key),
      index: part,
      name: isSplit ? `${group.name} ${part + 1}/${parts}` : group.name,
      externalCode: `${idKey(group._id)}${isSplit ? `#${part + 1}/${parts}` : ""}`,
      status: "AVAILABLE",
      minPermitted: isSplit ? Number(part < min) : min,
      maxPermitted: max,
      priceMethod: isSplit ? methods[rule] : "SUM",
      ...(isSplit && rule === "AVERAGE" && { countsOnce: true }),
      options: options.map((option, index) => {
        // An option is of one group: only the part of one tells it from itself.
        const shown = optionOf(context, option, index, { ...within, place: isSplit ? key : place })
        return { ...shown, maxPermitted: Math.min(shown.maxPermitted, max) }
      }),
    }
  })
}

/** The links of an item, in their order, with their groups. */
const linksOf = ({ data, item }: ToldItem) =>
  groupsOf(data.itemGroups, item._id).flatMap((link) => {
    const group = rowWithId(data.groups, link.group)
    return group ? [{ link, group }] : []
  })

/** The flavors of one size, where their prices depend on it: groups within the size. */
const flavorsBySize = (context: ToldItem, within: Omit<Within, "link">): ReadonlyArray<PublicGroup> =>
  linksOf(context)
    .filter(({ link, group }) => isFlavors(group) && isBySize(link))
    .flatMap(({ link, group }) => publicGroup(context, group, { ...within, link, depth: maxGroupLevels }))

/** The option groups of an item. Flavors whose prices depend on the size stand within its sizes. */
export const publicGroups = (context: ToldItem): ReadonlyArray<PublicGroup> => {
  const links = linksOf(context)
  const hasSize = links.some(({ group }) => group.kind === "SIZE" && group.isActive)
  return links
    .filter(({ link, group }) => !(hasSize && isFlavors(group) && isBySize(link)))
    .flatMap(({ link, group }) => publicGroup(context, group, { link, depth: 1, place: [] }))
    .map((group, index) => ({ ...group, index }))
}
