import { Suspense, useState } from "react"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useValue } from "../../../frame/useValue.ts"
import { editPrefix } from "../../../resource/described/parts.ts"
import { arrowLeft } from "../../../resource/editor/arrowLeft.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { user } from "../../../ui/icon/icons.ts"
import { pencil } from "../../../ui/icon/listIcons.ts"
import { lazily } from "../../../ui/root/lazily.tsx"
import { pushToEnd } from "../../../ui/theme/text.css.ts"
import { merge } from "./merge.ts"
import { usePageWords } from "./words.ts"
import * as css from "./ticketPage.css.ts"
import { useIsDesk } from "./useIsDesk.ts"
import type { Ticket } from "./useTicket.ts"

const AssignTicket = lazily(() => import("../AssignTicket.tsx"))
const MergeTicket = lazily(() => import("./MergeTicket.tsx"))

interface Props {
  readonly ticket: Ticket
  readonly mayWrite: boolean
  readonly showsTitle: boolean
  readonly isDetails: boolean
  readonly onDetails: (isDetails: boolean) => void
  readonly onShow: (open: string | undefined) => void
  readonly adopt: (answer: Partial<Ticket>) => void
}

/** The way back, and what one does with the whole ticket. */
export const TicketHead = (props: Props) => {
  const { ticket, mayWrite, showsTitle, isDetails, onDetails, onShow, adopt } = props
  const say = usePageWords()
  const { client } = usePanel()
  const extras = useValue(client.extras("main"))
  const isWriter = useIsDesk() && mayWrite
  const mayMerge = isWriter && extras?.has("ticket-care") === true && ticket.status !== "CANCELED"
  const [isAssigning, setAssigning] = useState(false)
  const [isMerging, setMerging] = useState(false)
  return (
    <header className={css.head}>
      <Button tone="plain" icon={arrowLeft} collapsesToIcon onPress={() => onShow(undefined)}>
        {say("back")}
      </Button>
      {showsTitle && (
        <h2 className={css.title}>
          {ticket.protocol} {ticket.subject}
        </h2>
      )}
      <span className={`${css.choice} ${pushToEnd}`}>
        {mayMerge && (
          <Button icon={merge} collapsesToIcon onPress={() => setMerging(true)}>
            {say("mergeAction")}
          </Button>
        )}
        {isWriter && extras?.has("ticket-desk") && (
          <Button icon={user} collapsesToIcon onPress={() => setAssigning(true)}>
            {say("assign")}
          </Button>
        )}
        {mayWrite && (
          <Button icon={pencil} collapsesToIcon onPress={() => onShow(`${editPrefix}${String(ticket._id)}`)}>
            {say("edit")}
          </Button>
        )}
        <span className={css.detailsSwitch}>
          <Button onPress={() => onDetails(!isDetails)}>{say(isDetails ? "conversation" : "details")}</Button>
        </span>
      </span>
      {isMerging && (
        <Suspense>
          <MergeTicket
            {...{ ticket }}
            onMerged={(into) => onShow(String(into))}
            onDone={() => setMerging(false)}
          />
        </Suspense>
      )}
      {isAssigning && (
        <Suspense>
          <AssignTicket row={ticket} onChanged={() => adopt({})} onDone={() => setAssigning(false)} />
        </Suspense>
      )}
    </header>
  )
}
