import { useState } from "react"
import { isFromCustomer } from "../../contract/contact/message.ts"
import { idKey, sameId } from "../../contract/wire/recordId.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { visuallyHidden } from "../../ui/theme/text.css.ts"
import { type Chat, nameOf } from "./chat.ts"
import { contactCentreWords } from "./contactCentreWords.ts"
import type { ThreadModel } from "./threadModel.ts"
import type { ContactCentre } from "./useContactCentre.ts"
import { useReading } from "./useReading.ts"
import { useSaid } from "./useSaid.ts"
import { useWhyFailed } from "./useWhyFailed.ts"

interface Props {
  readonly centre: ContactCentre
  readonly chat: Chat
  readonly model: ThreadModel
}

/** Says of the shown contact's messages which one could not be delivered, as soon as the platform tells. */
const FailedAnnouncer = ({ centre: { heard }, chat }: Omit<Props, "model">) => {
  const say = useWords("contactCentre", contactCentreWords)
  const said = useSaid()
  const whyFailed = useWhyFailed()
  const failed = heard?.messages.findLast(
    ({ contactId, status }) => status === "FAILED" && sameId(contactId, chat._id),
  )
  return (
    <output className={visuallyHidden}>
      {failed ? (
        <span key={idKey(failed._id)}>
          {say("failedSaid", { why: whyFailed(failed), text: said(failed) })}
        </span>
      ) : null}
    </output>
  )
}

/**
 * Says the shown contact's new messages to whoever does not see them come, and marks them as read. Each is an element of its
 * own: the same text a second time would not be said.
 */
export const Announcer = ({ centre, chat, model }: Props) => {
  const say = useWords("contactCentre", contactCentreWords)
  const said = useSaid()
  const { data } = useValue(model.thread)
  const messages = data?.messages ?? []
  const latest = messages.at(-1)
  const key = latest ? idKey(latest._id) : ""
  const [opened, setOpened] = useState<string>()
  const isLoaded = data !== undefined
  if (isLoaded && opened === undefined) setOpened(key)
  useReading(centre, chat, messages)
  const isNew = opened !== undefined && opened !== key && latest && isFromCustomer(latest, chat.phone)
  return (
    <>
      <output className={visuallyHidden}>
        {isNew ? <span key={key}>{say("from", { name: nameOf(chat), text: said(latest) })}</span> : null}
      </output>
      <FailedAnnouncer {...{ centre, chat }} />
    </>
  )
}

/** Says who has written of those that are not shown. */
export const OthersAnnouncer = ({ centre: { heard, selected } }: Pick<Props, "centre">) => {
  const say = useWords("contactCentre", contactCentreWords)
  const other = heard?.conversations.find(
    (one) =>
      one.unread > 0 &&
      !sameId(one._id, selected?._id) &&
      heard.messages.some(
        (message) => sameId(message.contactId, one._id) && isFromCustomer(message, one.phone),
      ),
  )
  const key = idKey(heard?.messages.at(-1)?._id ?? "")
  return (
    <output className={visuallyHidden}>
      {other ? <span key={key}>{say("newFrom", { name: nameOf(other) })}</span> : null}
    </output>
  )
}
