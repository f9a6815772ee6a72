import { useMemo } from "react"
import { usePanel } from "../../frame/PanelContext.ts"
import { useParts } from "./parts.ts"
import type { RecordCalls } from "./recordCalls.ts"

/** Returns the calls that read and write the records of the current list. */
export const useRecordCalls = (): RecordCalls => {
  const { client } = usePanel()
  const { calls } = useParts()
  return useMemo(() => calls(client), [calls, client])
}
