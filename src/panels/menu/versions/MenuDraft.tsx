import { useMemo } from "react"
import { menuVersions as calls } from "../../../contract/menu/versions/menuVersionCalls.ts"
import type { RecordId } from "../../../contract/wire/recordId.ts"
import { LoadFailure } from "../../../frame/LoadFailure.tsx"
import { usePanel } from "../../../frame/PanelContext.ts"
import { failure } from "../../../frame/remote.ts"
import { useRemote } from "../../../frame/useRemote.ts"
import { LoadingBar } from "../../../ui/loading/LoadingBar.tsx"
import { Diff } from "./Diff.tsx"
import { useVersionWords } from "./words.ts"

export interface MenuDraftProps {
  readonly company: RecordId
}

/** Changes of a store's menu that wait to be published, for a page that is about to publish them. */
export const MenuDraft = ({ company }: MenuDraftProps) => {
  const say = useVersionWords()
  const { client } = usePanel()
  const load = useMemo(
    () => client.api.call(calls.list, { params: { company }, query: {} }),
    [client, company],
  )
  const { remote, reload } = useRemote(load)
  const problem = failure(remote)
  if (!remote.data)
    return problem ? (
      <LoadFailure title={say("loadFailed")} error={problem} onRetry={reload} />
    ) : (
      <LoadingBar />
    )
  const { published, pending } = remote.data
  if (published === undefined || pending === 0) return <p>{say("noneWaits")}</p>
  return (
    <>
      <p>{say("waiting", { count: pending })}</p>
      <Diff {...{ company }} number={published} version={undefined} />
    </>
  )
}
