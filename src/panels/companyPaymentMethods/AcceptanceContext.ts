import { createContext, useContext } from "react"
import type { RequestedSwitch, Method } from "./acceptance.ts"

/** Switches of payment methods that share a list. */
interface Acceptance {
  /** Asks before a switch takes effect. */
  readonly request: (change: RequestedSwitch) => void
  /** A method with what was saved since its row was loaded. */
  readonly latest: (row: Method) => Method
  /** Tells how the list is loaded anew. */
  readonly reloadBy: (reload: () => void) => void
}

export const AcceptanceContext = createContext<Acceptance | undefined>(undefined)

/** The switches of the list that is shown. */
export const useAcceptance = (): Acceptance => {
  const acceptance = useContext(AcceptanceContext)
  if (!acceptance) throw new Error("Switches of payment methods are shown within their list.")
  return acceptance
}
