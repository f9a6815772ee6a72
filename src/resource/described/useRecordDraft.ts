import { useModel } from "@preact/signals-react/runtime"
import type { Resource } from "../../contract/resource/resource.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { type DraftOf, RecordDraft } from "./recordDraft.ts"
import { useRecordCalls } from "./useRecordCalls.ts"

/** The draft of a record that is edited in a list; its moments are those of its store's clock. */
export const useRecordDraft = (resource: Resource, of: DraftOf): RecordDraft => {
  const calls = useRecordCalls()
  const { company } = usePanel().client.session
  return useModel(() => new RecordDraft(calls, resource, { ...of, viewed: company.peek() }))
}
