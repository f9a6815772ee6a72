import type { DescribedRow } from "../../resource/described/describedRow.ts"
import { HiddenAmount } from "./HiddenAmount.tsx"

/** The amount of an account on hold, shown on request. */
const AccountBlocked = ({ row }: { readonly row: DescribedRow }) => <HiddenAmount row={row} name="blocked" />

export default AccountBlocked
