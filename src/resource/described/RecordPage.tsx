import { useEffect } from "react"
import { useHostCallback } from "../../frame/useHostCallback.ts"
import { useValue } from "../../frame/useValue.ts"
import { useLoadedDraft } from "../editor/useLoadedDraft.ts"
import { EditorMissing } from "../editor/EditorMissing.tsx"
import { EditorPlace } from "../editor/EditorPlace.tsx"
import { titleOf } from "./describedRow.ts"
import { editName } from "./recordDraft.ts"
import { useRecordDraft } from "./useRecordDraft.ts"
import { RecordForm } from "./RecordForm.tsx"
import { useIsReserved } from "./useReserved.ts"
import { isRevised } from "./revision.ts"
import { useReader } from "./useReader.ts"
import type { RecordPageProps } from "./RecordPageProps.ts"

/** A record's own page: it is loaded, then written part by part. */
const RecordPage = (props: RecordPageProps) => {
  const { resource, of, showsTitle, onClose } = props
  const onHeading = useHostCallback(props.onHeading)
  const { word, locale } = useReader(resource)
  const draft = useRecordDraft(resource, of)
  const remote = useValue(draft.record)
  useLoadedDraft(editName(resource, of), draft, draft.record)
  const row = remote.data
  const isReserved = useIsReserved(resource, row)
  const mayWrite = props.mayWrite && !isReserved && !isRevised(resource, row)
  const nameless = word(of.id === undefined ? "newTitle" : "waitTitle")
  const recordHeading = () =>
    word(mayWrite ? "editTitle" : "viewTitle", { name: row ? titleOf(resource, row, locale) : "" })
  const title = row ? recordHeading() : nameless
  useEffect(() => void onHeading(title), [onHeading, title])
  useEffect(() => () => onHeading(undefined), [onHeading])
  const words = {
    notFound: word("notFound"),
    notFoundText: word("notFoundText"),
    loadFailed: word("recordFailed"),
  }
  if (remote._tag !== "Here" && !row)
    return (
      <EditorPlace {...{ title, showsTitle }} onBack={() => onClose(false)}>
        <EditorMissing record={remote} words={words} load={draft.load} />
      </EditorPlace>
    )
  return <RecordForm {...props} {...{ draft, title }} />
}

export default RecordPage
