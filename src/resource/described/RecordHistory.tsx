import * as Effect from "effect/Effect"
import { useMemo, useState } from "react"
import type { RecordId } from "../../contract/wire/recordId.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { Button } from "../../ui/button/Button.tsx"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { history as historyIcon } from "../../ui/icon/icons.ts"
import { EditorWait } from "../editor/EditorPlace.tsx"
import * as css from "./history.css.ts"
import { HistoryLine } from "./HistoryLine.tsx"
import type { HistoryEndpoint } from "./recordCalls.ts"
import { useRecordReader } from "./record/useRecordReader.ts"

export interface RecordHistoryProps {
  readonly resource: Resource
  /** Tells what was done to one of its records. */
  readonly call: HistoryEndpoint
  readonly id: RecordId
  /** The history is read again when the record has another one. */
  readonly version: number | undefined
}

const pageOut = 25

/** The pages read so far, in one list. */
const useHistory = ({ call, id, version }: RecordHistoryProps, pages: number) => {
  const { api } = usePanel().client
  const load = useMemo(
    () =>
      Effect.map(
        Effect.forEach(Array.from({ length: pages }).keys(), (pageIn) =>
          api.call(call, { params: { id }, query: { pageIn, pageOut } }),
        ),
        (read) => ({ items: read.flatMap(({ items }) => items), totalCount: read.at(-1)?.totalCount ?? 0 }),
      ),
    // oxlint-disable-next-line react/exhaustive-deps -- another version has more to tell
    [api, call, id, version, pages],
  )
  return useRemote(load)
}

/** What was done to a record, the latest first: who, when, and each field's old and new value. */
const RecordHistory = (props: RecordHistoryProps) => {
  const { resource } = props
  const { say } = useRecordReader(resource)
  const [pages, setPages] = useState(1)
  const { remote, reload } = useHistory(props, pages)
  const error = failure(remote)
  if (error) return <LoadFailure title={say("historyFailed")} error={error} onRetry={reload} />
  if (!remote.data) return <EditorWait />
  const { items, totalCount } = remote.data
  if (items.length === 0) return <EmptyState icon={historyIcon} title={say("historyEmpty")} />
  return (
    <div className={css.history}>
      <ol className={css.lines}>
        {items.map((entry) => (
          <HistoryLine key={entry._id} {...{ resource, entry }} />
        ))}
      </ol>
      {items.length < totalCount && (
        <Button size="small" busy={remote._tag === "Loading"} onPress={() => setPages(pages + 1)}>
          {say("more")}
        </Button>
      )}
    </div>
  )
}

export default RecordHistory
