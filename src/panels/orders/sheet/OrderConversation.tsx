import { useRef } from "react"
import { Announcer } from "../../../business/conversation/Announcer.tsx"
import { Composer } from "../../../business/conversation/Composer.tsx"
import { contactCentreWords } from "../../../business/conversation/contactCentreWords.ts"
import { Thread } from "../../../business/conversation/Thread.tsx"
import { TypingLine } from "../../../business/conversation/TypingLine.tsx"
import type { Order } from "../../../contract/orders/order.ts"
import { idKey } from "../../../contract/wire/recordId.ts"
import { LoadFailure } from "../../../frame/LoadFailure.tsx"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useWords } from "../../../frame/useWords.ts"
import { useDialogsSoon } from "../../../ui/dialog/Dialog.tsx"
import { LoadingBar } from "../../../ui/loading/LoadingBar.tsx"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { BeginConversation } from "./BeginConversation.tsx"
import { whole } from "./SheetTalk.css.ts"
import { talkWords } from "./talkWords.ts"
import { useOrderConversation } from "./useOrderConversation.ts"

/** The messages with who ordered, and where one answers. */
const OrderConversation = ({ order }: { readonly order: Order }) => {
  const say = useWords("orderTalk", talkWords)
  const words = useWords("contactCentre", contactCentreWords)
  const { readOnly } = usePanel()
  const input = useRef<HTMLTextAreaElement>(null)
  useDialogsSoon()
  const { chat, problem, conversation } = useOrderConversation(order)
  const { thread, typing, write, link, reload } = conversation
  if (chat === undefined)
    return problem ? (
      <LoadFailure title={say("conversationFailed")} error={problem} onRetry={reload} />
    ) : (
      <LoadingBar />
    )
  if (chat === null || !thread) return <BeginConversation order={order} onBegun={reload} />
  return (
    <div key={idKey(chat._id)} className={whole}>
      {link === "away" ? (
        <Notice tone="warning" role="alert">
          {words("away")}
        </Notice>
      ) : null}
      <Thread centre={conversation} chat={chat} model={thread} />
      <Announcer centre={conversation} chat={chat} model={thread} />
      <TypingLine typing={typing} />
      {readOnly ? null : <Composer {...{ chat, input, write }} />}
    </div>
  )
}

export default OrderConversation
