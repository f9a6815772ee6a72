import { idKey, type RecordId } from "../../wire/recordId.ts"
import { grouped } from "../../wire/grouped.ts"
import { rowsIn } from "../changes/draft.ts"
import { parentField } from "../changes/moveOp.ts"
import type { AnyRow } from "../editorRow.ts"
import { menuLists } from "../menuData.ts"
import type { MenuOp } from "../menuOps.ts"
import type { Resource } from "../../resource/resource.ts"
import { type Copying, refOf } from "./copyRows.ts"
import { copyOrder } from "./matchRows.ts"

/** Changes that give a store's rows the order of the other one's; rows of its own come after those they stood after. */
export const orderOps = (copying: Copying): ReadonlyArray<MenuOp> =>
  copyOrder.flatMap((list) => {
    const { order } = menuLists[list] as Resource
    if (!order) return []
    const field = parentField(list)
    const places = new Map(rowsIn(copying.target, list).map(({ _id }, at) => [idKey(_id), at]))
    const siblings = grouped(rowsIn(copying.source, list), (row: AnyRow) =>
      field === undefined ? "" : idKey((row[field] as RecordId | undefined) ?? ""),
    )
    return [...siblings.values()].flatMap((rows) => {
      const refs = rows.map(({ _id }) => refOf(copying, list, _id))
      const before = refs.toSorted(
        (one, two) => (places.get(idKey(one)) ?? Infinity) - (places.get(idKey(two)) ?? Infinity) || 0,
      )
      const isMoved = refs.some((ref, at) => ref !== before[at])
      return isMoved
        ? refs.map((_id, at) => ({ op: "move", list, _id, after: refs[at - 1] ?? null }) as const)
        : []
    })
  })
