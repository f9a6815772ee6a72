import { useState } from "react"
import type { Opening } from "../../contract/companyDeliveries.ts"

/** The question before a store leaves its hours. It asks for one thing only, whatever becomes of the store meanwhile. */
export const useAsking = (shown: Opening | undefined, turn: (isOpen: boolean) => void) => {
  const [opens, setOpens] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const isMoot = !shown || shown.isManual || shown.isOpen === opens
  if (isMoot && isAsked) setAsked(false)
  return {
    /** Whether it is asked to open it; else to close it. */
    opens,
    isAsked: isAsked && !isMoot,
    /** Asks first, unless the store is in manual mode already. */
    toggle: () => {
      if (!shown) return
      if (shown.isManual) return turn(!shown.isOpen)
      setOpens(!shown.isOpen)
      setAsked(true)
    },
    confirm: () => {
      setAsked(false)
      turn(opens)
    },
    cancel: () => setAsked(false),
  }
}
