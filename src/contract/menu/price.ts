import { unitCentsOf } from "../orders/unitCents.ts"
import { idKey, type RecordId, sameId } from "../wire/recordId.ts"
import { overrideOf } from "./following/inherited.ts"
import { groupsOf, optionsIn, placeIn, rowWithId } from "./lookups.ts"
import type { GroupRow, ItemGroup, ItemRow, MenuData, MenuPlace, MenuRow, OptionRow } from "./menuData.ts"
import { type ChosenOption, type PricedOption, pricedOptions } from "./pizza.ts"
import { type Rounding, roundPrice } from "./rounding.ts"

/** A percentage in hundredths of a percent on cents, half up. */
export const withPercent = (cents: number, percent: number): number =>
  Math.floor((2 * cents * (10_000 + percent) + 10_000) / 20_000)

interface Promotion {
  readonly promoPrice?: number | null
  readonly promoFrom?: string | null
  readonly promoUntil?: string | null
}

/** True if the promotional price of an item or product counts at a moment, in milliseconds since 1970. */
export const isOnPromotion = ({ promoPrice, promoFrom, promoUntil }: Promotion, at: number): boolean =>
  promoPrice !== undefined &&
  promoPrice !== null &&
  (!promoFrom || Date.parse(promoFrom) <= at) &&
  (!promoUntil || at < Date.parse(promoUntil))

/** A price by a menu's adjustment, rounded as the menu says. Without a menu it is as it is. */
const adjusted = (cents: number, menu: MenuRow | undefined): number => {
  if (!menu) return cents
  const { adjustKind, adjustPercent, adjustAmount, roundTo } = menu
  const moved =
    adjustKind === "PERCENT"
      ? withPercent(cents, adjustPercent ?? 0)
      : adjustKind === "AMOUNT"
        ? cents + (adjustAmount ?? 0)
        : cents
  return roundPrice(moved, roundTo as Rounding)
}

type Priced = Pick<ItemRow, "_id" | "price" | "promoPrice" | "promoFrom" | "promoUntil">

/**
 * Price in cents of an item at a moment (milliseconds since 1970): what `place` says of it in a menu, or else its
 * promotional or usual price by the menu's adjustment and rounding.
 */
export const priceIn = (
  item: Priced,
  { menu, place }: { readonly menu: MenuRow | undefined; readonly place: MenuPlace | undefined },
  at: number,
): number => {
  if (place?.priceOverride !== undefined) return place.priceOverride
  const own = isOnPromotion(item, at) ? (item.promoPrice ?? item.price) : item.price
  return adjusted(own, menu)
}

/**
 * Price in cents of an item at a moment (milliseconds since 1970), in a menu or without one: what a store that follows
 * another one has as its own, or else that of the menu. The database has the same as `price_of`; a test holds the two
 * together.
 */
export const priceOf = (
  data: Pick<MenuData, "places" | "menus" | "follows">,
  item: Priced,
  menu: RecordId | undefined,
  at: number,
): number =>
  overrideOf(data, "items", item._id)?.price ??
  priceIn(item, { menu: rowWithId(data.menus, menu), place: placeIn(data.places, menu, item._id) }, at)

/** True of a price that moves by more than a tenth: somebody is asked about it. A price of nothing has no share. */
export const movesFar = (before: number, after: number): boolean =>
  before > 0 && Math.abs(after - before) * 10 > before

/** Kinds of groups whose options have the price of a whole, not of an addition to it. */
const isWhole = ({ kind }: GroupRow) => kind === "FLAVOR" || kind === "SIZE"

/** An option's price by a menu: percentages count for every option, rounding for those that are the price of a whole. */
const adjustedOption = (cents: number, group: GroupRow, menu: MenuRow | undefined): number => {
  if (menu?.adjustKind !== "PERCENT" || cents === 0) return cents
  const moved = withPercent(cents, menu.adjustPercent ?? 0)
  return isWhole(group) ? roundPrice(moved, menu.roundTo as Rounding) : moved
}

/** A choice of one of an item's options. */
export interface Choice {
  readonly option: RecordId
  readonly quantity: number
}

/** A chosen option of an order's line: its group, its own price, and its part of the line's price for each piece. */
export interface LineOption extends PricedOption {
  readonly group: RecordId
}

/** Price of one line of an order, in cents: of one piece, and of all. */
export interface LinePrice {
  readonly unitPriceCents: number
  readonly options: ReadonlyArray<LineOption>
  readonly totalCents: number
}

