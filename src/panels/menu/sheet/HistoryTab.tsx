import { callsOf } from "../../../contract/resource/calls.ts"
import { menuItems } from "../../../contract/resources/menuItems.ts"
import { HistoryTab as RecordHistory } from "../../../resource/described/history/HistoryTab.tsx"
import { useHasHistory } from "../../../resource/described/useHasHistory.ts"
import { Notice } from "../../../ui/notice/Notice.tsx"
import type { TabProps } from "./TabProps.ts"
import { useSheetWords } from "./words.ts"

const { history } = callsOf(menuItems)

/** Everything that was done to an item, latest first. */
const HistoryTab = ({ item: { _id, version } }: TabProps) => {
  const say = useSheetWords()
  const isKept = useHasHistory(history)
  if (!isKept) return <Notice tone="info">{say("noHistory")}</Notice>
  return <RecordHistory resource={menuItems} call={history} id={_id} version={version} />
}

export default HistoryTab
