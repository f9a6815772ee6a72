import type { digitalAccounts } from "../../contract/resources/digitalAccounts.ts"
import { fetchedCell } from "../../resource/described/fetched.tsx"
import type { CustomParts } from "../../resource/described/CustomParts.ts"

/** Hand-written parts of digital accounts. */
export const accountParts: CustomParts<typeof digitalAccounts> = {
  cells: {
    balance: fetchedCell(() => import("./AccountBalance.tsx")),
    blocked: fetchedCell(() => import("./AccountBlocked.tsx")),
  },
}
