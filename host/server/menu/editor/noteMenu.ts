import { removedIds } from "../../../../src/contract/menu/changes/applyOps.ts"
import { rowIn } from "../../../../src/contract/menu/changes/draft.ts"
import type { AnyRow } from "../../../../src/contract/menu/editorRow.ts"
import {
  type MenuData,
  type MenuList,
  menuListNamed,
  menuListNames,
  menuLists,
} from "../../../../src/contract/menu/menuData.ts"
import type { Field } from "../../../../src/contract/resource/field.ts"
import type { Resource } from "../../../../src/contract/resource/resource.ts"
import { type AuditLine, writeAudit } from "../../audit/audit.ts"
import { changesOf } from "../../audit/changes.ts"
import type { RuleScope } from "../../resource/rules.ts"
import { changedIn, type MenuChange } from "./writeRows.ts"

/** A value as records have it: a row of the menu with what it is called. */
const shownValue = (data: MenuData, { kind, to }: Field, value: unknown): unknown => {
  const list = kind === "reference" ? menuListNamed(to) : undefined
  if (!list || value === undefined) return value
  return { _id: value, label: String(rowIn(data, list, value)?.["name"] ?? value) }
}

const shown = (data: MenuData, list: MenuList, row: AnyRow | undefined) => {
  const { fields } = menuLists[list] as Resource
  return Object.fromEntries(
    Object.entries(row ?? {}).map(([name, value]) => {
      const field = fields[name]
      return [name, field ? shownValue(data, field, value) : value]
    }),
  )
}

type Action = AuditLine["action"]

const actionOf = (before: AnyRow | undefined, after: AnyRow | undefined): Action => {
  if (!before) return "CREATE"
  if (!after) return "DELETE"
  return before.status === after.status ? "UPDATE" : "STATUS"
}

/** Records in the audit log what was done to each row of a menu. */
export const noteMenu = ({ tx, caller }: RuleScope, change: MenuChange, reason: string | undefined) => {
  const lineOf = (list: MenuList, before: AnyRow | undefined, after: AnyRow | undefined): AuditLine => {
    const { fields, name } = menuLists[list] as Resource
    const row = after ?? before
    return {
      list: name,
      action: actionOf(before, after),
      recordId: Number(row?._id),
      label: String(row?.["name"] ?? ""),
      owner: change.owner,
      changes: changesOf(
        ["status", ...Object.keys(fields)],
        shown(change.before, list, before),
        shown(change.after, list, after),
        fields,
      ),
      reason,
    }
  }
  const lines = menuListNames.flatMap((list) => [
    ...changedIn(change, list).map(({ before, after }) => lineOf(list, before, after)),
    ...removedIds(change.before, change.after, list).map((id) =>
      lineOf(list, rowIn(change.before, list, id), undefined),
    ),
  ])
  return writeAudit(tx, caller, lines)
}
