import * as Effect from "effect/Effect"
import { useMemo } from "react"
import { allows } from "../../contract/access/access.ts"
import { statusWords } from "../../contract/dashboard/statusWords.ts"
import { type OrderStage, type OrderStatus, stageOf } from "../../contract/dashboard/orders.ts"
import type { ListedOrder } from "../../contract/orders/order.ts"
import { orders } from "../../contract/orders/orders.ts"
import { phoneKeyOf } from "../../contract/people/phone.ts"
import { idKey, sameId } from "../../contract/wire/recordId.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { Status, type StatusTone } from "../../ui/status/Status.tsx"
import type { Chat } from "./chat.ts"
import * as css from "./CustomerOrders.css.ts"
import { heading } from "./ContactCentrePanel.css.ts"
import { contactCentreWords } from "./contactCentreWords.ts"
import { useChatTimes } from "./useChatTimes.ts"

/** Orders that are shown at most. */
const maxShown = 5
/** As many digits of a phone as every way to write it ends with. */
const commonDigits = 8
const nothing = Effect.succeed(undefined)

/** The tone of an order by how far it is: what needs somebody, what is on its way, what is over. */
const tones: Readonly<Partial<Record<OrderStage, StatusTone>>> = {
  company: "warning",
  noCourier: "danger",
  route: "info",
  done: "success",
}

/** Their latest orders at the contact's company; undefined where the platform lists none or one may not see them. */
const useOrders = ({ phone, company }: Chat) => {
  const { client } = usePanel()
  const user = useValue(client.session.user)
  const key = phoneKeyOf(phone)
  const isOpen = user !== undefined && allows(orders.find.access, user) && key.length >= commonDigits
  const load = useMemo(() => {
    if (!isOpen) return nothing
    const body = {
      filter: { search: key.slice(-commonDigits) },
      sortField: "placedAt",
      sortOrder: "desc",
      pageNumber: 0,
      pageSize: 4 * maxShown,
    } as const
    return Effect.flatMap(client.api.offers(orders.find), (has) =>
      has ? client.api.call(orders.find, { body }) : nothing,
    )
  }, [client, isOpen, key])
  const { remote, reload } = useRemote(load)
  // A search also finds the same digits in another area code, and with several companies viewed other stores' orders.
  const isTheirs = (order: ListedOrder) =>
    phoneKeyOf(order.customer?.phone ?? "") === key && (!company || sameId(order.company?._id, company._id))
  return { remote, reload, found: remote.data?.items.filter(isTheirs).slice(0, maxShown) }
}

const OrderLine = ({ order }: { readonly order: ListedOrder }) => {
  const name = useWords("statuses", statusWords)
  const money = useMoney()
  const times = useChatTimes()
  const { code, status, placedAt, totals } = order
  const at = Date.parse(placedAt ?? "")
  const known = Object.hasOwn(stageOf, status) ? (status as OrderStatus) : undefined
  return (
    <li className={css.order}>
      <strong>{code ?? `#${order._id}`}</strong>
      <span className={css.orderDay}>{Number.isNaN(at) ? null : times.brief(at)}</span>
      <span>{totals ? money(totals.totalCents) : null}</span>
      {known ? (
        <span className={css.orderStatus}>
          <Status tone={tones[stageOf[known]] ?? "neutral"}>{name(`order.${known}`)}</Status>
        </span>
      ) : null}
    </li>
  )
}

/** What the customer ordered from the store they write to, the latest first. */
const CustomerOrders = ({ chat }: { readonly chat: Chat }) => {
  const say = useWords("contactCentre", contactCentreWords)
  const { remote, reload, found } = useOrders(chat)
  const problem = failure(remote)
  if (problem) return <LoadFailure title={say("ordersFailed")} error={problem} onRetry={reload} />
  if (!found) return null
  return (
    <section className={css.orders} aria-label={say("orders")}>
      <h3 className={heading}>{say("orders")}</h3>
      {found.length === 0 ? <p className={css.noOrders}>{say("noOrders")}</p> : null}
      <ul>
        {found.map((order) => (
          <OrderLine key={idKey(order._id)} order={order} />
        ))}
      </ul>
    </section>
  )
}

export default CustomerOrders
