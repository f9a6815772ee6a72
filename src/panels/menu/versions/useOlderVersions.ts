import * as Effect from "effect/Effect"
import { useState } from "react"
import type { ApiError } from "../../../api/errors.ts"
import { menuVersions as calls, type VersionPage } from "../../../contract/menu/versions/menuVersionCalls.ts"
import type { RecordId } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useExplain } from "../../../frame/useExplain.ts"
import { useTask } from "../../../frame/useTask.ts"

/** The versions of a menu with the older ones that were asked for, and the way to more of them. */
export const useOlderVersions = (page: VersionPage, company: RecordId) => {
  const { client } = usePanel()
  const explain = useExplain()
  const { busy, error, run } = useTask<ApiError>()
  const [older, setOlder] = useState<Pick<VersionPage, "versions" | "hasMore">>()
  const first = page.versions.at(-1)?.number ?? 0
  const rest = older?.versions.filter(({ number }) => number < first) ?? []
  const versions = [...page.versions, ...rest]
  const load = () => {
    const query = { before: versions.at(-1)?.number ?? first }
    const call = client.api.call(calls.list, { params: { company }, query })
    run(Effect.map(call, (next) => setOlder({ ...next, versions: [...rest, ...next.versions] })))
  }
  return {
    page: { ...page, versions, hasMore: older?.hasMore ?? page.hasMore },
    busy,
    error: error && explain(error),
    load,
  }
}
