import type { Resource } from "../../contract/resource/resource.ts"
import { useValue } from "../../frame/useValue.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { EditorFrame } from "../editor/EditorFrame.tsx"
import { EditorNotices } from "../editor/EditorNotices.tsx"
import type { SaveWay } from "../editor/saveWay.ts"
import { useWrongFields } from "../editor/useDraftField.ts"
import { useLeaving } from "../editor/useLeaving.ts"
import type { DescribedRow } from "./describedRow.ts"
import { HistoryTab } from "./history/HistoryTab.tsx"
import { namesOf, PartFields, partId } from "./PartFields.tsx"
import { OwnTabView } from "./OwnTabView.tsx"
import { useParts } from "./parts.ts"
import { RecordAside } from "./RecordAside.tsx"
import { RecordSummary } from "./RecordSummary.tsx"
import { RecordConflict } from "./RecordConflict.tsx"
import { SaveQuestionDialog } from "./SaveQuestionDialog.tsx"
import type { RecordDraft } from "./recordDraft.ts"
import { isRevised } from "./revision.ts"
import { RevisionNotice } from "./RevisionNotice.tsx"
import { StatusMoves } from "./StatusMoves.tsx"
import { useHasHistory } from "./useHasHistory.ts"
import { useOffered } from "./useOffered.ts"
import { useOwnTabs } from "./useOwnTabs.ts"
import { useRecordReader } from "./record/useRecordReader.ts"
import { useIsReserved } from "./useReserved.ts"
import { useRecordSaving } from "./useRecordSaving.ts"
import { useRecordCalls } from "./useRecordCalls.ts"
import type { RecordPageProps } from "./RecordPageProps.ts"

interface Props extends RecordPageProps {
  readonly draft: RecordDraft
  readonly title: string
}

const historyTab = "history"

/** The part of the form a problem is in; the first one has what belongs to none, such as the owner. */
const partOf = ({ parts }: Resource, path: string) => {
  const [name = ""] = path.split(".")
  return parts[
    Math.max(
      0,
      parts.findIndex(({ fields }) => Object.hasOwn(fields, name)),
    )
  ]
}

/** Tabs with those drawn by hand that open first before the others. */
const inOrder = <T extends { readonly id: string }>(
  tabs: ReadonlyArray<T>,
  own: ReturnType<typeof useOwnTabs>,
): ReadonlyArray<T> => {
  const first = new Set(own.flatMap(({ id, opensFirst }) => (opensFirst ? [id] : [])))
  return tabs.toSorted((one, other) => Number(first.has(other.id)) - Number(first.has(one.id)))
}

/** A record in tabs, one a part, and its history. */
export const RecordForm = (props: Props) => {
  const { resource, of, draft, title, showsTitle, onTab, onClose, onOpen } = props
  const { say, word } = useRecordReader(resource)
  const { history } = useRecordCalls()
  const hasHistory = useHasHistory(history)
  const ownTabs = useOwnTabs()
  const { Preview } = useParts()
  const row = useValue(draft.record).data
  const isReserved = useIsReserved(resource, row)
  const mayMove = props.mayWrite && !isReserved
  const mayRevise = mayMove && isRevised(resource, row)
  const mayWrite = mayMove && !mayRevise
  const changes = useValue(draft.changes)
  const wrong = useWrongFields(draft)
  const leaving = useLeaving(draft.isDirty, props)
  const leaveTo = (open: string) => leaving.leave(() => onOpen(open))
  const onSaved = (saved: DescribedRow | undefined, way: SaveWay, wasNew: boolean) => {
    if (way === "exit" || !saved) leaving.leave(() => onClose(true))
    else if (way === "duplicate") leaveTo(`copy/${saved._id}`)
    else if (wasNew) leaveTo(String(saved._id))
  }
  const idOf = (path: string) => {
    const part = partOf(resource, path)
    return part && partId(resource, part)
  }
  const onInvalid = ([name = ""]: ReadonlyArray<string>) => onTab(idOf(name) ?? "0")
  const saving = useRecordSaving(resource, draft, { onInvalid, onSaved })
  const isReadOnly = !mayWrite || saving.busy
  const isOffered = useOffered(resource)
  const written = resource.parts.filter((part) =>
    namesOf(part).some((name) => isOffered(resource.fields[name])),
  )
  const all = [
    ...written.map((part) => {
      const id = partId(resource, part)
      const errors = wrong.filter((name) => idOf(name) === id).length
      return { id, label: word(`part.${id}`), errors, isDisabled: false }
    }),
    ...ownTabs.map(({ id, Draft }) => ({
      id,
      label: word(`tab.${id}`),
      isText: true,
      isDisabled: row === undefined && Draft === undefined,
    })),
    ...(hasHistory
      ? [{ id: historyTab, label: say("history"), isText: true, isDisabled: row === undefined }]
      : []),
  ]
  const tabs = row ? inOrder(all, ownTabs) : all
  const { id: tab = "0" } =
    tabs.find(({ id, isDisabled }) => id === props.tab && !isDisabled) ?? tabs[0] ?? {}
  const part = written.find((one) => partId(resource, one) === tab)
  const form = part && (
    <PartFields
      {...{ resource, part, draft, isReadOnly }}
      choosesOwner={part === written[0] && row === undefined && of.choosesOwner}
    />
  )
  const own = ownTabs.find(({ id }) => id === tab)
  const later = () => {
    if (own) return <OwnTabView {...{ tab: own, draft, row, isReadOnly }} />
    if (tab !== historyTab || !row) return undefined
    return <HistoryTab {...{ resource, row }} call={history} id={row._id} version={row.version} />
  }
  return (
    <>
      <EditorFrame
        {...{ title, showsTitle, tabs, tab, changes, leaving }}
        onTab={onTab}
        actions={row && <StatusMoves {...{ resource, row }} mayWrite={mayMove} onChanged={draft.adopt} />}
        busy={saving.busy}
        refusals={saving.refusals}
        notices={
          <>
            <EditorNotices saving={saving} invalid={say("invalid")} />
            {isReserved && <Notice tone="info">{word("locked")}</Notice>}
            {mayRevise && row && <RevisionNotice {...{ resource, row }} onOpen={leaveTo} />}
            {part && <RecordSummary {...{ draft, tab }} as="Summary" />}
          </>
        }
        aside={
          (row || Preview) &&
          !props.isAlone && (
            <>
              <RecordSummary {...{ draft, tab }} as="Preview" />
              {row && <RecordAside {...{ resource, row }} />}
            </>
          )
        }
        onReset={draft.text.reset}
        onSave={mayWrite ? saving.save : undefined}
        onBack={props.isAlone ? undefined : () => leaving.leave(() => onClose(false))}
      >
        {later() ?? form}
      </EditorFrame>
      <RecordConflict {...{ resource, draft, saving }} />
      <SaveQuestionDialog question={saving.question} />
    </>
  )
}
