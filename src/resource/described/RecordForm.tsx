import type { Resource } from "../../contract/resource/resource.ts"
import { useHostState } from "../../frame/useHostState.ts"
import { useValue } from "../../frame/useValue.ts"
import { EditorFrame } from "../editor/EditorFrame.tsx"
import { EditorNotices } from "../editor/EditorNotices.tsx"
import { EditorPart } from "../editor/EditorPart.tsx"
import type { SaveWay } from "../editor/saveWay.ts"
import { useWrongFields } from "../editor/useDraftField.ts"
import { useLeaving } from "../editor/useLeaving.ts"
import type { DescribedRow } from "./describedRow.ts"
import { DraftField } from "./DraftField.tsx"
import { HistoryTab } from "./HistoryTab.tsx"
import { OwnerField } from "./OwnerField.tsx"
import { RecordAside } from "./RecordAside.tsx"
import { RecordConflict } from "./RecordConflict.tsx"
import type { RecordDraft } from "./recordDraft.ts"
import { useParts } from "./parts.ts"
import { useRecordCalls } from "./recordCalls.ts"
import type { RecordPageProps } from "./RecordPage.tsx"
import { writtenFields } from "./recordTexts.ts"
import { StatusMoves } from "./StatusMoves.tsx"
import { useReader } from "./useReader.ts"
import { useRecordSaving } from "./useRecordSaving.ts"

interface Props extends RecordPageProps {
  readonly draft: RecordDraft
  readonly title: string
}

const historyTab = "history"

const namesOf = ({ parts }: Resource, index: number) =>
  writtenFields(parts[index]?.fields ?? {}).map(([name]) => name)

/** The part of the form a problem is in; the first one has what belongs to none, such as the owner. */
const tabOf = ({ parts }: Resource, path: string) => {
  const [name = ""] = path.split(".")
  return String(
    Math.max(
      0,
      parts.findIndex(({ fields }) => name in fields),
    ),
  )
}

/** A record in tabs, one a part, and its history. */
export const RecordForm = (props: Props) => {
  const { resource, of, mayWrite, draft, title, showsTitle, onClose, onOpen } = props
  const { say, word } = useReader(resource)
  const { history } = useRecordCalls(resource)
  const { tabs: ownTabs = [] } = useParts()
  const row = useValue(draft.record).data
  const changes = useValue(draft.changes)
  const wrong = useWrongFields(draft)
  const [tab, setTab] = useHostState("0")
  const leaving = useLeaving(draft.isDirty, props)
  const onSaved = (saved: DescribedRow | undefined, how: SaveWay, wasNew: boolean) => {
    if (how === "exit" || !saved) leaving.leave(() => onClose(true))
    else if (how === "duplicate") leaving.leave(() => onOpen(`copy/${saved._id}`))
    else if (wasNew) leaving.leave(() => onOpen(String(saved._id)))
  }
  const onInvalid = ([name = ""]: ReadonlyArray<string>) => setTab(tabOf(resource, name))
  const saving = useRecordSaving(resource, draft, { onInvalid, onSaved })
  const isReadOnly = !mayWrite || saving.busy
  const written = resource.parts.flatMap((_, index) => (namesOf(resource, index).length > 0 ? [index] : []))
  const tabs = [
    ...written.map((index) => ({
      id: String(index),
      label: word(`part.${index}`),
      errors: wrong.filter((name) => tabOf(resource, name) === String(index)).length,
    })),
    ...ownTabs.map(({ id }) => ({ id, label: word(`tab.${id}`), isDisabled: row === undefined })),
    { id: historyTab, label: say("history"), isDisabled: row === undefined },
  ]
  const form = (
    <EditorPart title={word(`part.${tab}`)}>
      {tab === "0" && row === undefined && of.choosesOwner && (
        <OwnerField {...{ resource, draft, isReadOnly }} />
      )}
      {namesOf(resource, Number(tab)).map((name) => (
        <DraftField key={name} {...{ resource, draft, name, isReadOnly }} />
      ))}
    </EditorPart>
  )
  const later = (saved: DescribedRow) => {
    if (tab === historyTab)
      return <HistoryTab resource={resource} call={history} id={saved._id} version={saved.version} />
    const Own = ownTabs.find(({ id }) => id === tab)?.View
    return Own && <Own row={saved} />
  }
  return (
    <>
      <EditorFrame
        {...{ title, showsTitle, tabs, tab, changes, leaving }}
        onTab={setTab}
        actions={row && <StatusMoves {...{ resource, row, mayWrite }} onChanged={draft.adopt} />}
        busy={saving.busy}
        refusals={saving.refusals}
        notices={<EditorNotices saving={saving} invalid={say("invalid")} />}
        aside={row && <RecordAside {...{ resource, row }} />}
        onReset={draft.text.reset}
        onSave={mayWrite ? saving.save : undefined}
        onBack={() => leaving.leave(() => onClose(false))}
      >
        {(row && later(row)) ?? form}
      </EditorFrame>
      <RecordConflict {...{ resource, draft, saving }} />
    </>
  )
}
