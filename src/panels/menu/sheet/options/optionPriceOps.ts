import type { OptionRow } from "../../../../contract/menu/menuData.ts"
import type { MenuOp } from "../../../../contract/menu/menuOps.ts"
import { idKey, type RecordId } from "../../../../contract/wire/recordId.ts"
import type { UsedGroup } from "../../itemGroups.ts"

/** Change of an option's price in an item: in a size, where it has a price of its own there, or wherever it is used. */
export const optionPriceOp = (
  { group, link }: UsedGroup,
  { _id, version }: OptionRow,
  size: RecordId | undefined,
  cents: number,
): MenuOp => {
  if (size === undefined && link.optionPrices?.[idKey(_id)] === undefined)
    return { op: "set", list: "options", _id, version, fields: { price: cents } }
  const key = size === undefined ? idKey(_id) : `${idKey(size)}:${idKey(_id)}`
  return {
    op: "link",
    item: link.item,
    group: group._id,
    optionPrices: { ...link.optionPrices, [key]: cents },
    was: { optionPrices: link.optionPrices ?? {} },
  }
}
