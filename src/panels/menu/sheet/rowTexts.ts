import type { AnyRow } from "../../../contract/menu/editorRow.ts"
import { rowIn } from "../../../contract/menu/changes/draft.ts"
import { type MenuData, type MenuList, menuListNamed, menuLists } from "../../../contract/menu/menuData.ts"
import type { Field, Reference } from "../../../contract/resource/field.ts"
import type { Resource } from "../../../contract/resource/resource.ts"
import type { RecordId } from "../../../contract/wire/recordId.ts"
import { toText } from "../../../resource/described/kindTexts.ts"
import { textsOf } from "../../../resource/described/recordTexts.ts"
import type { Texts } from "../../../resource/editor/textDraft.ts"

const referenceTo = (data: MenuData, to: string | undefined, id: RecordId): Reference => {
  const list = menuListNamed(to)
  return { _id: id, label: list ? String(rowIn(data, list, id)?.["name"] ?? "") : "" }
}

/** A value of a row as records have it: what it names with its name. */
const shownValue = (data: MenuData, { kind, to }: Field, value: unknown): unknown => {
  if (value === undefined || value === null) return value
  if (kind === "reference" || kind === "image" || kind === "file")
    return referenceTo(data, to, value as RecordId)
  if (kind !== "references") return value
  return (value as ReadonlyArray<RecordId>).map((id) => referenceTo(data, to, id))
}

/** A value of a field as the text of its input, a moment by the store's clock. */
export const rowText = (data: MenuData, list: MenuList, name: string, value: unknown): string => {
  const field = (menuLists[list] as Resource).fields[name]
  return field ? toText(field, shownValue(data, field, value), data.store.timeZone) : ""
}

/** A row of the menu as the texts of its fields. */
export const rowTexts = (data: MenuData, list: MenuList, row: AnyRow): Texts<string> => {
  const resource: Resource = menuLists[list]
  const shown = Object.entries(resource.fields).map(([name, field]) => [
    name,
    shownValue(data, field, row[name]),
  ])
  return textsOf(resource, Object.fromEntries(shown), data.store.timeZone)
}
