import type { RecordId } from "../wire/recordId.ts"
import { type Blocker, type BlockerKind, blockerKinds } from "./blocker.ts"
import { type CategoryRow, type ItemRow, type MenuData, type MenuList, type MenuRow } from "./menuData.ts"
import { groupsOf, optionsIn, placeIn, rowWithId } from "./lookups.ts"
import { hasStock, missingIngredients, shortageOf } from "./optionSales.ts"
import { isWithinDays, menuOnAir, servesNow } from "./onAir.ts"
import { optionPrice, priceOf } from "./price.ts"
import { isStoreOpen, nextOpening, weekAt } from "./storeOpening.ts"
import { statusAt } from "./statusAt.ts"

/** The situation an item is looked at in. */
export interface SaleAt {
  /** Milliseconds since 1970. */
  readonly at: number
  /** The menu; the one on the air then unless told. */
  readonly menu?: RecordId | undefined
  /** The channel; any of the menu's unless told. */
  readonly channel?: string | undefined
}

interface Sale extends Omit<SaleAt, "menu"> {
  readonly data: MenuData
  readonly item: ItemRow
  readonly menu: MenuRow | undefined
}

type Reasons = ReadonlyArray<Omit<Blocker, "kind">>

const until = (ms: number | undefined) => (ms === undefined ? {} : { until: new Date(ms).toISOString() })
const named = (list: MenuList, row: { readonly _id: RecordId; readonly name: string }) => ({
  of: { list, _id: row._id, label: row.name },
})
const unless = (isFine: boolean, reason: Omit<Blocker, "kind"> = {}): Reasons => (isFine ? [] : [reason])

const placeOf = ({ data, item, menu }: Sale) => placeIn(data.places, menu?._id, item._id)

/** The item's category, and the one around it. */
const categoriesOf = ({ data, item }: Sale): ReadonlyArray<CategoryRow> => {
  const own = rowWithId(data.categories, item.category)
  return [own, rowWithId(data.categories, own?.parent)].filter((one) => one !== undefined)
}

const categoryHours = (sale: Sale): Reasons =>
  categoriesOf(sale).flatMap((category) => {
    const { isOn, next } = weekAt(sale.data.store, category.week ?? undefined, sale.at)
    const isInDays = isWithinDays(sale.data.store, category, sale.at)
    return unless(isOn && isInDays, {
      ...until(isInDays ? next : undefined),
      ...named("categories", category),
    })
  })

/** True of an item that costs something by the options it asks for, whatever its own price. */
export const hasPricedGroup = (data: MenuData, item: ItemRow): boolean =>
  groupsOf(data.itemGroups, item._id).some((link) => {
    const group = rowWithId(data.groups, link.group)
    if (!group || (link.min ?? group.min) === 0) return false
    const bySize = Object.keys(link.optionPrices ?? {}).some((key) => key.includes(":"))
    return optionsIn(data.options, group._id).some(
      (option) => bySize || optionPrice(link, option, undefined) > 0,
    )
  })

/** Channels whose seller sees the customer, and so their age. */
const seesCustomer = (channel: string | undefined) => channel === "PDV"

const checks: Readonly<Record<BlockerKind, (sale: Sale) => Reasons>> = {
  STORE_CLOSED: ({ data: { store }, at }) => unless(isStoreOpen(store, at), until(nextOpening(store, at))),
  MENU_OFF: ({ data, menu, at, channel }) =>
    menu ? unless(servesNow(data, menu, at, channel), named("menus", menu)) : [],
  CATEGORY_OFF: (sale) =>
    categoriesOf(sale).flatMap((one) => unless(one.isActive === true, named("categories", one))),
  CATEGORY_HOURS: categoryHours,
  ITEM_HIDDEN: (sale) => {
    const { data, item, menu, at } = sale
    if (statusAt(data, "items", item, at) === "HIDDEN") return [named("items", item)]
    return menu ? unless(placeOf(sale)?.visible !== false, named("menus", menu)) : []
  },
  SOLD_OUT: ({ data, item, at }) =>
    unless(statusAt(data, "items", item, at) !== "OUT_OF_STOCK", {
      ...(item.soldOutUntil && { until: item.soldOutUntil }),
      ...named("items", item),
    }),
  STOCK_0: ({ item }) => unless(hasStock(item), named("items", item)),
  ITEM_HOURS: ({ data: { store }, item, at }) => {
    const { isOn, next } = weekAt(store, item.week ?? undefined, at)
    return unless(isOn, { ...until(next), ...named("items", item) })
  },
  DATES: ({ data: { store }, item, at }) => unless(isWithinDays(store, item, at), named("items", item)),
  CHANNEL: ({ item, menu, channel }) => {
    const own = item.channels ?? []
    const channels = channel === undefined ? (menu?.channels ?? []) : [channel]
    const isServed = own.length === 0 || channels.length === 0 || own.some((one) => channels.includes(one))
    return unless(isServed, named("items", item))
  },
  INGREDIENT_OUT: ({ data, item, at }) =>
    missingIngredients(data, { item: item._id }, at).map((ingredient) => ({
      ...(ingredient.outUntil && { until: ingredient.outUntil }),
      ...named("ingredients", ingredient),
    })),
  GROUP_SHORT: ({ data, item, at }) =>
    groupsOf(data.itemGroups, item._id).flatMap((link) => {
      const group = rowWithId(data.groups, link.group)
      const shortage = group ? shortageOf(data, group, link, at) : undefined
      return group && shortage ? [{ ...named("groups", group), ...shortage }] : []
    }),
  NO_PRICE: (sale) => {
    const { data, item, menu, at } = sale
    const isPriced = priceOf(data, item, menu?._id, at) > 0 || hasPricedGroup(data, item)
    return unless(isPriced, named("items", item))
  },
  MIN_AGE_CHANNEL: ({ item, channel }) =>
    unless(!item.alcohol || item.minAge === "18" || seesCustomer(channel), named("items", item)),
}

/** The reasons an item is not sold at a moment, in their order; none where it is sold. */
export const blockersOf = (
  data: MenuData,
  item: ItemRow,
  { at, menu, channel }: SaleAt,
): ReadonlyArray<Blocker> => {
  const wanted = rowWithId(data.menus, menu)
  const sale: Sale = { data, item, at, channel, menu: wanted ?? menuOnAir(data, at, channel) }
  return blockerKinds.flatMap((kind) => checks[kind](sale).map((reason): Blocker => ({ kind, ...reason })))
}
