import type { bugOrders } from "../../contract/resources/bugOrders.ts"
import { useContext, useMemo } from "react"
import { allows, mendsOrders } from "../../contract/access/access.ts"
import type { Order } from "../../contract/orders/order.ts"
import { orders } from "../../contract/orders/orders.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useMoment } from "../../frame/useMoment.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useValue } from "../../frame/useValue.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { Link } from "../../ui/link/Link.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import { muted } from "../../ui/theme/text.css.ts"
import { RecordHrefContext } from "../../resource/described/recordHref.ts"
import { useOrderOfCode } from "../../business/orders/useOrderOfCode.ts"
import * as css from "./mendOrder.css.ts"
import { MendMoves } from "./MendMoves.tsx"
import { useMendWords } from "./mendWords.ts"
import { useMending, useStatusName } from "./useMending.ts"
import { factsText } from "../../contract/isolateText.ts"

/** People one may call about an order. */
const Calls = ({ order: { customer, deliveryPerson } }: { readonly order: Order }) => {
  const say = useMendWords()
  const people = [
    { ...customer, kind: say("customer") },
    { ...deliveryPerson, kind: say("courier").toLowerCase() },
  ]
  return people.map(({ name, phone, kind }) =>
    phone ? (
      <a key={kind} href={`tel:${phone}`} className={css.call}>
        {say("callCustomer", { name: name ? `${name} (${kind})` : kind })}
      </a>
    ) : null,
  )
}

const Card = ({ order, reload }: { readonly order: Order; readonly reload: () => void }) => {
  const say = useMendWords()
  const statusName = useStatusName()
  const moment = useMoment(order.company)
  const { navigation, readOnly } = usePanel()
  const hrefOf = useContext(RecordHrefContext)
  const mending = useMending(order, reload)
  const title = say("order", { code: order.code ?? String(order._id) })
  const list = order.company?.type === "supermarket" ? "supermarketOrders" : "restaurantOrders"
  const href = hrefOf?.(list, order._id)
  const promised = order.promisedAt ? say("promised", { time: moment(order.promisedAt) }) : undefined
  return (
    <section className={css.card} aria-label={title}>
      <strong>
        {href === undefined ? (
          title
        ) : (
          <Link href={href} onPress={() => navigation.push(href)}>
            {title}
          </Link>
        )}
      </strong>
      <span className={muted}>{factsText([statusName(order), promised])}</span>
      <div className={css.moves}>
        <Calls order={order} />
        {readOnly ? null : <MendMoves {...{ order, mending }} />}
      </div>
      {mending.problem ? <Notice tone="danger">{mending.problem}</Notice> : null}
    </section>
  )
}

const Loaded = ({ id }: { readonly id: RecordId }) => {
  const { api } = usePanel().client
  const load = useMemo(() => api.call(orders.get, { params: { id } }), [api, id])
  const { remote, reload } = useRemote(load)
  return remote.data ? <Card order={remote.data} reload={reload} /> : null
}

const Found = ({ code, company }: { readonly code: string; readonly company: RecordId | undefined }) => {
  const order = useOrderOfCode(code, company)
  return order ? <Loaded id={order._id} /> : null
}

/** The order something is wrong with: how it stands, whom to call, and the moves that mend it. */
const MendOrder = ({ row }: SummaryProps<typeof bugOrders>) => {
  const { client } = usePanel()
  const state = useValue(client.session.state)
  const hasOrders = useValue(client.extras("main"))?.has("orders") === true
  const code = row?.orderCode
  const owner = row?.owner
  const mayMend = hasOrders && state._tag === "Loaded" && allows(mendsOrders, state.user)
  return mayMend && typeof code === "string" ? <Found code={code} company={owner?._id} /> : null
}

export default MendOrder
