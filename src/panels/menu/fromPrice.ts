import type { ItemRow, OptionRow } from "../../contract/menu/menuData.ts"
import { optionPrice } from "../../contract/menu/price.ts"
import type { UsedGroup } from "./itemGroups.ts"

const cheapest = ({ group, link, options, min }: UsedGroup, sizes: ReadonlyArray<OptionRow>): number => {
  const inSizes: ReadonlyArray<OptionRow | undefined> =
    group.kind === "FLAVOR" && sizes.length > 0 ? sizes : [undefined]
  const prices = options
    .map((option) => Math.min(...inSizes.map((size) => optionPrice(link, option, size?._id))))
    .toSorted((one, other) => one - other)
  if (group.priceRule !== "SUM") return prices[0] ?? 0
  return prices.slice(0, min).reduce((sum, cents) => sum + cents, 0)
}

/** The least an item costs in cents with what its groups ask for; undefined where they add nothing to its price. */
export const fromPrice = (item: ItemRow, groups: ReadonlyArray<UsedGroup>): number | undefined => {
  const used = groups.filter(({ min, options }) => min > 0 && options.length > 0)
  const sizes = used.find(({ group }) => group.kind === "SIZE")?.options ?? []
  const added = used.reduce((sum, one) => sum + cheapest(one, sizes), 0)
  return added === 0 ? undefined : item.price + added
}
