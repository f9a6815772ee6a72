import { Suspense, useEffect } from "react"
import type { Resource } from "../../contract/resource/resource.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useHostCallback } from "../../frame/useHostCallback.ts"
import { useValue } from "../../frame/useValue.ts"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { circleAlert } from "../../ui/icon/icons.ts"
import { EditorPlace, EditorWait } from "../editor/EditorPlace.tsx"
import type { OwnListAction } from "./ownActions.ts"
import { useReader } from "./useReader.ts"

interface Props {
  readonly resource: Resource
  readonly action: OwnListAction
  /** False where the host shows its own. */
  readonly showsTitle: boolean
  readonly onHeading?: ((title: string | undefined) => void) | undefined
  readonly onOpen: (id: RecordId) => void
  readonly onClose: () => void
}

/** View of one of a list's own actions, shown in place of the list, with a way back. */
const OwnListView = ({
  resource,
  action: { id, extra, View },
  showsTitle,
  onOpen,
  onClose,
  ...host
}: Props) => {
  const onHeading = useHostCallback(host.onHeading)
  const { say, word } = useReader(resource)
  const offered = useValue(usePanel().client.extras("main"))
  const title = word(`list.${id}`)
  useEffect(() => {
    onHeading(title)
    return () => onHeading(undefined)
  }, [onHeading, title])
  const isUnsupported = extra !== undefined && offered?.has(extra) === false
  return (
    <EditorPlace {...{ title, showsTitle }} onBack={onClose}>
      {isUnsupported ? (
        <EmptyState icon={circleAlert} title={word("unsupported")} text={say("unsupportedText")} />
      ) : (
        <Suspense fallback={<EditorWait />}>
          {View && <View resource={resource} onDone={onClose} onOpen={onOpen} />}
        </Suspense>
      )}
    </EditorPlace>
  )
}

export default OwnListView
