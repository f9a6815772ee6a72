import type { franchises } from "../../contract/resources/franchises.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { useFranchiseWords } from "./words.ts"

/** Warns of other franchises in the same cities, or whose area meets this one's, as they are saved. */
const SharedTerritory = ({ row }: SummaryProps<typeof franchises>) => {
  const say = useFranchiseWords()
  const names = row?.sharedWith
  return names ? <Notice tone="warning">{say("shared", { names: String(names) })}</Notice> : null
}

export default SharedTerritory
