import type { ItemRow } from "../../../contract/menu/menuData.ts"
import type { MenuOp } from "../../../contract/menu/menuOps.ts"
import { idKey, type RecordId } from "../../../contract/wire/recordId.ts"
import { type MenuChange, rowKey } from "../menuChange.ts"
import type { RefusedChange } from "../menuState.ts"
import { cellText, type CellContext } from "./cellTexts.ts"
import { allColumns, type ColumnId } from "./columns.ts"

/** A cell by one text. */
export const cellKey = (item: RecordId, column: ColumnId): string => `${idKey(item)} ${column}`

const ids: ReadonlySet<string> = new Set(allColumns.map(({ id }) => id))

/** The item's columns that a change writes. */
const columnsOf = (change: MenuOp): readonly [RecordId | undefined, ReadonlyArray<ColumnId>] => {
  if (!("list" in change) || change.list !== "items" || change.op === "create") return [undefined, []]
  if (change.op === "stock" || change.op === "status") return [change._id, [change.op]]
  if (change.op !== "set") return [undefined, []]
  return [change._id, Object.keys(change.fields).filter((name): name is ColumnId => ids.has(name))]
}

/** Cells whose values wait for the server. */
export const pendingCells = (waiting: ReadonlyArray<MenuChange>): ReadonlySet<string> =>
  new Set(
    waiting.flatMap(({ ops }) =>
      ops.flatMap((change) => {
        const [item, columns] = columnsOf(change)
        return item === undefined ? [] : columns.map((column) => cellKey(item, column))
      }),
    ),
  )

/** A value the server refused, with the row its change is known by. */
export interface RefusedCell {
  readonly text: string
  readonly row: string
  readonly error: RefusedChange["error"]
}

/** Values the server refused, by their cells. */
export const refusedCells = (
  refused: ReadonlyMap<string, RefusedChange>,
  items: ReadonlyArray<ItemRow>,
  context: CellContext,
): ReadonlyMap<string, RefusedCell> => {
  const cells = new Map<string, RefusedCell>()
  if (refused.size === 0) return cells
  for (const item of items) {
    const row = rowKey("items", item._id)
    const change = refused.get(row)
    if (!change) continue
    for (const op of change.ops) {
      const [id, columns] = columnsOf(op)
      if (id === undefined || idKey(id) !== idKey(item._id)) continue
      const wanted = { ...item, ...("fields" in op && op.fields) } as ItemRow
      for (const column of allColumns)
        if (columns.includes(column.id))
          cells.set(cellKey(id, column.id), {
            text: cellText(context, wanted, column),
            row,
            error: change.error,
          })
    }
  }
  return cells
}
