import { nameOf } from "../../business/conversation/chat.ts"
import { contactCentreWords } from "../../business/conversation/words.ts"
import { isFromCustomer } from "../../contract/contact/message.ts"
import { idKey, sameId } from "../../contract/wire/recordId.ts"
import { useWords } from "../../frame/useWords.ts"
import { visuallyHidden } from "../../ui/theme/text.css.ts"
import type { ContactCentre } from "./useContactCentre.ts"

/** Announces messages from contacts that are not shown. */
export const OthersAnnouncer = ({
  centre: { heard: changes, selected },
}: {
  readonly centre: ContactCentre
}) => {
  const say = useWords("contactCentre", contactCentreWords)
  const other = changes?.conversations.find(
    (one) =>
      one.unread > 0 &&
      !sameId(one._id, selected?._id) &&
      changes.messages.some(
        (message) => sameId(message.contactId, one._id) && isFromCustomer(message, one.phone),
      ),
  )
  const key = idKey(changes?.messages.at(-1)?._id ?? "")
  return (
    <output className={visuallyHidden}>
      {other ? <span key={key}>{say("newFrom", { name: nameOf(other) })}</span> : null}
    </output>
  )
}
