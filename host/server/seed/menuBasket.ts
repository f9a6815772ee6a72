import type { MenuData, OptionRow } from "../../../src/contract/menu/menuData.ts"
import { menuOnAir } from "../../../src/contract/menu/onAir.ts"
import { groupsOf, optionsIn, placeIn, rowWithId } from "../../../src/contract/menu/lookups.ts"
import { isItemSold, isOptionSold } from "../../../src/contract/menu/optionSales.ts"
import { type Choice, linePrice } from "../../../src/contract/menu/price.ts"
import type { OrderItem } from "../../../src/contract/orders/order.ts"
import type { Random } from "./random.ts"

type Item = MenuData["items"][number]

/** Moment, in milliseconds since 1970, and channel of an order. */
interface Placing {
  readonly at: number
  readonly channel: string
}

/** The items customers may order: shown in the menu of their channel, on sale, with enough to choose from. */
const soldAt = (data: MenuData, { at, channel }: Placing): ReadonlyArray<Item> => {
  const menu = menuOnAir(data, at, channel)?._id
  return data.items.filter(
    (item) =>
      placeIn(data.places, menu, item._id)?.visible !== false &&
      item.sellBy !== "WEIGHT" &&
      isItemSold(data, item, at),
  )
}

/** So many of these, in a random order, each as often as it may be taken. */
const someOf = (random: Random, options: ReadonlyArray<OptionRow>, count: number): ReadonlyArray<Choice> => {
  const remaining = [...options]
  return Array.from({ length: Math.min(count, remaining.length) }, () => {
    const [option] = remaining.splice(random.below(remaining.length), 1)
    const max = option?.max ?? 1
    return { option: option!._id, quantity: max > 1 && random.below(4) === 0 ? 2 : 1 }
  })
}

/** Choices of a customer among an item's groups: as many as each asks for, and now and then one more. */
const choose = (data: MenuData, item: Item, at: number, random: Random): ReadonlyArray<Choice> =>
  groupsOf(data.itemGroups, item._id).flatMap((link) => {
    const group = rowWithId(data.groups, link.group)
    if (!group?.isActive) return []
    const least = link.min ?? group.min
    const max = link.max ?? group.max ?? least + 1
    const count = Math.min(max, least + (random.below(4) === 0 ? 1 : 0))
    const options = optionsIn(data.options, group._id).filter((one) => isOptionSold(data, one, at))
    return someOf(random, options, count)
  })

const itemOf = (data: MenuData, item: Item, { at, channel }: Placing, random: Random): OrderItem => {
  const quantity = random.below(10) < 7 ? 1 : 2 + random.below(2)
  const choices = choose(data, item, at, random)
  const menu = menuOnAir(data, at, channel)?._id
  const priced = linePrice(data, { item, menu, at, quantity, choices })
  const options = priced.options.map(({ option, group, quantity: count, priceCents, listPriceCents }) => ({
    name: rowWithId(data.options, option)?.name ?? "",
    group: rowWithId(data.groups, group)?.name ?? null,
    priceCents,
    listPriceCents,
    ...(count > 1 && { quantity: count }),
  }))
  return {
    name: item.name,
    quantity,
    unitPriceCents: priced.unitPriceCents,
    ...(options.length > 0 && { options }),
    ref: { kind: "MENU_ITEM", _id: Number(item._id) },
    totalCents: priced.totalCents,
  }
}

/** Lines of an order from a store's menu; none where nothing is sold then. */
export const menuItemsOf = (
  data: MenuData,
  placing: Placing,
  lines: number,
  random: Random,
): ReadonlyArray<OrderItem> => {
  const remaining = [...soldAt(data, placing)]
  return Array.from({ length: Math.min(lines, remaining.length) }, () => {
    const [item] = remaining.splice(random.below(remaining.length), 1)
    return itemOf(data, item!, placing, random)
  })
}
