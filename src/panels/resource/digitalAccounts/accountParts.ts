import type { ByHand } from "../byHand.tsx"
import { fetchedCell } from "../fetched.tsx"

/** What is drawn of digital accounts by hand. */
export const accountParts: ByHand = {
  cells: {
    balance: fetchedCell(() => import("./AccountBalance.tsx")),
    blocked: fetchedCell(() => import("./AccountBlocked.tsx")),
  },
}
