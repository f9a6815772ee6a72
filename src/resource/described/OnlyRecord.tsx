import * as Effect from "effect/Effect"
import { useMemo, useState } from "react"
import type { Resource } from "../../contract/resource/resource.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { failure } from "../../frame/remote.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { EditorWait } from "../editor/EditorPlace.tsx"
import RecordPage from "./RecordPage.tsx"
import type { RecordPageProps } from "./RecordPageProps.ts"
import { useReader } from "./useReader.ts"

const firstPage = { filter: {}, pageNumber: 0, pageSize: 1 } as const

interface Props extends Omit<RecordPageProps, "of" | "onClose" | "onOpen" | "onTab" | "isAlone"> {
  readonly resource: Resource
}

/** The one record the viewed company has of a list, in place of the list; a new one where there is none yet. */
const OnlyRecord = ({ tab, ...props }: Props) => {
  const { resource } = props
  const { api } = usePanel().client
  const { word } = useReader(resource)
  const [openTab, setTab] = useState(tab)
  const load = useMemo(
    () =>
      Effect.map(api.call(callsOf(resource).find, { body: firstPage as never }), ({ items: [first] }) => ({
        id: first?._id,
      })),
    [api, resource],
  )
  const { remote, reload } = useRemote(load)
  const error = failure(remote)
  if (error) return <LoadFailure title={word("recordFailed")} error={error} busy={false} onRetry={reload} />
  if (!remote.data) return <EditorWait />
  const { id } = remote.data
  return (
    <RecordPage
      key={String(id)}
      {...props}
      of={id === undefined ? { choosesOwner: false } : { id, choosesOwner: false }}
      isAlone
      tab={openTab}
      onTab={setTab}
      onOpen={reload}
      onClose={reload}
    />
  )
}

export default OnlyRecord
