import { useMemo } from "react"
import type { MenuStore } from "../../../contract/menu/menuData.ts"
import type { MenuOp } from "../../../contract/menu/menuOps.ts"
import { menuVersions as calls } from "../../../contract/menu/versions/menuVersionCalls.ts"
import type { RecordId } from "../../../contract/wire/recordId.ts"
import { LoadFailure } from "../../../frame/LoadFailure.tsx"
import { usePanel } from "../../../frame/PanelContext.ts"
import { failure } from "../../../frame/remote.ts"
import { useRemote } from "../../../frame/useRemote.ts"
import { LoadingBar } from "../../../ui/loading/LoadingBar.tsx"
import { DiffTable } from "./DiffTable.tsx"
import { useVersionWords } from "./words.ts"

interface Props {
  readonly company: RecordId
  readonly store?: MenuStore
  readonly number: number
  /** The later version; undefined for the menu as it is now. */
  readonly to?: number | undefined
  /** Another value after each change of the menu, so that differences to it are read again. */
  readonly version: number | undefined
  readonly onUndo?: ((ops: ReadonlyArray<MenuOp>) => void) | undefined
}

/** Differences from a version to another one, or to the menu as it is. */
export const Diff = ({ company, store, number, to, version, onUndo }: Props) => {
  const say = useVersionWords()
  const { client } = usePanel()
  const load = useMemo(
    () => client.api.call(calls.diff, { params: { company, number }, query: to === undefined ? {} : { to } }),
    // oxlint-disable-next-line react/exhaustive-deps -- a changed menu is compared anew
    [client, company, number, to, version],
  )
  const { remote, reload } = useRemote(load)
  const problem = failure(remote)
  if (remote.data) return <DiffTable diff={remote.data} store={store} onUndo={onUndo} />
  return problem ? <LoadFailure title={say("loadFailed")} error={problem} onRetry={reload} /> : <LoadingBar />
}
