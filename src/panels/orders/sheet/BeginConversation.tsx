import * as Effect from "effect/Effect"
import type { ApiError } from "../../../api/errors.ts"
import { contactCentreWords } from "../../../business/conversation/words.ts"
import { explain } from "../../../business/conversation/explain.ts"
import { isContactPhone } from "../../../contract/contact/contactPhone.ts"
import { contacts } from "../../../contract/contact/contacts.ts"
import { limits } from "../../../contract/limits.ts"
import type { Order } from "../../../contract/orders/order.ts"
import { digitsOf, formatPhone } from "../../../contract/people/phone.ts"
import type { RefusalOf } from "../../../contract/wire/endpoint.ts"
import { sameId } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useExplain } from "../../../frame/useExplain.ts"
import { useTask } from "../../../frame/useTask.ts"
import { useValue } from "../../../frame/useValue.ts"
import { useWords } from "../../../frame/useWords.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { EmptyState } from "../../../ui/emptyState/EmptyState.tsx"
import { messageSquare } from "../../../ui/icon/menuIcons.ts"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { useKeptTalk } from "../KeptTalk.tsx"
import { talkWords } from "./talkWords.ts"

interface Props {
  readonly order: Order
  /** Called once the customer is a contact. */
  readonly onBegun: () => void
}

/** Stands where a conversation would be: the customer becomes a contact, to whom a first message may be sent. */
export const BeginConversation = ({ order, onBegun }: Props) => {
  const say = useWords("orderTalk", talkWords)
  const words = useWords("contactCentre", contactCentreWords)
  const api = useExplain()
  const { client, before, emit, readOnly } = usePanel()
  const viewed = useValue(client.session.company)
  const { run, busy, error } = useTask<ApiError | RefusalOf<typeof contacts.create>>()
  const { customer, company } = order
  const phone = customer?.phone ?? ""
  const name = customer?.name?.trim() || formatPhone(phone)
  const isHere = sameId(viewed?._id, company?._id)
  const begin = () => {
    const made = Effect.uninterruptible(
      client.api.call(contacts.create, {
        body: { name: name.slice(0, limits.text.contactName.max), phone: digitsOf(phone) },
      }),
    )
    run(
      before({ panel: "orders", type: "beginConversation", detail: { order: order._id } }).pipe(
        Effect.andThen(made),
        // Somebody else began it just now.
        Effect.catchTag("ContactExists", ({ current }) => Effect.succeed(current)),
        Effect.map((contact) => {
          emit({ panel: "orders", type: "conversationBegun", detail: { contact: contact._id } })
          onBegun()
        }),
      ),
    )
  }
  const isReachable = isContactPhone(phone)
  const whyNot = phone === "" ? say("noPhone") : say("badPhone")
  const hint = isHere ? say("noConversationText") : say("switchTo", { company: company?.name ?? "" })
  const { switchTo } = useKeptTalk()
  const button =
    !isReachable || readOnly ? undefined : isHere ? (
      <Button icon={messageSquare} busy={busy} onPress={begin}>
        {say("begin")}
      </Button>
    ) : company ? (
      <Button onPress={() => switchTo(order)}>{words("replyFor", { company: company.name ?? "" })}</Button>
    ) : undefined
  return (
    <>
      <EmptyState
        icon={messageSquare}
        title={say("noConversation", { name })}
        text={isReachable ? hint : whyNot}
        action={button}
      />
      {error ? (
        <Notice tone="danger" role="alert">
          {explain(words, api, error)}
        </Notice>
      ) : null}
    </>
  )
}
