import { composer } from "../../../business/conversation/Composer.css.ts"
import type { TicketMessage } from "../../../contract/support/ticketThreads.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useValue } from "../../../frame/useValue.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { usePageWords } from "./words.ts"
import { choice } from "./ticketPage.css.ts"
import { TicketComposer } from "./TicketComposer.tsx"
import { TicketRating } from "./TicketRating.tsx"
import { useIsDesk } from "./useIsDesk.ts"
import type { Thread, Ticket } from "./useTicket.ts"

interface Props {
  readonly thread: Thread
  readonly mayWrite: boolean
  readonly adopt: (answer: Partial<Ticket>, message?: TicketMessage) => void
  readonly onShow: (open: string | undefined) => void
}

/** The reason nobody can write here any more, and a link to the ticket that continues. */
const Closed = ({ thread: { ticket }, mayWrite, onShow }: Props) => {
  const say = usePageWords()
  const { mergedInto } = ticket
  if (mergedInto)
    return (
      <Notice tone="info">
        <span className={choice}>
          {say("mergedInto", { name: mergedInto.label })}
          <Button size="small" onPress={() => onShow(String(mergedInto._id))}>
            {say("openMerged")}
          </Button>
        </span>
      </Notice>
    )
  const why = !mayWrite ? "readOnly" : ticket.status === "CANCELED" ? "closed" : "closedLong"
  return <Notice tone="info">{say(why)}</Notice>
}

/** Composer and rating of a ticket, or the reason they are not available. */
export const TicketFoot = (props: Props) => {
  const { thread, mayWrite, adopt } = props
  const { ticket } = thread
  const isDesk = useIsDesk()
  const hasRatings = useValue(usePanel().client.extras("main"))?.has("ticket-care") === true
  const isRated = hasRatings && mayWrite && !isDesk && ticket.status === "SOLVED"
  const isOpen = mayWrite && ticket.status !== "CANCELED" && (isDesk || !ticket.isClosed)
  return (
    <>
      {(isRated || !isOpen) && (
        <div className={composer}>
          {isRated && <TicketRating {...{ ticket, adopt }} />}
          {!isOpen && <Closed {...props} />}
        </div>
      )}
      {isOpen && <TicketComposer {...{ thread, adopt }} />}
    </>
  )
}
