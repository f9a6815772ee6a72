import { fetchedCell } from "../../resource/described/fetched.tsx"
import type { CustomParts } from "../../resource/described/CustomParts.ts"

/** What is drawn of digital accounts by hand. */
export const accountParts: CustomParts = {
  cells: {
    balance: fetchedCell(() => import("./AccountBalance.tsx")),
    blocked: fetchedCell(() => import("./AccountBlocked.tsx")),
  },
}
