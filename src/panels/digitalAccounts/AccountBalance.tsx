import type { digitalAccounts } from "../../contract/resources/digitalAccounts.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { HiddenAmount } from "./HiddenAmount.tsx"

/** An account's balance, shown on request. */
const AccountBalance = ({ row }: { readonly row: RowOf<typeof digitalAccounts> }) => (
  <HiddenAmount row={row} name="balance" />
)

export default AccountBalance
