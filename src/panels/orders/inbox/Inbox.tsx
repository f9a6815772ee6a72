import { useModel } from "@preact/signals-react/runtime"
import { type FocusEvent, type MouseEvent, type RefObject, useCallback, useRef, useState } from "react"
import { keptDraft } from "../../../api/keptDraft.ts"
import { personOf } from "../../../api/perPerson.ts"
import { exceptionsOf } from "../../../contract/orders/orderExceptions.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useLostFocus } from "../../../frame/useLostFocus.ts"
import { useValue } from "../../../frame/useValue.ts"
import { useWords } from "../../../frame/useWords.ts"
import { EmptyState } from "../../../ui/emptyState/EmptyState.tsx"
import { PanelBody } from "../../../ui/panel/PanelBody.tsx"
import { SegmentedControl } from "../../../ui/segmentedControl/SegmentedControl.tsx"
import type { Board } from "../useBoard.ts"
import { CaseGroup } from "./CaseGroup.tsx"
import * as css from "./inbox.css.ts"
import { InboxCounter } from "./InboxCounter.tsx"
import { InboxModel } from "./inboxModel.ts"
import { InboxRow } from "./InboxRow.tsx"
import { inboxWords } from "./inboxWords.ts"
import { focusRowAt, rowAt, useInboxKeys } from "./useInboxKeys.ts"

type Kind = "open" | "postponed"

interface Props {
  readonly board: Board
  readonly inbox: InboxModel
}

const Head = ({
  inbox,
  kind,
  onKind,
}: Omit<Props, "board"> & { kind: Kind; onKind: (kind: Kind) => void }) => {
  const say = useWords("inbox", inboxWords)
  const { count, stores, postponed } = useValue(inbox.cases)
  const inStores = say("stores", { count: stores })
  return (
    <div className={css.head}>
      <div>
        <h2>{say("title")}</h2>
        {count === 0 ? null : <p>{say("summary", { count, stores: inStores })}</p>}
      </div>
      <span className={css.end}>
        <SegmentedControl
          label={say("shown")}
          options={[
            { id: "open", label: say("open", { count }) },
            { id: "postponed", label: say("postponed", { count: postponed.length }) },
          ]}
          value={kind}
          onChange={onKind}
        />
      </span>
    </div>
  )
}

const Open = ({ board, inbox }: Props) => {
  const say = useWords("inbox", inboxWords)
  const { groups } = useValue(inbox.cases)
  if (groups.length === 0) return <EmptyState title={say("none")} text={say("noneText")} />
  return groups.map((group) => <CaseGroup key={group.exception} {...{ group, board, inbox }} />)
}

const PutOff = ({ board, inbox }: Props) => {
  const say = useWords("inbox", inboxWords)
  const { postponed } = useValue(inbox.cases)
  if (postponed.length === 0)
    return <EmptyState title={say("nonePostponed")} text={say("nonePostponedText")} />
  return (
    <ul className={css.list}>
      {postponed.map((id) => (
        <InboxRow key={id} {...{ id, board, inbox }} isPostponed />
      ))}
    </ul>
  )
}

/** Puts off the order that is looked at, and goes on to the next. */
const usePostpone = ({ board: { model }, inbox }: Props) =>
  useCallback(() => {
    const key = inbox.current.peek()
    const card = key === undefined ? undefined : model.card(key).peek()
    const [exception] = card ? exceptionsOf(card.order, model.beat.peek()) : []
    if (key !== undefined && exception) inbox.postpone(key, exception)
  }, [model, inbox])

/** The row with the focus is looked at; once it is gone, the one in its place. */
const useNextFocus = (place: RefObject<HTMLElement | null>, inbox: InboxModel) => {
  const at = useRef(0)
  const focus = useLostFocus(place, (root) => focusRowAt(root, at.current))
  return {
    ...focus,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      focus.onFocus(event)
      const row = rowAt(event.currentTarget, event.target)
      if (!row) return
      at.current = row.at
      inbox.setCurrent(row.key)
    },
  }
}

/** Time after a press in which another is ignored, because the next order may already be under it, in milliseconds. */
const betweenPressesMs = 400

/** Lets one press through of those that follow each other too fast to be meant. */
const useOnePress = () => {
  const last = useRef(Number.NEGATIVE_INFINITY)
  return useCallback((event: MouseEvent<HTMLElement>) => {
    if (!(event.target as Element).closest("[data-act]")) return
    if (event.timeStamp - last.current < betweenPressesMs) event.stopPropagation()
    last.current = event.timeStamp
  }, [])
}

/**
 * Orders waiting for somebody, in every store the user sees: grouped by reason, each with the one action that resolves
 * it.
 */
const Inbox = ({ board }: { readonly board: Board }) => {
  const { client } = usePanel()
  const inbox = useModel(() => new InboxModel(board.model, keptDraft(client, `inbox ${personOf(client)}`)))
  const [kind, setKind] = useState<Kind>("open")
  const place = useRef<HTMLDivElement>(null)
  const postpone = usePostpone({ board, inbox })
  useInboxKeys(place, inbox, kind === "open" ? postpone : undefined)
  useValue(inbox.cases)
  const focus = useNextFocus(place, inbox)
  const onePress = useOnePress()
  return (
    <div
      ref={place}
      className={css.place}
      tabIndex={-1}
      {...focus}
      onClickCapture={kind === "open" ? onePress : undefined}
    >
      <Head {...{ inbox, kind }} onKind={setKind} />
      <PanelBody>
        {kind === "open" ? <Open {...{ board, inbox }} /> : <PutOff {...{ board, inbox }} />}
      </PanelBody>
      {kind === "open" ? <InboxCounter {...{ board, inbox }} onPostpone={postpone} /> : null}
    </div>
  )
}

export default Inbox
