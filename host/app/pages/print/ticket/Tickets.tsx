import { copiesOf, type SheetsProps } from "../copies.ts"
import { Ticket } from "./Ticket.tsx"

/** A ticket of each order, as often as the address asks. */
const Tickets = ({ printed: { template, at, orders }, options: { width, copies } }: SheetsProps) =>
  copiesOf(orders, copies).map(({ key, ...props }) => (
    <Ticket key={key} {...props} template={template} width={width} at={at} />
  ))

export default Tickets
