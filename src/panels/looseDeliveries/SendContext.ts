import { createContext } from "react"
import type { CreditBalance } from "../../contract/looseDeliveries/looseCreditCalls.ts"
import type { RecordDraft } from "../../resource/described/recordDraft.ts"

/** State the form shares with its fields and calls; it outlives the form, so that its input is kept. */
export interface SendHolder {
  /** The draft of this key, made where there is none or one of another key. */
  readonly draftOf: (key: string, make: () => RecordDraft) => RecordDraft
  readonly forget: () => void
  /** Keeps the price a person confirmed, in cents. */
  readonly confirm: (cents: number) => void
  readonly confirmed: () => number
  /** Keeps what the company pays with, and where it is. */
  readonly setCredits: (credits: CreditBalance | undefined) => void
  readonly credits: () => CreditBalance | undefined
}

/** A holder of nothing yet. */
export const makeHolder = (): SendHolder => {
  let current: { readonly key: string; readonly draft: RecordDraft } | undefined
  let price = 0
  let balance: CreditBalance | undefined
  return {
    draftOf: (key, make) => {
      if (current?.key !== key) current = { key, draft: make() }
      return current.draft
    },
    forget: () => void (current = undefined),
    confirm: (cents) => void (price = cents),
    confirmed: () => price,
    setCredits: (credits) => void (balance = credits),
    credits: () => balance,
  }
}

export const SendContext = createContext<SendHolder>(makeHolder())
