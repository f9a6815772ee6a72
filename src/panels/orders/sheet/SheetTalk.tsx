import { type KeyboardEvent, Suspense, useEffect, useRef } from "react"
import type { Order } from "../../../contract/orders/order.ts"
import { useWords } from "../../../frame/useWords.ts"
import { IconButton } from "../../../ui/button/IconButton.tsx"
import { x } from "../../../ui/icon/icons.ts"
import { plainKey } from "../../../ui/kbd/plainKey.ts"
import { LoadingBar } from "../../../ui/loading/LoadingBar.tsx"
import { lazily } from "../../../ui/root/lazily.tsx"
import * as css from "./SheetTalk.css.ts"
import { talkWords } from "./talkWords.ts"
import { factsText } from "../../../contract/isolateText.ts"

const OrderConversation = lazily(() => import("./OrderConversation.tsx"))

interface Props {
  readonly order: Order
  readonly onClose: () => void
}

/** R, outside of a text: where one answers. */
const focusInput = (event: KeyboardEvent<HTMLElement>) => {
  if (plainKey(event) !== "r") return
  event.preventDefault()
  event.currentTarget.querySelector("textarea")?.focus()
}

/** The conversation of the contact center with who ordered, in place of the facts beside the items. */
export const SheetTalk = ({ order, onClose }: Props) => {
  const say = useWords("orderTalk", talkWords)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const title = factsText([say("conversation"), order.customer?.name])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut to what is in it
    <section className={css.conversation} aria-label={say("conversation")} onKeyDown={focusInput}>
      <header className={css.conversationHead}>
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <IconButton icon={x} size="small" label={say("closeConversation")} onPress={onClose} />
      </header>
      <Suspense fallback={<LoadingBar />}>
        <OrderConversation order={order} />
      </Suspense>
    </section>
  )
}
