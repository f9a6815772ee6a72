import { braspagTransactions } from "../../contract/resources/braspagTransactions.ts"
import type { DescribedRow } from "../../resource/described/describedRow.ts"
import { ItemsTable } from "./ItemsTable.tsx"

/** History of a transaction, step by step. */
const Events = ({ row }: { readonly row: DescribedRow }) => (
  <ItemsTable resource={braspagTransactions} name="events" row={row} />
)

export default Events
