import { Fragment, useCallback, useLayoutEffect, useRef } from "react"
import { Announcer } from "../../../business/conversation/Announcer.tsx"
import type { Chat } from "../../../business/conversation/chat.ts"
import { Composer } from "../../../business/conversation/Composer.tsx"
import { contactCentreWords } from "../../../business/conversation/words.ts"
import { SwitchContext } from "../../../business/conversation/SwitchContext.ts"
import { Thread } from "../../../business/conversation/Thread.tsx"
import { TypingLine } from "../../../business/conversation/TypingLine.tsx"
import type { Order } from "../../../contract/orders/order.ts"
import { idKey } from "../../../contract/wire/recordId.ts"
import { LoadFailure } from "../../../frame/LoadFailure.tsx"
import { usePanel } from "../../../frame/PanelContext.ts"
import { isLost } from "../../../frame/useLostFocus.ts"
import { useWords } from "../../../frame/useWords.ts"
import { useDialogsSoon } from "../../../ui/dialog/Dialog.tsx"
import { LoadingBar } from "../../../ui/loading/LoadingBar.tsx"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { useKeptTalk } from "../KeptTalk.tsx"
import { BeginConversation } from "./BeginConversation.tsx"
import { whole } from "./SheetTalk.css.ts"
import { talkWords } from "./talkWords.ts"
import { useOrderConversation } from "./useOrderConversation.ts"

/** Once the customer has become a contact, the focus of who pressed for it goes on to where one writes. */
const useFocusBegun = (chat: Chat | null | undefined) => {
  const place = useRef<HTMLDivElement>(null)
  const isBegun = useRef(false)
  // Before the sheet would take the focus that went with the button to its own beginning.
  useLayoutEffect(() => {
    const element = place.current
    if (!chat || !isBegun.current || !element) return
    isBegun.current = false
    if (isLost(element)) (element.querySelector<HTMLElement>("textarea, select") ?? element).focus()
  }, [chat])
  return { place, begun: () => void (isBegun.current = true) }
}

/** The messages with who ordered, and where one answers. */
const OrderConversation = ({ order }: { readonly order: Order }) => {
  const say = useWords("orderTalk", talkWords)
  const words = useWords("contactCentre", contactCentreWords)
  const { readOnly } = usePanel()
  const input = useRef<HTMLTextAreaElement>(null)
  useDialogsSoon()
  const { chat, problem, conversation } = useOrderConversation(order)
  const { thread, typing, write, link, reload } = conversation
  const { place, begun } = useFocusBegun(chat)
  const { switchTo } = useKeptTalk()
  const reply = useCallback(() => switchTo(order), [switchTo, order])
  const onBegun = () => {
    begun()
    reload()
  }
  if (chat === undefined)
    return problem ? (
      <LoadFailure title={say("conversationFailed")} error={problem} onRetry={reload} />
    ) : (
      <LoadingBar />
    )
  return (
    <div ref={place} className={whole} tabIndex={-1}>
      {chat === null || !thread ? (
        <BeginConversation order={order} onBegun={onBegun} />
      ) : (
        <Fragment key={idKey(chat._id)}>
          {link === "away" ? (
            <Notice tone="warning" role="alert">
              {words("away")}
            </Notice>
          ) : null}
          <Thread centre={conversation} chat={chat} model={thread} />
          <Announcer centre={conversation} chat={chat} model={thread} />
          <TypingLine typing={typing} />
          {readOnly ? null : (
            <SwitchContext value={reply}>
              <Composer {...{ chat, input, write }} />
            </SwitchContext>
          )}
        </Fragment>
      )}
    </div>
  )
}

export default OrderConversation
