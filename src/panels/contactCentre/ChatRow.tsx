import { memo } from "react"
import { formatPhone } from "../../contract/people/phone.ts"
import { isFromCustomer } from "../../contract/contact/message.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { Avatar } from "../../ui/avatar/Avatar.tsx"
import { Badge } from "../../ui/badge/Badge.tsx"
import type { RowPlace } from "../../ui/optionList/OptionList.tsx"
import { OptionRow } from "../../ui/optionList/OptionRow.tsx"
import { visuallyHidden } from "../../ui/theme/text.css.ts"
import { type Chat, nameOf, writtenAt } from "../../business/conversation/chat.ts"
import * as css from "./ChatRow.css.ts"
import { contactCentreWords } from "../../business/conversation/words.ts"
import { useChatTimes } from "../../business/conversation/useChatTimes.ts"
import { useSaid } from "../../business/conversation/useSaid.ts"

/** Height of a row, in pixels. */
export const rowHeight = 60

interface Props {
  readonly chat: Chat
  readonly place: RowPlace
  /** The day it is (`ChatTimes`): what names days is drawn anew when that changes. */
  readonly today: string
}

/** Returns the last message; for a contact without messages, the phone. */
const useLastSaid = (chat: Chat) => {
  const say = useWords("contactCentre", contactCentreWords)
  const said = useSaid()
  const user = useValue(usePanel().client.session.user)
  const { lastMessage } = chat
  if (!lastMessage && chat.name) return formatPhone(chat.phone)
  if (!lastMessage) return lastMessage === null ? say("nothingSaid") : ""
  const text = said(lastMessage)
  if (lastMessage.kind === "NOTE") return say("noteSaid", { text })
  if (isFromCustomer(lastMessage, chat.phone)) return text
  const { sentBy } = lastMessage
  if (!sentBy) return say("store", { text })
  return sentBy === user?.fullname
    ? say("you", { text })
    : say("from", { name: sentBy.split(" ")[0] ?? sentBy, text })
}

/** Name, whose customer where several companies are viewed, what was last said, what is unread. */
const Facts = memo(({ chat }: Pick<Props, "chat" | "today">) => {
  const say = useWords("contactCentre", contactCentreWords)
  const viewed = useValue(usePanel().client.session.company)
  const { unread = 0, lastMessage, company } = chat
  const times = useChatTimes(company)
  const at = writtenAt(lastMessage)
  return (
    <>
      <span className={css.picture}>
        <Avatar name={chat.name ?? ""} size={32} />
      </span>
      <span className={css.name}>{nameOf(chat)}</span>
      <span className={css.time}>{at > 0 ? times.brief(at) : null}</span>
      <span className={css.said} data-unread={unread > 0 || undefined}>
        {viewed || !company ? null : <strong className={css.company}>{company.name} · </strong>}
        {useLastSaid(chat)}
      </span>
      {unread > 0 ? (
        <span className={css.unread}>
          <Badge tone="accent">
            <span aria-hidden="true">{unread}</span>
            <span className={visuallyHidden}>{say("unread", { count: unread })}</span>
          </Badge>
        </span>
      ) : null}
    </>
  )
})

/** One contact of the list. */
export const ChatRow = ({ place, ...facts }: Props) => (
  <OptionRow place={place} className={css.row}>
    <Facts {...facts} />
  </OptionRow>
)
