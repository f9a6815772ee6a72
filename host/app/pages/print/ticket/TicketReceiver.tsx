import { formatPhone } from "balcao/contract"
import { part, strong } from "../sheet.css.ts"
import { usePrintWords } from "../usePrintWords.ts"
import type { PrintedOrder } from "../usePrintedOrders.ts"
import { receiver } from "./ticket.css.ts"

type Address = NonNullable<PrintedOrder["address"]>

const linesOf = ({ line, number, complement, neighborhood, city }: Address): ReadonlyArray<string> =>
  [
    [line, number].filter(Boolean).join(", "),
    complement ?? "",
    [neighborhood, city].filter(Boolean).join(", "),
  ].filter((text) => text !== "")

/** Recipient of the order; address and phone only if the page's template includes them. */
export const TicketReceiver = ({ order }: { readonly order: PrintedOrder }) => {
  const say = usePrintWords()
  const { customer, address, deliveryPerson, bags } = order
  if (!customer && !address) return null
  return (
    <address className={`${part} ${receiver}`}>
      {customer && <p className={strong}>{customer.name}</p>}
      {customer?.phone && <p>{formatPhone(customer.phone)}</p>}
      {customer?.ordersCount !== undefined && <p>{say("customerOrders", { count: customer.ordersCount })}</p>}
      {address && linesOf(address).map((text) => <p key={text}>{text}</p>)}
      {address?.reference && <p>{say("reference", { reference: address.reference })}</p>}
      {bags != null && <p>{say("bagCount", { count: bags })}</p>}
      {deliveryPerson?.name && <p>{say("courier", { name: deliveryPerson.name })}</p>}
    </address>
  )
}
