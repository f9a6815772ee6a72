import { UnknownReference, ValueTaken } from "../../resource/refusals.ts"
import type { Resource } from "../../resource/resource.ts"
import { sameName } from "../../search/compareNames.ts"
import { type RecordId, sameId } from "../../wire/recordId.ts"
import type { AnyRow } from "../editorRow.ts"
import { type MenuList, menuListNamed, menuLists } from "../menuData.ts"
import { type Draft, refuse, rowIn, rowsIn } from "./draft.ts"

/** Refuses a row that names one which is not in this menu. Files are claimed by who writes them. */
export const checkReferences = (draft: Draft, list: MenuList, row: AnyRow, op: number) => {
  for (const [name, { kind, to }] of Object.entries((menuLists[list] as Resource).fields)) {
    const target = kind === "reference" ? menuListNamed(to) : undefined
    if (target && row[name] !== undefined && !rowIn(draft.data, target, row[name]))
      refuse(new UnknownReference({ field: `ops.${op}.fields.${name}` }))
  }
}

const isSame = (one: unknown, other: unknown) =>
  (one === undefined && other === undefined) || sameId(one as RecordId, other as RecordId)

/** Refuses a row with a value that another one of its list, or of the same parent, has already. */
export const checkUnique = (draft: Draft, list: MenuList, row: AnyRow, op: number) => {
  for (const [name, { rules }] of Object.entries((menuLists[list] as Resource).fields)) {
    const { unique } = rules
    const value = row[name]
    if (!unique || typeof value !== "string") continue
    const within = typeof unique === "object" ? unique.within : undefined
    const isTaken = rowsIn(draft.data, list).some(
      (one) =>
        !sameId(one._id, row._id) &&
        sameName(String(one[name] ?? ""), value) &&
        (within === undefined || isSame(one[within], row[within])),
    )
    if (isTaken) refuse(new ValueTaken({ field: `ops.${op}.fields.${name}` }))
  }
}
