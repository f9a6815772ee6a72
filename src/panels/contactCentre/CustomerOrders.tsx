import type { Api } from "../../api/api.ts"
import { statusWords } from "../../contract/dashboard/statusWords.ts"
import { type OrderStage, type OrderStatus, stageOf } from "../../contract/dashboard/orders.ts"
import type { ListedOrder } from "../../contract/orders/order.ts"
import { orders } from "../../contract/orders/orders.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { useWords } from "../../frame/useWords.ts"
import { Status, type StatusTone } from "../../ui/status/Status.tsx"
import type { Chat } from "./chat.ts"
import * as css from "./CustomerRecords.css.ts"
import { CustomerRecords } from "./CustomerRecords.tsx"
import { useChatTimes } from "./useChatTimes.ts"
import { pageSize } from "./useFoundByPhone.ts"

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

const OrderLine = ({ record: order }: { readonly record: ListedOrder }) => {
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
const CustomerOrders = ({ chat }: { readonly chat: Chat }) => (
  <CustomerRecords
    chat={chat}
    list={theirs}
    words={["orders", "noOrders", "ordersFailed"]}
    Line={OrderLine}
  />
)

export default CustomerOrders