/** An item that is ordered, with what was chosen. */
export interface OrderedItem {
  readonly item: ItemRow
  readonly menu: RecordId | undefined
  readonly at: number
  /** Pieces, or kilograms of what is weighed. */
  readonly quantity: number
  readonly choices: ReadonlyArray<Choice>
}

interface Chosen {
  readonly option: OptionRow
  readonly quantity: number
}

/** The link by which an item has a group. */
const linkOf = (
  { itemGroups }: Pick<MenuData, "itemGroups">,
  item: RecordId,
  group: RecordId,
): ItemGroup | undefined => groupsOf(itemGroups, item).find((one) => sameId(one.group, group))

/** An option's own price in cents in an item: that of its size and itself, its own there, or its usual one. */
export const optionPrice = (
  link: ItemGroup | undefined,
  option: Pick<OptionRow, "_id" | "price">,
  size: RecordId | undefined,
): number => {
  const prices = link?.optionPrices ?? {}
  const bySize = size === undefined ? undefined : prices[`${idKey(size)}:${idKey(option._id)}`]
  return bySize ?? prices[idKey(option._id)] ?? option.price
}

/** Price in cents of one piece of an option in an item, by a menu and in a size; before the group's rule. */
export const optionPriceIn = (
  data: Pick<MenuData, "itemGroups" | "groups" | "menus">,
  { item, menu }: Pick<OrderedItem, "item" | "menu">,
  option: OptionRow,
  size: RecordId | undefined,
): number => {
  const group = rowWithId(data.groups, option.group)
  if (!group) return option.price
  const own = optionPrice(linkOf(data, item._id, group._id), option, size)
  return adjustedOption(own, group, rowWithId(data.menus, menu))
}

/** Returns a function that finds the options of a group among some choices, each once and in the group's order. */
const chosenAmong = ({ options }: MenuData, choices: ReadonlyArray<Choice>) => {
  const quantities = new Map<string, number>()
  for (const { option, quantity } of choices) {
    const key = idKey(option)
    quantities.set(key, (quantities.get(key) ?? 0) + quantity)
  }
  return (group: GroupRow): ReadonlyArray<Chosen> =>
    optionsIn(options, group._id).flatMap((option) => {
      const quantity = quantities.get(idKey(option._id)) ?? 0
      return quantity > 0 ? [{ option, quantity }] : []
    })
}

/** The options chosen of one group with their prices. What comes with the item costs nothing. */
const groupLines = (
  data: MenuData,
  ordered: OrderedItem,
  group: GroupRow,
  { chosen, size }: { readonly chosen: ReadonlyArray<Chosen>; readonly size: RecordId | undefined },
): ReadonlyArray<LineOption> => {
  const all = chosen.map(({ option, quantity }): ChosenOption => ({
    option: option._id,
    quantity: quantity - Math.min(quantity, option.included ?? 0),
    listPriceCents: optionPriceIn(data, ordered, option, size),
  }))
  const priced = pricedOptions(
    group.priceRule as Parameters<typeof pricedOptions>[0],
    all.filter(({ quantity }) => quantity > 0),
  )
  return chosen.map(({ option, quantity }, at) => {
    const cents = priced.find((one) => sameId(one.option, option._id))?.priceCents ?? 0
    const { listPriceCents = 0 } = all[at] ?? {}
    return { option: option._id, group: group._id, quantity, listPriceCents, priceCents: cents }
  })
}

/** Price of an ordered item with its options. The parts of all options and the item's price add up to the line's. */
export const linePrice = (data: MenuData, ordered: OrderedItem): LinePrice => {
  const { item, menu, at, quantity, choices } = ordered
  const chosenOf = chosenAmong(data, choices)
  const named = new Set(choices.map(({ option }) => idKey(rowWithId(data.options, option)?.group ?? "")))
  const groups = data.groups.filter(({ _id }) => named.has(idKey(_id)))
  const [size] = groups.flatMap((group) => (group.kind === "SIZE" ? chosenOf(group) : []))
  const options = groups.flatMap((group) =>
    groupLines(data, ordered, group, { chosen: chosenOf(group), size: size?.option._id }),
  )
  const unitPriceCents = priceOf(data, item, menu, at)
  const unitCents = unitCentsOf({ unitPriceCents, options })
  return { unitPriceCents, options, totalCents: Math.round(quantity * unitCents) }
}
