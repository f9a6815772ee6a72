import { useContext } from "react"
import { allows, managesOrders } from "../../../contract/access/access.ts"
import { orderStatusKey, statusWords } from "../../../contract/dashboard/statusWords.ts"
import type { ListedOrder } from "../../../contract/orders/order.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useMoment } from "../../../frame/useMoment.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import { useValue } from "../../../frame/useValue.ts"
import { useWords } from "../../../frame/useWords.ts"
import { Link } from "../../../ui/link/Link.tsx"
import { muted } from "../../../ui/theme/text.css.ts"
import { RecordHrefContext } from "../../../resource/described/recordHref.ts"
import { useOrderOfCode } from "../../../business/orders/useOrderOfCode.ts"
import { usePageWords } from "./words.ts"
import { line, section } from "./ticketPage.css.ts"
import type { Ticket } from "./useTicket.ts"
import { factsText } from "../../../contract/isolateText.ts"

interface Props {
  readonly ticket: Ticket
  readonly code: string
}

const Found = ({ order, code }: { readonly order: ListedOrder; readonly code: string }) => {
  const say = useWords("statuses", statusWords)
  const money = useMoney()
  const moment = useMoment(order.company)
  const { navigation } = usePanel()
  const hrefOf = useContext(RecordHrefContext)
  const { _id, status, totals, placedAt, company } = order
  const key = orderStatusKey({ status, company })
  const list = company?.type === "supermarket" ? "supermarketOrders" : "restaurantOrders"
  const href = hrefOf?.(list, _id)
  return (
    <div className={line}>
      {href === undefined ? (
        <strong>{code}</strong>
      ) : (
        <Link href={href} onPress={() => navigation.push(href)}>
          {code}
        </Link>
      )}
      <span>{factsText([key && say(key), totals && money(totals.totalCents)])}</span>
      <span className={muted}>{moment(placedAt)}</span>
    </div>
  )
}

const Lookup = ({ ticket: { owner }, code }: Props) => {
  const order = useOrderOfCode(code, owner?._id)
  return order ? <Found {...{ order, code }} /> : <span>{code}</span>
}

/** The order a ticket is about; those who work with orders see how it stands, and the way to it. */
export const OrderCard = (props: Props) => {
  const say = usePageWords()
  const { client } = usePanel()
  const state = useValue(client.session.state)
  const hasOrders = useValue(client.extras("main"))?.has("orders") === true
  const maySee = hasOrders && state._tag === "Loaded" && allows(managesOrders, state.user)
  return (
    <section className={section} aria-label={say("order")}>
      <strong>{say("order")}</strong>
      {maySee ? <Lookup {...props} /> : <span>{props.code}</span>}
    </section>
  )
}
