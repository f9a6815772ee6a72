import { useState } from "react"
import type { Opening } from "../../contract/companies/companyDeliveries.ts"

/** Confirms before a store leaves its schedule; the question is withdrawn when the store changes meanwhile. */
export const useConfirmation = (shown: Opening | undefined, apply: (isOpen: boolean) => void) => {
  const [willOpen, setWillOpen] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const isObsolete = !shown || shown.isManual || shown.isOpen === willOpen
  if (isObsolete && isConfirming) setConfirming(false)
  return {
    /** True if confirming opens the store; otherwise it closes it. */
    willOpen,
    isConfirming: isConfirming && !isObsolete,
    /** Asks first, unless the store is in manual mode already. */
    toggle: () => {
      if (!shown) return
      if (shown.isManual) return apply(!shown.isOpen)
      setWillOpen(!shown.isOpen)
      setConfirming(true)
    },
    confirm: () => {
      setConfirming(false)
      apply(willOpen)
    },
    cancel: () => setConfirming(false),
  }
}
