import type { RowOf } from "../../contract/resource/resource.ts"
import type { braspagTransactions } from "../../contract/resources/braspagTransactions.ts"
import { ItemsTable } from "./ItemsTable.tsx"

/** History of a transaction, step by step. */
const Events = ({ row }: { readonly row: RowOf<typeof braspagTransactions> }) => (
  <ItemsTable name="events" row={row} />
)

export default Events
