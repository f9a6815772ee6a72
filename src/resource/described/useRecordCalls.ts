import { useMemo } from "react"
import { usePanel } from "../../frame/PanelContext.ts"
import { useParts } from "./parts.ts"
import type { RecordCalls } from "./recordCalls.ts"

/** How the records of the list that is shown are read and written. */
export const useRecordCalls = (): RecordCalls => {
  const { client } = usePanel()
  const { calls } = useParts()
  return useMemo(() => calls(client), [calls, client])
}
