import type { DescribedRow } from "../../resource/described/describedRow.ts"
import { HiddenAmount } from "./HiddenAmount.tsx"

/** What an account has, for whoever asks. */
const AccountBalance = ({ row }: { readonly row: DescribedRow }) => <HiddenAmount row={row} name="balance" />

export default AccountBalance
