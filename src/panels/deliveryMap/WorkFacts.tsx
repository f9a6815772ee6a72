import { codeOf } from "../../business/orders/moveDialog.ts"
import { factsText } from "../../contract/isolateText.ts"
import type { ListedOrder } from "../../contract/orders/order.ts"
import { formatPhone } from "../../contract/people/phone.ts"
import { zoneOf } from "../../contract/places/zoneOf.ts"
import { idKey } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useHostCallback } from "../../frame/useHostCallback.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { writtenDate } from "../../frame/written.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Link } from "../../ui/link/Link.tsx"
import { subtle } from "../../ui/theme/text.css.ts"
import { Fact } from "./MapCard.tsx"
import type { CourierWorkLoad } from "./useCourierWork.ts"
import { workWords } from "./workWords.ts"

/** Returns the URL of an order's page; undefined if there is none. */
export type OrderHref = (order: ListedOrder) => string | undefined

interface Props {
  readonly work: CourierWorkLoad
  readonly orderHref: OrderHref | undefined
}

/** Returns a function that writes the promised time of an order by its store's clock. */
const usePromise = () => {
  const say = useWords("courierWork", workWords)
  const { client, locale } = usePanel()
  const viewed = useValue(client.session.company)
  return ({ promisedAt, company }: ListedOrder) => {
    if (!promisedAt) return undefined
    const timeZone = zoneOf(company ?? viewed)
    const hour = locale === "en" ? "numeric" : "2-digit"
    const time = writtenDate(locale, new Date(promisedAt), { hour, minute: "2-digit", timeZone })
    return say("promised", { time })
  }
}

/** One order of a delivery person: the way to it, its store, its promise, and its customer's phone. */
const OrderFact = ({ order, orderHref }: { readonly order: ListedOrder } & Pick<Props, "orderHref">) => {
  const say = useWords("courierWork", workWords)
  const { navigation } = usePanel()
  const promiseOf = usePromise()
  const href = useHostCallback(orderHref)(order)
  const code = `#${codeOf(order)}`
  const phone = order.customer?.phone
  return (
    <Fact name={say("order")}>
      {href === undefined ? (
        <strong>{code}</strong>
      ) : (
        <Link href={href} onPress={() => navigation.push(href)}>
          {code}
        </Link>
      )}
      <br />
      <span className={subtle}>{factsText([order.company?.name, promiseOf(order)])}</span>
      {phone ? (
        <>
          <br />
          <Link href={`tel:${phone}`}>{say("customer", { phone: formatPhone(phone) })}</Link>
        </>
      ) : null}
    </Fact>
  )
}

/** Phone of a delivery person and the orders they have, on their card. */
export const WorkFacts = ({ work: { remote, reload }, orderHref }: Props) => {
  const say = useWords("courierWork", workWords)
  if (failure(remote))
    return (
      <Fact name={say("order")}>
        {say("workFailed")}{" "}
        <Button size="small" tone="quiet" onPress={reload}>
          {say("again")}
        </Button>
      </Fact>
    )
  const { phone = null, orders = [] } = remote.data ?? {}
  return (
    <>
      {phone ? (
        <Fact name={say("phone")}>
          <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link>
        </Fact>
      ) : null}
      {orders.map((order) => (
        <OrderFact key={idKey(order._id)} {...{ order, orderHref }} />
      ))}
    </>
  )
}
