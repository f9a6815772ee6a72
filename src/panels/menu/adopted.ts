import { applyOps } from "../../contract/menu/changes/applyOps.ts"
import type { MenuChanged } from "../../contract/menu/menuCalls.ts"
import { type MenuData, menuListNames } from "../../contract/menu/menuData.ts"
import type { MenuOp } from "../../contract/menu/menuOps.ts"
import { rowsIn } from "../../contract/menu/changes/draft.ts"
import { idKey, type RecordId } from "../../contract/wire/recordId.ts"
import { withVersionsOf } from "../../contract/menu/changes/withVersionsOf.ts"

/** The same menu with the rows the server answered. */
const withRows = (data: MenuData, { rows }: Pick<MenuChanged, "rows">): MenuData => {
  const changed = menuListNames.flatMap((list) => {
    const answered = new Map(rowsIn({ ...data, ...rows }, list).map((row) => [idKey(row._id), row]))
    return rows[list] === undefined
      ? []
      : [[list, rowsIn(data, list).map((row) => answered.get(idKey(row._id)) ?? row)] as const]
  })
  return { ...data, ...Object.fromEntries(changed) }
}

/** A menu after changes the server has made: order and links follow from the changes, rows are those of its answer. */
export const adopted = (
  data: MenuData,
  ops: ReadonlyArray<MenuOp>,
  answer: MenuChanged,
  at: number,
): MenuData => {
  const created = ops.flatMap((one): ReadonlyArray<RecordId> => {
    const id = one.op === "create" ? answer.ids[one.tempId] : undefined
    return id === undefined ? [] : [id]
  })
  const made = applyOps(data, withVersionsOf(data, ops), { newId: () => created.shift() ?? "", at })
  const after = "data" in made ? made.data : data
  return { ...withRows(after, answer), version: answer.version }
}
