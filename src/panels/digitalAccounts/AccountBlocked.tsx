import type { DescribedRow } from "../../resource/described/describedRow.ts"
import { HiddenAmount } from "./HiddenAmount.tsx"

/** What of an account is on hold, for whoever asks. */
const AccountBlocked = ({ row }: { readonly row: DescribedRow }) => <HiddenAmount row={row} name="blocked" />

export default AccountBlocked
