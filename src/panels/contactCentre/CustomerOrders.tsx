import type { Api } from "../../api/api.ts"
import { statusWords } from "../../contract/dashboard/statusWords.ts"
import { type OrderStage, type OrderStatus, stageOf } from "../../contract/dashboard/orders.ts"
import type { ListedOrder } from "../../contract/orders/order.ts"
import { orders } from "../../contract/orders/orders.ts"
import { idKey } from "../../contract/wire/recordId.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { failure } from "../../frame/remote.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { useWords } from "../../frame/useWords.ts"
import { Status, type StatusTone } from "../../ui/status/Status.tsx"
import type { Chat } from "./chat.ts"
import * as css from "./CustomerRecords.css.ts"
import { heading } from "./ContactCentrePanel.css.ts"
import { contactCentreWords } from "./contactCentreWords.ts"
import { useChatTimes } from "./useChatTimes.ts"
import { pageSize, useFoundByPhone } from "./useFoundByPhone.ts"

/** The tone of an order by how far it is: what needs somebody, what is on its way, what is over. */
const tones: Readonly<Partial<Record<OrderStage, StatusTone>>> = {
  company: "warning",
  noCourier: "danger",
  route: "info",
  done: "success",
}

const theirs = {
  find: orders.find,
  read: (api: Api, search: string) =>
    api.call(orders.find, {
      body: { filter: { search }, sortField: "placedAt", sortOrder: "desc", pageNumber: 0, pageSize },
    }),
  phoneOf: ({ customer }: ListedOrder) => customer?.phone,
  companyOf: ({ company }: ListedOrder) => company?._id,
}

const OrderLine = ({ order }: { readonly order: ListedOrder }) => {
  const name = useWords("statuses", statusWords)
  const money = useMoney()
  const times = useChatTimes()
  const { code, status, placedAt, totals } = order
  const at = Date.parse(placedAt ?? "")
  const known = Object.hasOwn(stageOf, status) ? (status as OrderStatus) : undefined
  return (
    <li className={css.record}>
      <strong>{code ?? `#${order._id}`}</strong>
      <span className={css.day}>{Number.isNaN(at) ? null : times.brief(at)}</span>
      <span>{totals ? money(totals.totalCents) : null}</span>
      {known ? (
        <span className={css.status}>
          <Status tone={tones[stageOf[known]] ?? "neutral"}>{name(`order.${known}`)}</Status>
        </span>
      ) : null}
    </li>
  )
}

/** What the customer ordered from the store they write to, the latest first. */
const CustomerOrders = ({ chat }: { readonly chat: Chat }) => {
  const say = useWords("contactCentre", contactCentreWords)
  const { remote, reload, found } = useFoundByPhone(chat, theirs)
  const problem = failure(remote)
  if (problem) return <LoadFailure title={say("ordersFailed")} error={problem} onRetry={reload} />
  if (!found) return null
  return (
    <section className={css.section} aria-label={say("orders")}>
      <h3 className={heading}>{say("orders")}</h3>
      {found.length === 0 ? <p className={css.none}>{say("noOrders")}</p> : null}
      <ul>
        {found.map((order) => (
          <OrderLine key={idKey(order._id)} order={order} />
        ))}
      </ul>
    </section>
  )
}

export default CustomerOrders
