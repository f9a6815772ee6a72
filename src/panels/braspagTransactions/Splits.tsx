import { braspagTransactions } from "../../contract/resources/braspagTransactions.ts"
import type { DescribedRow } from "../../resource/described/describedRow.ts"
import { ItemsTable } from "./ItemsTable.tsx"

/** Recipients of a transaction's parts. */
const Splits = ({ row }: { readonly row: DescribedRow }) => (
  <ItemsTable resource={braspagTransactions} name="splits" row={row} />
)

export default Splits
