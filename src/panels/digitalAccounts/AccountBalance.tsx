import type { DescribedRow } from "../../resource/described/describedRow.ts"
import { HiddenAmount } from "./HiddenAmount.tsx"

/** An account's balance, shown on request. */
const AccountBalance = ({ row }: { readonly row: DescribedRow }) => <HiddenAmount row={row} name="balance" />

export default AccountBalance
