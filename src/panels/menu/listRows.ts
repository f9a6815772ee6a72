import type { CategoryRow, ItemRow, MenuData } from "../../contract/menu/menuData.ts"
import { idKey } from "../../contract/wire/recordId.ts"
import { rowKey } from "./menuChange.ts"
import type { ShownCategory } from "./shownItems.ts"

/** Heights of rows until they are known, in px: heads, items, and more for each line an item has. */
const headHeight = 40
const itemHeight = 73

/** A row of the list: the head of a category, or an item. */
export type ListRow = { readonly key: string; readonly height: number } & (
  | {
      readonly isHead: true
      readonly category: CategoryRow
      readonly count: number
      readonly isEmpty: boolean
    }
  | { readonly isHead: false; readonly item: ItemRow }
)

/** Rows of the list, the head of each category before its items. */
export const listRows = (
  shown: ReadonlyArray<ShownCategory>,
  { categories }: Pick<MenuData, "categories">,
): ReadonlyArray<ListRow> => {
  const parents = new Set(categories.map(({ parent }) => idKey(parent ?? "")))
  return shown.flatMap(({ category, items }): ReadonlyArray<ListRow> => {
    const isEmpty = items.length === 0 && !parents.has(idKey(category._id))
    const key = rowKey("categories", category._id)
    return [
      { key, height: headHeight, isHead: true, category, count: items.length, isEmpty },
      ...items.map((item) => ({
        key: rowKey("items", item._id),
        height: itemHeight,
        isHead: false as const,
        item,
      })),
    ]
  })
}
