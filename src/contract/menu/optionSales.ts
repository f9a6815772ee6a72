import type { RecordId } from "../wire/recordId.ts"
import { groupsOf, ingredientsOf, optionsIn, rowWithId } from "./lookups.ts"
import type { GroupRow, IngredientRow, ItemGroup, ItemRow, MenuData, OptionRow } from "./menuData.ts"
import { statusAt } from "./statusAt.ts"

/** The ingredients that take an item or an option off sale at a moment, in milliseconds since 1970. */
export const missingIngredients = (
  data: MenuData,
  of: { readonly item: RecordId } | { readonly option: RecordId },
  at: number,
): ReadonlyArray<IngredientRow> =>
  ingredientsOf(data.itemIngredients, of).flatMap((one) => {
    if (one.withoutCents !== undefined) return []
    const ingredient = rowWithId(data.ingredients, one.ingredient)
    return ingredient && statusAt(data, "ingredients", ingredient, at) === "OUT" ? [ingredient] : []
  })

/** True if an item has stock to sell, or does not track any. */
export const hasStock = ({ tracksStock, stock = 0 }: Pick<ItemRow, "tracksStock" | "stock">): boolean =>
  !tracksStock || stock > 0

/** True if an item is sold at a moment, whatever its options: itself, its stock and its ingredients. */
const isSoldAlone = (data: MenuData, item: ItemRow | undefined, at: number): boolean =>
  item !== undefined &&
  statusAt(data, "items", item, at) === "AVAILABLE" &&
  hasStock(item) &&
  missingIngredients(data, { item: item._id }, at).length === 0

/** Groups stand in each other three deep; what is deeper than that is a circle nobody may make. */
const maxDepth = 4

/** True if an option may be chosen at a moment: itself, the item it stands for, and the group it asks for. */
export const isOptionSold = (data: MenuData, option: OptionRow, at: number, depth = 0): boolean => {
  const nested = rowWithId(data.groups, option.nested)
  return (
    statusAt(data, "options", option, at) === "AVAILABLE" &&
    missingIngredients(data, { option: option._id }, at).length === 0 &&
    (option.item === undefined ||
      option.item === null ||
      isSoldAlone(data, rowWithId(data.items, option.item), at)) &&
    (!nested || depth >= maxDepth || shortageOf(data, nested, undefined, at, depth + 1) === undefined)
  )
}

/** Options a group asks for at least, and how many of them can be had. */
export interface Shortage {
  readonly min: number
  readonly available: number
}

/** The shortage of a group, whose required options cannot all be had at a moment; undefined where they can. */
export const shortageOf = (
  data: MenuData,
  group: GroupRow,
  link: ItemGroup | undefined,
  at: number,
  depth = 0,
): Shortage | undefined => {
  const min = link?.min ?? group.min
  if (!group.isActive || min === 0) return undefined
  const counts = optionsIn(data.options, group._id)
    .filter((option) => isOptionSold(data, option, at, depth))
    .map((option) => option.max ?? min)
    .toSorted((one, other) => other - one)
    .slice(0, group.maxDistinct ?? undefined)
  const available = counts.reduce((sum, count) => sum + count, 0)
  return available < min ? { min, available } : undefined
}

/** True if an item can be had at a moment, whatever the hours: it is sold, and so are the options it requires. */
export const isItemSold = (data: MenuData, item: ItemRow, at: number): boolean =>
  isSoldAlone(data, item, at) &&
  groupsOf(data.itemGroups, item._id).every((link) => {
    const group = rowWithId(data.groups, link.group)
    return !group || shortageOf(data, group, link, at) === undefined
  })
