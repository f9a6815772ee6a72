import { Fragment, type ReactNode } from "react"
import type { FieldChange, PlannedRow } from "../../../contract/menu/import/importPlan.ts"
import { type MenuData, menuListNamed, menuLists } from "../../../contract/menu/menuData.ts"
import { rowIn } from "../../../contract/menu/changes/draft.ts"
import { cellText } from "../../../contract/resource/cellText.ts"
import type { Resource } from "../../../contract/resource/resource.ts"
import { wordsIn } from "../../../contract/resource/wordsIn.ts"
import { cellWords } from "../../../contract/wire/csv.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { writtenMoney } from "../../../frame/written.ts"
import * as css from "./importing.css.ts"
import { useImportingWords } from "./words.ts"

/** Returns a function that writes the changes of a planned row, each with what it was. */
export const useChangeText = (after: MenuData) => {
  const { locale } = usePanel()
  const say = useImportingWords()
  const valueText = ({ list }: PlannedRow, field: string, value: unknown): string => {
    const resource: Resource = menuLists[list]
    const { kind, to } = resource.fields[field] ?? {}
    if (value === undefined || value === null) return "–"
    if (kind === "money") return writtenMoney(locale, Number(value))
    const target = kind === "reference" ? menuListNamed(to) : undefined
    if (target) return String(rowIn(after, target, value)?.["name"] ?? value)
    return kind === undefined
      ? String(value)
      : cellWords(cellText(resource, field, { [field]: value }, locale), locale)
  }
  const labelOf = ({ list }: PlannedRow, field: string) => {
    const words = (menuLists[list] as Resource).fields[field]?.label
    return words ? wordsIn(words, locale) : say("groups")
  }
  const one = (row: PlannedRow, { field, before, after: next }: FieldChange): ReactNode => (
    <Fragment key={field}>
      {" "}
      {labelOf(row, field)}:{" "}
      {before === undefined ? null : <s className={css.old}>{valueText(row, field, before)}</s>}{" "}
      {valueText(row, field, next)}
    </Fragment>
  )
  return (row: PlannedRow): ReactNode => <span>{row.changes.map((change) => one(row, change))}</span>
}
