import { Suspense, useState } from "react"
import { isFromCustomer } from "../../contract/contact/message.ts"
import { idKey, sameId } from "../../contract/wire/recordId.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { visuallyHidden } from "../../ui/theme/text.css.ts"
import { type Chat, nameOf } from "./chat.ts"
import { contactCentreWords } from "./words.ts"
import type { ThreadModel } from "./threadModel.ts"
import type { OpenConversation } from "./useConversation.ts"
import { useReading } from "./useReading.ts"
import { useSaid } from "./useSaid.ts"
import { lazily } from "../../ui/root/lazily.tsx"

const WhyFailed = lazily(() => import("./WhyFailed.tsx"))

interface Props {
  readonly centre: OpenConversation
  readonly chat: Chat
  readonly model: ThreadModel
}

/**
 * Announces the shown contact's new messages and failed deliveries to screen readers, and marks shown messages as read.
 * Each announcement is its own element: repeating the same text in one element would not be announced.
 */
export const Announcer = ({ centre, chat, model }: Props) => {
  const say = useWords("contactCentre", contactCentreWords)
  const announce = useSaid()
  const { data } = useValue(model.thread)
  const messages = data?.messages ?? []
  const latest = messages.at(-1)
  const key = latest ? idKey(latest._id) : ""
  const [opened, setOpened] = useState<string>()
  const isLoaded = data !== undefined
  if (isLoaded && opened === undefined) setOpened(key)
  useReading(centre, chat, messages)
  const isNew = opened !== undefined && opened !== key && latest && isFromCustomer(latest, chat.phone)
  const failed = centre.heard?.messages.findLast(
    ({ contactId, status }) => status === "FAILED" && sameId(contactId, chat._id),
  )
  return (
    <>
      <output className={visuallyHidden}>
        {isNew ? <span key={key}>{say("from", { name: nameOf(chat), text: announce(latest) })}</span> : null}
      </output>
      <output className={visuallyHidden}>
        {failed ? (
          <Suspense fallback={null}>
            <WhyFailed key={idKey(failed._id)} message={failed} isApart />
          </Suspense>
        ) : null}
      </output>
    </>
  )
}
