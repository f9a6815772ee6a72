import type { RowOf } from "../../contract/resource/resource.ts"
import type { braspagTransactions } from "../../contract/resources/braspagTransactions.ts"
import { ItemsTable } from "./ItemsTable.tsx"

/** Recipients of a transaction's parts. */
const Splits = ({ row }: { readonly row: RowOf<typeof braspagTransactions> }) => (
  <ItemsTable name="splits" row={row} />
)

export default Splits
