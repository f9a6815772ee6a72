import * as Effect from "effect/Effect"
import { useMemo, useState } from "react"
import type { Api } from "../../api/api.ts"
import { orderStatusKey, statusWords } from "../../contract/dashboard/statusWords.ts"
import { type OrderStage, type OrderStatus, stageOf } from "../../contract/dashboard/orders.ts"
import type { ListedOrder } from "../../contract/orders/order.ts"
import { orders } from "../../contract/orders/orders.ts"
import { itemAmount } from "../../frame/itemAmount.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { chevronDown } from "../../ui/icon/icons.ts"
import { chevronUp } from "../../ui/icon/listIcons.ts"
import { Status, type StatusTone } from "../../ui/status/Status.tsx"
import type { Chat } from "../../business/conversation/chat.ts"
import { contactCentreWords } from "../../business/conversation/words.ts"
import * as css from "./CustomerRecords.css.ts"
import { CustomerRecords, type LineProps, RecordName } from "./CustomerRecords.tsx"
import { useChatTimes } from "../../business/conversation/useChatTimes.ts"
import { pageSize } from "./useFoundByPhone.ts"

/** The tone of an order by how far it is: what needs somebody, what is on its way, what is over. */
const tones: Readonly<Partial<Record<OrderStage, StatusTone>>> = {
  company: "warning",
  noCourier: "danger",
  route: "info",
  done: "success",
}

const customerFilter = {
  find: orders.find,
  read: (api: Api, phone: string) =>
    api.call(orders.find, {
      body: {
        filter: { phones: [phone] },
        sortField: "placedAt",
        sortOrder: "desc",
        pageNumber: 0,
        pageSize,
      },
    }),
  phoneOf: ({ customer }: ListedOrder) => customer?.phone,
  companyOf: ({ company }: ListedOrder) => company?._id,
}

const isOver = (status: OrderStatus) => stageOf[status] === "done" || stageOf[status] === "canceled"

/** Items of an order. */
const Items = ({ _id }: Pick<ListedOrder, "_id">) => {
  const { client, locale } = usePanel()
  const { api } = client
  const say = useWords("contactCentre", contactCentreWords)
  const load = useMemo(() => api.call(orders.get, { params: { id: _id } }), [api, _id])
  const { remote } = useRemote(load)
  const items = remote.data?.items ?? []
  const named = items.map((item) => `${itemAmount(locale, item)} ${item.name}`).join(", ")
  return <span className={css.items}>{failure(remote) ? say("itemsFailed") : named}</span>
}

/** Number and total of the customer's orders; nothing if several companies are viewed. */
const Summary = ({ phone }: Pick<Chat, "phone">) => {
  const { client } = usePanel()
  const say = useWords("contactCentre", contactCentreWords)
  const money = useMoney()
  const viewed = useValue(client.session.company)
  const load = useMemo(
    () =>
      viewed
        ? client.api.call(orders.summarize, { body: { filter: { phones: [phone] } } })
        : Effect.succeed(undefined),
    [client, viewed, phone],
  )
  const { data } = useRemote(load).remote
  if (!data || data.orders === 0) return null
  return <p className={css.none}>{say("ordersSum", { count: data.orders, total: money(data.totalCents) })}</p>
}

const OrderLine = ({ record: order, href }: LineProps<ListedOrder>) => {
  const name = useWords("statuses", statusWords)
  const say = useWords("contactCentre", contactCentreWords)
  const money = useMoney()
  const times = useChatTimes(order.company)
  const { code, status, placedAt, totals } = order
  const at = Date.parse(placedAt ?? "")
  const known = Object.hasOwn(stageOf, status) ? (status as OrderStatus) : undefined
  const shown = `#${code ?? order._id}`
  const [isOpen, setOpen] = useState(known !== undefined && !isOver(known))
  return (
    <li className={css.record}>
      <RecordName name={shown} href={href} />
      <span className={css.day}>{Number.isNaN(at) ? null : times.brief(at)}</span>
      <span>{totals ? money(totals.totalCents) : null}</span>
      {known ? (
        <span className={css.status}>
          <Status tone={tones[stageOf[known]] ?? "neutral"}>
            {name(orderStatusKey(order) ?? `order.${known}`)}
          </Status>
        </span>
      ) : null}
      <span className={css.opener}>
        <IconButton
          icon={isOpen ? chevronUp : chevronDown}
          size="small"
          label={say(isOpen ? "hideItems" : "showItems", { order: shown })}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        />
      </span>
      {isOpen ? <Items _id={order._id} /> : null}
    </li>
  )
}

interface Props {
  readonly chat: Chat
  readonly hrefOf: (order: ListedOrder) => string | undefined
}

/** Orders of the customer at the store they write to, the latest first. */
const CustomerOrders = ({ chat, hrefOf }: Props) => (
  <CustomerRecords
    {...{ chat, hrefOf }}
    list={customerFilter}
    words={["orders", "noOrders", "ordersFailed"]}
    Line={OrderLine}
    summary={<Summary phone={chat.phone} />}
  />
)

export default CustomerOrders
