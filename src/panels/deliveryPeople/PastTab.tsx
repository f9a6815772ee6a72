import { histories } from "../../contract/resource/histories.ts"
import { personRecords } from "../../contract/deliveryPeople/personRecords.ts"
import { useValue } from "../../frame/useValue.ts"
import { wide } from "../../resource/editor/editor.css.ts"
import { HistoryTab } from "../../resource/described/HistoryTab.tsx"
import type { TabProps } from "./tabs.ts"

/** What was done to the record of a delivery person. */
export const PastTab = ({ draft }: TabProps) => {
  const person = useValue(draft.person).data
  if (!person) return null
  const { _id: id, version } = person
  return (
    <div className={wide}>
      <HistoryTab resource={personRecords} call={histories.deliveryPeople} {...{ id, version }} />
    </div>
  )
}
