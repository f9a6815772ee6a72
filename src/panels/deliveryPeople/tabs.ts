import type { PersonRow } from "../../contract/deliveryPeople/personRow.ts"

/** The tabs of the editor, in order. */
export const personTabs = ["data", "vehicle", "settle", "online", "history"] as const

/** One tab of the editor. */
export type PersonTab = (typeof personTabs)[number]

/** Props of a tab beyond the fields. */
export interface TabProps {
  readonly row: PersonRow
  readonly isReadOnly: boolean
  readonly onChanged: (answer: Partial<PersonRow>) => void
}
