import type { digitalAccounts } from "../../contract/resources/digitalAccounts.ts"
import { cellPart } from "../../resource/described/cellPart.tsx"
import type { CustomParts } from "../../resource/described/CustomParts.ts"

/** Hand-written parts of digital accounts. */
export const accountParts: CustomParts<typeof digitalAccounts> = {
  cells: {
    balance: cellPart(() => import("./AccountBalance.tsx")),
    blocked: cellPart(() => import("./AccountBlocked.tsx")),
  },
}
