import type { CategoryRow, ItemRow } from "../../../contract/menu/menuData.ts"
import type { ShownCategory } from "../shownItems.ts"

/** A line of the spreadsheet: the name of a category, or an item with its row among items. */
export type GridLine =
  | { readonly category: CategoryRow; readonly count: number }
  | { readonly item: ItemRow; readonly row: number }

/** Lines of the spreadsheet, the items among them, and the line of each item. */
export interface GridLines {
  readonly lines: ReadonlyArray<GridLine>
  readonly items: ReadonlyArray<ItemRow>
  readonly lineOf: ReadonlyArray<number>
}

/** Items by category, one line each; a category without items has none. */
export const itemLines = (shown: ReadonlyArray<ShownCategory>): GridLines => {
  const lines: Array<GridLine> = []
  const items: Array<ItemRow> = []
  const lineOf: Array<number> = []
  for (const { category, items: own } of shown) {
    if (own.length === 0) continue
    lines.push({ category, count: own.length })
    for (const item of own) {
      lineOf.push(lines.length)
      lines.push({ item, row: items.length })
      items.push(item)
    }
  }
  return { lines, items, lineOf }
}
