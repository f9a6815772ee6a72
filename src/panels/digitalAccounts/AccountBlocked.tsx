import type { digitalAccounts } from "../../contract/resources/digitalAccounts.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { HiddenAmount } from "./HiddenAmount.tsx"

/** The amount of an account on hold, shown on request. */
const AccountBlocked = ({ row }: { readonly row: RowOf<typeof digitalAccounts> }) => (
  <HiddenAmount row={row} name="blocked" />
)

export default AccountBlocked
