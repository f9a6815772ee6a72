import { useRef, useState } from "react"
import { useValue } from "../../frame/useValue.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import { Tabs } from "../../ui/tabs/Tabs.tsx"
import { DraftDialog } from "../editor/DraftDialog.tsx"
import { useLoadedDraft } from "../editor/useLoadedDraft.ts"
import { EditorMissing } from "../editor/EditorMissing.tsx"
import { EditorNotices } from "../editor/EditorNotices.tsx"
import { useFocusOnWrong } from "../editor/useFocusOnWrong.ts"
import { dialogForm } from "./described.css.ts"
import { titleOf } from "./describedRow.ts"
import { DraftField } from "./DraftField.tsx"
import { OwnerField } from "./OwnerField.tsx"
import { HistoryTab } from "./history/HistoryTab.tsx"
import { RecordConflict } from "./RecordConflict.tsx"
import { SaveQuestionDialog } from "./SaveQuestionDialog.tsx"
import { editName } from "./recordDraft.ts"
import { useRecordDraft } from "./useRecordDraft.ts"
import { useParts } from "./parts.ts"
import type { RecordEditorProps } from "./recordEditor.ts"
import { writtenFields } from "./recordTexts.ts"
import { useHasHistory } from "./useHasHistory.ts"
import { useRecordReader } from "./record/useRecordReader.ts"
import { useIsReserved } from "./useReserved.ts"
import { useRecordSaving } from "./useRecordSaving.ts"
import { useRecordCalls } from "./useRecordCalls.ts"

type Tab = "data" | "history"

/** A record of few fields, written in a dialog. */
const RecordDialog = (props: RecordEditorProps) => {
  const { resource, of, mayWrite, onClose, onDirtyChange, held } = props
  const calls = useRecordCalls()
  const { dialog, isLocked } = useParts()
  const { say, word, locale } = useRecordReader(resource)
  const hasHistory = useHasHistory(calls.history)
  const draft = useRecordDraft(resource, of)
  useLoadedDraft(editName(resource, of), draft, draft.record)
  const remote = useValue(draft.record)
  // A new record stays new until its dialog closes.
  const row = of.id === undefined ? undefined : remote.data
  const isReserved = useIsReserved(resource, row)
  const isKept = isReserved || (row !== undefined && isLocked?.(row) === true)
  const isWrong = Object.keys(useValue(draft.problems)).length > 0
  const [tab, setTab] = useState<Tab>("data")
  const saving = useRecordSaving(resource, draft, {
    onInvalid: () => setTab("data"),
    onSaved: () => onClose(true),
  })
  const place = useRef<HTMLDivElement>(null)
  useFocusOnWrong(place, saving.refusals)
  const isHere = remote._tag === "Here" || row !== undefined
  const isReadOnly = !mayWrite || isKept || saving.busy
  const recordHeading = () =>
    word(mayWrite ? "editTitle" : "viewTitle", { name: row ? titleOf(resource, row, locale) : "" })
  const words = {
    notFound: word("notFound"),
    notFoundText: word("notFoundText"),
    loadFailed: word("recordFailed"),
  }
  const form = isHere ? (
    <div ref={place} className={dialogForm}>
      <EditorNotices saving={saving} invalid={say("invalid")} failedMs={dialog?.failedMs} />
      {isKept && <Notice tone="info">{word("locked")}</Notice>}
      {row === undefined && of.choosesOwner && <OwnerField {...{ resource, draft, isReadOnly }} />}
      {writtenFields(resource.fields).map(([name]) => (
        <DraftField key={name} {...{ resource, draft, name, isReadOnly }} />
      ))}
    </div>
  ) : (
    <EditorMissing record={remote} words={words} load={draft.load} />
  )
  return (
    <>
      <DraftDialog
        {...{ draft, onDirtyChange, held }}
        width={dialog?.width ?? "list"}
        sheet={dialog !== undefined}
        title={row ? recordHeading() : word(of.id === undefined ? "newTitle" : "waitTitle")}
        closeLabel={say("close")}
        isLocked={saving.busy}
        onClose={() => onClose(false)}
        footer={
          <>
            <Button tone="plain" isDisabled={saving.busy} onPress={() => onClose(false)}>
              {say(mayWrite ? "cancel" : "close")}
            </Button>
            {mayWrite && (
              <Button
                tone="primary"
                busy={saving.busy}
                isDisabled={!isHere || isKept || (dialog !== undefined && isWrong)}
                onPress={() => saving.save("exit")}
              >
                {say(saving.busy ? "saving" : "save")}
              </Button>
            )}
          </>
        }
      >
        {row && hasHistory ? (
          <Tabs<Tab>
            label={word("waitTitle")}
            tabs={[
              { id: "data", label: word("waitTitle") },
              { id: "history", label: say("history") },
            ]}
            value={tab}
            onChange={setTab}
          >
            {tab === "data" ? (
              form
            ) : (
              <HistoryTab {...{ resource, row }} call={calls.history} id={row._id} version={row.version} />
            )}
          </Tabs>
        ) : (
          form
        )}
      </DraftDialog>
      <RecordConflict {...{ resource, draft, saving }} />
      <SaveQuestionDialog question={saving.question} />
    </>
  )
}

export default RecordDialog
