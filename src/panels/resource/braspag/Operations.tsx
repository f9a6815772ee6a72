import { braspagTransactions } from "../../../contract/resources/braspagTransactions.ts"
import type { DescribedRow } from "../../../resource/described/describedRow.ts"
import { ItemsTable } from "../ItemsTable.tsx"

/** What people had done to a transaction, why, and what the acquirer answered. */
const Operations = ({ row }: { readonly row: DescribedRow }) => (
  <ItemsTable resource={braspagTransactions} name="operations" row={row} />
)

export default Operations
