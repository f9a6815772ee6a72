import type { AnyRow } from "../../../contract/menu/editorRow.ts"
import type { MenuList } from "../../../contract/menu/menuData.ts"
import type { MenuOp } from "../../../contract/menu/menuOps.ts"
import type { FieldIssue } from "../../../contract/wire/refusals.ts"
import { sameId } from "../../../contract/wire/recordId.ts"
import type { RefusedChange } from "../menuState.ts"

/** A value that was refused for a field, and the code of what is wrong with it where the server told. */
interface RefusedValue {
  readonly value: unknown
  readonly code: FieldIssue["code"] | undefined
}

const isSetOf = (change: MenuOp, list: MenuList, row: AnyRow) =>
  change.op === "set" && change.list === list && sameId(change._id, row._id)

/** The value of a field in a refused change of its row; undefined where the change is not about the field. */
export const refusedValue = (
  refused: RefusedChange | undefined,
  list: MenuList,
  row: AnyRow,
  name: string,
): RefusedValue | undefined => {
  const at = refused?.ops.findIndex(
    (change) => isSetOf(change, list, row) && change.op === "set" && Object.hasOwn(change.fields, name),
  )
  const change = at === undefined ? undefined : refused?.ops[at]
  if (!refused || change?.op !== "set") return undefined
  const path = `body.ops.${at}.fields.${name}`
  const issues = refused.error._tag === "BadRequest" ? refused.error.issues : []
  const issue = issues.find((one) => one.path === path || one.path.startsWith(`${path}.`))
  return { value: change.fields[name], code: issue?.code }
}
