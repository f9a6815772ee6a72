import type { OptionRow } from "../../../../contract/menu/menuData.ts"
import type { MenuOp } from "../../../../contract/menu/menuOps.ts"
import { idKey } from "../../../../contract/wire/recordId.ts"
import type { UsedGroup } from "../../itemGroups.ts"
import type { Former } from "../../menuChange.ts"

/** An option of a group as an item has it, in a size where it has a price in each. */
export interface PricedOption {
  readonly of: UsedGroup
  readonly option: OptionRow
  readonly size: OptionRow | undefined
}

const keyOf = ({ option, size }: PricedOption) =>
  size === undefined ? idKey(option._id) : `${idKey(size._id)}:${idKey(option._id)}`

/** True of a price the item has of its own; another one counts wherever the option is used. */
const isOfItem = (priced: PricedOption) =>
  priced.size !== undefined || priced.of.link.optionPrices?.[keyOf(priced)] !== undefined

/** The price in cents that a new one takes the place of; null where the item has none of its own yet. */
export const replacedPrice = (priced: PricedOption): number | null =>
  isOfItem(priced) ? (priced.of.link.optionPrices?.[keyOf(priced)] ?? null) : priced.option.price

/** Change of an option's price in cents, and the value it was written over. */
export const optionPriceChange = (
  priced: PricedOption,
  cents: number,
  before: number | null,
): readonly [ops: ReadonlyArray<MenuOp>, former: Former] => {
  const { _id, version } = priced.option
  if (!isOfItem(priced))
    return [[{ op: "set", list: "options", _id, version, fields: { price: cents } }], [{ price: before }]]
  const { group, link } = priced.of
  const { optionPrices = {} } = link
  const key = keyOf(priced)
  const change = { op: "link", item: link.item, group: group._id } as const
  return [
    [{ ...change, optionPrices: { ...optionPrices, [key]: cents }, was: { optionPrices } }],
    [{ isLinked: true, [key]: before }],
  ]
}
