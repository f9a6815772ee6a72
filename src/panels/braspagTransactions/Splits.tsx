import { braspagTransactions } from "../../contract/resources/braspagTransactions.ts"
import type { DescribedRow } from "../../resource/described/describedRow.ts"
import { ItemsTable } from "./ItemsTable.tsx"

/** Who gets which part of a transaction. */
const Splits = ({ row }: { readonly row: DescribedRow }) => (
  <ItemsTable resource={braspagTransactions} name="splits" row={row} />
)

export default Splits
