import { Suspense, useEffect, useMemo, useState } from "react"
import { callsOf } from "../../../contract/resource/calls.ts"
import { tickets } from "../../../contract/resources/tickets.ts"
import { LoadFailure } from "../../../frame/LoadFailure.tsx"
import { failure } from "../../../frame/remote.ts"
import type { OwnPageProps } from "../../../resource/described/parts.ts"
import { useReader } from "../../../resource/described/useReader.ts"
import { EditorWait } from "../../../resource/editor/EditorPlace.tsx"
import { useHistory } from "../../../resource/described/history/useHistory.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { EmptyState } from "../../../ui/emptyState/EmptyState.tsx"
import { Panel } from "../../../ui/panel/Panel.tsx"
import { PanelBody } from "../../../ui/panel/PanelBody.tsx"
import { usePageWords } from "./words.ts"
import { threadEntries } from "./threadEntries.ts"
import { TicketFoot } from "./TicketFoot.tsx"
import { TicketHead } from "./TicketHead.tsx"
import * as css from "./ticketPage.css.ts"
import { TicketSide } from "./TicketSide.tsx"
import { TicketThread } from "./TicketThread.tsx"
import { type Thread, useTicket } from "./useTicket.ts"

const { history } = callsOf(tickets)
const maxLines = 100

interface LoadedProps extends OwnPageProps {
  readonly thread: Thread
  readonly at: ReturnType<typeof useTicket>
}

const Loaded = (props: LoadedProps) => {
  const { thread, at, mayWrite, onShow, showsTitle } = props
  const { ticket, messages } = thread
  const [isDetails, setDetails] = useState(false)
  const { remote } = useHistory({ call: history, id: ticket._id, version: ticket.version }, maxLines)
  const lines = remote.data?.items
  const entries = useMemo(() => threadEntries(ticket, messages, lines ?? []), [ticket, messages, lines])
  return (
    <>
      <TicketHead
        {...{ ticket, mayWrite, showsTitle, isDetails, onShow }}
        onDetails={setDetails}
        adopt={at.adopt}
      />
      <div className={css.panes} data-details={isDetails || undefined}>
        <div className={css.conversation}>
          <TicketThread {...{ ticket, entries }} />
          <TicketFoot {...{ thread, mayWrite, onShow }} adopt={at.adopt} />
        </div>
        <TicketSide {...{ ticket, entries, mayWrite }} adopt={at.adopt} />
      </div>
    </>
  )
}

/** A ticket's own page: what was said in it, where one answers, and what is known of it. */
const TicketPage = (props: OwnPageProps) => {
  const { open, onHeading, onShow } = props
  const say = usePageWords()
  const { word } = useReader(tickets)
  const at = useTicket(open)
  const thread = at.remote.data
  const error = failure(at.remote)
  const title = thread
    ? `${thread.ticket.protocol ?? ""} ${thread.ticket.subject ?? ""}`.trim()
    : word("waitTitle")
  useEffect(() => onHeading(title), [title, onHeading])
  const missing = () => {
    if (!error) return <EditorWait />
    if (error._tag !== "NotFound")
      return <LoadFailure title={say("failed")} error={error} busy={at.busy} onRetry={at.read} />
    const back = <Button onPress={() => onShow(undefined)}>{say("back")}</Button>
    return <EmptyState tone="danger" title={word("notFound")} text={word("notFoundText")} action={back} />
  }
  return (
    <Panel label={title}>
      {thread ? (
        <Suspense fallback={<EditorWait />}>
          <Loaded {...props} {...{ thread, at }} />
        </Suspense>
      ) : (
        <PanelBody>{missing()}</PanelBody>
      )}
    </Panel>
  )
}

export default TicketPage
