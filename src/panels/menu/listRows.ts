import type { CategoryRow, ItemRow, MenuData } from "../../contract/menu/menuData.ts"
import { idKey } from "../../contract/wire/recordId.ts"
import { rowKey } from "./menuChange.ts"
import type { ShownCategory } from "./shownItems.ts"

/** Heights of rows until they are known, in px: heads, items, and more for each line an item has. */
const headHeight = 40
const itemHeight = 73

/** A row of the list: the head of a category, or an item. */
export type ListRow = { readonly key: string; readonly height: number; readonly shape: string } & (
  | {
      readonly isHead: true
      readonly category: CategoryRow
      readonly count: number
      readonly isEmpty: boolean
    }
  | { readonly isHead: false; readonly item: ItemRow }
)

/** The lines of an item's row, which set its height. */
const itemShape = ({ description, promoPrice, cost }: ItemRow, hasGroups: boolean): string =>
  [description, promoPrice, cost, hasGroups].map((part) => (part ? 1 : 0)).join("")

/** Rows of the list, the head of each category before its items. */
export const listRows = (
  shown: ReadonlyArray<ShownCategory>,
  { categories, itemGroups }: Pick<MenuData, "categories" | "itemGroups">,
): ReadonlyArray<ListRow> => {
  const parents = new Set(categories.map(({ parent }) => idKey(parent ?? "")))
  const grouped = new Set(itemGroups.map(({ item }) => idKey(item)))
  return shown.flatMap(({ category, items }): ReadonlyArray<ListRow> => {
    const isEmpty = items.length === 0 && !parents.has(idKey(category._id))
    const key = rowKey("categories", category._id)
    return [
      {
        key,
        height: headHeight,
        shape: isEmpty ? "empty head" : "head",
        isHead: true,
        category,
        count: items.length,
        isEmpty,
      },
      ...items.map((item) => ({
        key: rowKey("items", item._id),
        height: itemHeight,
        shape: itemShape(item, grouped.has(idKey(item._id))),
        isHead: false as const,
        item,
      })),
    ]
  })
}
