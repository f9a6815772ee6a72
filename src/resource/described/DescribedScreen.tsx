import { useChoosesOwner } from "./useChoosesOwner.ts"
import { Suspense, useState } from "react"
import { mayWrite as mayWriteResource } from "../../contract/resource/mayWrite.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useHostCallback } from "../../frame/useHostCallback.ts"
import { useHostState } from "../../frame/useHostState.ts"
import { useValue } from "../../frame/useValue.ts"
import type { DescribedRow } from "./describedRow.ts"
import { openedDraft } from "./openedDraft.ts"
import { defaultView, type ListView } from "../ListView.ts"
import { editorOf } from "./recordTexts.ts"
import { EditorWait } from "../editor/EditorPlace.tsx"
import { useOwnPage } from "./useOwnPage.ts"
import { useReader } from "./useReader.ts"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { circleAlert } from "../../ui/icon/icons.ts"
import { ReadableList } from "./ReadableList.tsx"
import type { DescribedPanelProps } from "./describedPanelProps.ts"
import { editPrefix, useParts } from "./parts.ts"
import { boardOpen } from "./ownActions.ts"
import { OpenedView, useOpenedAction } from "./OpenedView.tsx"
import { lazily } from "../../ui/root/lazily.tsx"

/** A list is looked at more often than its records are written, so both editors are fetched when one is opened. */
const RecordDialog = lazily(() => import("./RecordDialog.tsx"))
const RecordPage = lazily(() => import("./RecordPage.tsx"))
const OnlyRecord = lazily(() => import("./OnlyRecord.tsx"))
const OwnRecordPage = lazily(() => import("./OwnRecordPage.tsx"))

/** True if the list shows its board, including behind a record opened from it. */
const useIsBoard = ({ board }: Resource, open: string | undefined): boolean => {
  const [isBoard, setIsBoard] = useState(open === boardOpen)
  const isOpen = open === boardOpen
  if (board && isBoard !== isOpen && (isOpen || open === undefined)) setIsBoard(isOpen)
  return board !== undefined && isBoard
}

/** True if a record's hand-written page is open. */
const isPage = (open: string): boolean => open !== "new" && !open.includes("/")

const useMayWrite = (resource: Resource): boolean => {
  const { client, readOnly } = usePanel()
  const state = useValue(client.session.state)
  return !readOnly && state._tag === "Loaded" && mayWriteResource(resource, state.user)
}

/** True if the viewed company has one record at most, which then stands in place of the list. */
const useIsAlone = ({ onePerOwner }: Resource): boolean => {
  const viewed = useValue(usePanel().client.session.company)
  return onePerOwner === true && viewed !== undefined
}

/** Message shown if the server has no such list. */
const Unsupported = ({ resource }: { readonly resource: Resource }) => {
  const { word, say } = useReader(resource)
  return <EmptyState icon={circleAlert} title={word("unsupported")} text={say("unsupportedText")} />
}

interface Props extends DescribedPanelProps {
  readonly resource: Resource
}

/** A list, or what is open in its place: a record on a page of its own, or one of the list's own views. */
const ListScreen = (props: Props) => {
  const { resource, onDirtyChange, held, onHeading, onViewChange } = props
  const onOpenChange = useHostCallback(props.onOpenChange)
  const onTabChange = useHostCallback(props.onTabChange)
  const [open, setOpen] = useHostState(props.open)
  const [row, setRow] = useState<DescribedRow>()
  const [view, setView] = useState<ListView>()
  const mayWrite = useMayWrite(resource)
  const { list } = useParts()
  const opened = useOpenedAction(open, mayWrite)
  const page = useOwnPage(resource)
  const choosesOwner = useChoosesOwner(resource) && list.isOwnerless !== true
  const { service, extra } = list.find
  const offered = useValue(usePanel().client.extras(service))
  const showsTitle = props.features?.title !== false
  const [tab, setTab] = useHostState(props.tab)
  const isBoard = useIsBoard(resource, open)
  const lists = isBoard ? boardOpen : undefined
  const show = (next: string | undefined, of?: DescribedRow, at?: string) => {
    setRow(of)
    setTab(at)
    setOpen(next)
    onOpenChange(next, at)
  }
  if (extra && offered && !offered.has(extra)) return <Unsupported {...{ resource }} />
  if (open !== undefined && opened)
    return (
      <OpenedView
        {...{ resource, open, opened, onHeading, showsTitle, show }}
        view={{ ...defaultView, ...(view ?? props.defaultView), ...props.view }}
      />
    )
  if (page && open !== undefined && isPage(open))
    return (
      <Suspense fallback={<EditorWait />}>
        <OwnRecordPage
          key={open}
          {...{ open, mayWrite, onHeading, page, showsTitle }}
          onShow={(next) => show(next ?? lists)}
        />
      </Suspense>
    )
  const editor =
    open === undefined || open === lists ? undefined : { resource, mayWrite, onDirtyChange, held }
  const fresh = { choosesOwner, initialTexts: props.given }
  const of = editor && openedDraft(open ?? "new", list.isPartial ? undefined : row, fresh)
  if (editor && of && editorOf(resource) === "page")
    return (
      <Suspense fallback={<EditorWait />}>
        <RecordPage
          key={open}
          {...editor}
          {...{ of, onHeading, tab, showsTitle }}
          onTab={(next) => {
            setTab(next)
            onTabChange(next)
          }}
          onOpen={(next) => show(next)}
          onClose={() => {
            onHeading?.(undefined)
            show(open?.startsWith(editPrefix) ? open.slice(editPrefix.length) : lists)
          }}
        />
      </Suspense>
    )
  return (
    <ReadableList
      {...props}
      {...{ mayWrite, isBoard }}
      defaultView={view ?? props.defaultView}
      onViewChange={(next) => {
        setView(next)
        onViewChange?.(next)
      }}
      onShow={show}
    >
      {(reload) =>
        editor &&
        of && (
          <Suspense>
            <RecordDialog
              key={open}
              {...editor}
              of={of}
              onClose={(edited) => {
                show(lists)
                if (edited) reload()
              }}
            />
          </Suspense>
        )
      }
    </ReadableList>
  )
}

/** A described list with what is open in its place; or the one record of the viewed company. */
export const DescribedScreen = (props: Props) => {
  const { resource, onDirtyChange, held, onHeading, features, tab } = props
  const isAlone = useIsAlone(resource)
  const mayWrite = useMayWrite(resource)
  if (!isAlone) return <ListScreen {...props} />
  return (
    <Suspense fallback={<EditorWait />}>
      <OnlyRecord
        {...{ resource, mayWrite, onDirtyChange, held, onHeading, tab }}
        showsTitle={features?.title !== false}
      />
    </Suspense>
  )
}
