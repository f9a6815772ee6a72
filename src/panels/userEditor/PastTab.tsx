import { histories } from "../../contract/resource/histories.ts"
import { userRecords } from "../../contract/users/userRecords.ts"
import { useValue } from "../../frame/useValue.ts"
import { wide } from "../../resource/editor/editor.css.ts"
import { HistoryTab } from "../../resource/described/history/HistoryTab.tsx"
import type { TabProps } from "./tabs.ts"

/** A user's history. */
export const PastTab = ({ draft }: TabProps) => {
  const user = useValue(draft.user).data
  if (!user) return null
  const { id, version } = user
  return (
    <div className={wide}>
      <HistoryTab resource={userRecords} call={histories.users} {...{ id, version }} />
    </div>
  )
}
