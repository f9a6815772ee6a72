import type { Resource } from "../../resource/resource.ts"
import { plainName } from "../../search/folded.ts"
import { idKey } from "../../wire/recordId.ts"
import { sameJson } from "../../wire/sameJson.ts"
import type { AnyRow } from "../editorRow.ts"
import { type MenuList, menuLists } from "../menuData.ts"

/** The next version of a row; the row itself where nothing of it differs. */
export const nextRow = (now: AnyRow, row: Readonly<Record<string, unknown>>): AnyRow => {
  const { version, ...before } = now
  const after = { ...row, _id: now._id }
  return sameJson(before, after) ? now : ({ ...after, version: version + 1 } as AnyRow)
}

/** Texts no other row of the list may have, by their field. */
export const uniqueTexts = (
  list: MenuList,
  row: AnyRow,
): ReadonlyArray<readonly [field: string, key: string]> =>
  Object.entries((menuLists[list] as Resource).fields).flatMap(
    ([
      name,
      {
        rules: { unique },
      },
    ]) => {
      const text = row[name]
      if (!unique || typeof text !== "string") return []
      const within = typeof unique === "object" ? String(row[unique.within] ?? "") : ""
      return [[name, `${name} ${within} ${plainName(text)}`] as const]
    },
  )

/** A row without the texts that another row has; the row itself where no other has them. */
export const withFreeTexts = (list: MenuList, row: AnyRow, taken: ReadonlySet<string>): AnyRow => {
  const found = uniqueTexts(list, row).filter(([, key]) => taken.has(key))
  if (found.length === 0) return row
  const fields = { ...row }
  const rules = (menuLists[list] as Resource).fields
  for (const [name] of found) {
    if (rules[name]?.rules.required) Object.assign(fields, { [name]: `${row[name]} (${idKey(row._id)})` })
    else Reflect.deleteProperty(fields, name)
  }
  return fields
}
