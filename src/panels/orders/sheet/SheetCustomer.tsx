import * as Effect from "effect/Effect"
import { useEffect, useMemo, useRef } from "react"
import type { Order } from "../../../contract/orders/order.ts"
import { orders } from "../../../contract/orders/orders.ts"
import { formatPhone } from "../../../contract/people/phone.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { failure } from "../../../frame/remote.ts"
import { useMoment } from "../../../frame/useMoment.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import { useRemote } from "../../../frame/useRemote.ts"
import { usePart } from "../../../frame/useValue.ts"
import { useWords } from "../../../frame/useWords.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { Chip } from "../../../ui/chip/Chip.tsx"
import { messageSquare } from "../../../ui/icon/menuIcons.ts"
import { Status } from "../../../ui/status/Status.tsx"
import type { BoardModel } from "../boardModel.ts"
import { ordersWords } from "../words.ts"
import { useOrderTimes, wholeMinutes } from "../useOrderTimes.ts"
import * as css from "./sheet.css.ts"
import { talk } from "./SheetTalk.css.ts"
import { sheetWords } from "./sheetWords.ts"
import { talkWords } from "./talkWords.ts"

/** Returns this customer's past orders, found by their phone. */
const useHistory = (phone: string | null | undefined) => {
  const { api } = usePanel().client
  const load = useMemo(() => {
    if (!phone) return Effect.succeed(undefined)
    const filter = { search: "", phones: [phone] }
    const body = { filter, sortField: "id", sortOrder: "desc", pageNumber: 0, pageSize: 2 } as const
    return Effect.all(
      { sum: api.call(orders.summarize, { body: { filter } }), page: api.call(orders.find, { body }) },
      { concurrency: 2 },
    )
  }, [api, phone])
  return useRemote(load).remote
}

const History = ({ order }: { readonly order: Order }) => {
  const say = useWords("orderSheet", sheetWords)
  const money = useMoney()
  const moment = useMoment(order.company)
  const remote = useHistory(order.customer?.phone)
  const { data } = remote
  if (failure(remote)) return <p className={css.hint}>{say("historyFailed")}</p>
  if (!data) return null
  const former = data.page.items.find(({ _id }) => _id !== order._id)
  return (
    <dl className={css.facts}>
      <dt>{say("orders")}</dt>
      <dd>{say("ordersSum", { count: data.sum.orders, total: money(data.sum.totalCents) })}</dd>
      {former ? (
        <>
          <dt>{say("last")}</dt>
          <dd>{moment(former.placedAt)}</dd>
        </>
      ) : null}
      {data.sum.canceled > 0 ? (
        <>
          <dt>{say("canceled")}</dt>
          <dd>{data.sum.canceled}</dd>
        </>
      ) : null}
    </dl>
  )
}

interface Props {
  readonly order: Order
  /** Since when the customer waits for an answer. */
  readonly chatSince: string | null | undefined
  readonly now: BoardModel["now"]
  /** Opens the conversation with the customer; undefined for who may not. */
  readonly onTalk: (() => void) | undefined
  /** One has just come back from it. */
  readonly isBack: boolean
}

/** Since when they wait, and the way to answer. */
const Talk = ({ chatSince, now, onTalk, isBack }: Omit<Props, "order">) => {
  const say = useWords("orderTalk", talkWords)
  const times = useOrderTimes()
  const waited = usePart(now, (at) => (chatSince ? wholeMinutes(at - Date.parse(chatSince)) : undefined))
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => void (isBack && button.current?.focus()), [isBack])
  if (!onTalk && waited === undefined) return null
  const wait = (waited ?? 0) > 0 ? say("waitsFor", { time: times.minutes(waited ?? 0) }) : say("waits")
  return (
    <span className={talk}>
      {waited === undefined ? null : <Status tone="warning">{wait}</Status>}
      {onTalk ? (
        <Button size="small" icon={messageSquare} ref={button} onPress={onTalk}>
          {say("talk")}
        </Button>
      ) : null}
    </span>
  )
}

/** Customer of an order, and their past orders. */
export const SheetCustomer = ({ order, ...props }: Props) => {
  const say = useWords("orderSheet", sheetWords)
  const words = useWords("orders", ordersWords)
  const { customer } = order
  if (!customer) return null
  return (
    <section className={css.part} aria-label={say("customer")}>
      <h3>{say("customer")}</h3>
      <dl className={css.facts}>
        <dt>{customer.name}</dt>
        <dd>{customer.phone ? <a href={`tel:${customer.phone}`}>{formatPhone(customer.phone)}</a> : null}</dd>
      </dl>
      <History order={order} />
      <Talk {...props} />
      {customer.ordersCount === 1 ? (
        <span>
          <Chip tone="line">{words("newCustomer")}</Chip>
        </span>
      ) : null}
    </section>
  )
}
