import { send, stickyNote } from "../../../business/conversation/icons.ts"
import { tickets } from "../../../contract/resources/tickets.ts"
import { statusName } from "../../../resource/described/StatusMark.tsx"
import { useReader } from "../../../resource/described/useReader.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { IconButton } from "../../../ui/button/IconButton.tsx"
import { chevronUp } from "../../../ui/icon/listIcons.ts"
import { Menu } from "../../../ui/menu/Menu.tsx"
import { usePageWords } from "./words.ts"
import { statusChoices } from "./statusChoices.ts"
import { split } from "./ticketPage.css.ts"
import type { Ticket } from "./useTicket.ts"

interface Props {
  readonly ticket: Ticket
  readonly isNote: boolean
  /** Status the ticket gets on sending. */
  readonly status: string
  readonly busy: boolean
  readonly isDisabled: boolean
  readonly onStatus: (status: string) => void
  readonly onSend: () => void
}

/** Sends what is written, and leaves the ticket at a status in the same act. */
export const SendButton = ({ ticket, isNote, status, busy, isDisabled, onStatus, onSend }: Props) => {
  const say = usePageWords()
  const { word } = useReader(tickets)
  const choices = statusChoices(ticket)
  const isKept = status === ticket.status
  const [plain, moving] = isNote ? (["saveNote", "noteAnd"] as const) : (["reply", "replyAnd"] as const)
  return (
    <span className={split}>
      <Button tone="primary" icon={isNote ? stickyNote : send} {...{ busy, isDisabled }} onPress={onSend}>
        {isKept ? say(plain) : say(moving, { status: statusName(word, status) })}
      </Button>
      {choices.length > 1 && (
        <Menu
          label={say("afterwards")}
          placement="top end"
          trigger={<IconButton icon={chevronUp} label={say("afterwards")} />}
          items={choices.map((id) => ({
            id,
            label:
              id === ticket.status
                ? say("keepStatus", { status: statusName(word, id) })
                : statusName(word, id),
            isSelected: id === status,
          }))}
          onAction={onStatus}
        />
      )}
    </span>
  )
}
