import { createContext } from "react"
import type { Place } from "../../contract/resource/field.ts"
import type { RecordDraft } from "../../resource/described/recordDraft.ts"

/** What the form shares with its fields and calls; it outlives the form, so that what was written is still there. */
export interface SendHolder {
  /** The draft of this key, made where there is none or one of another key. */
  readonly draftOf: (key: string, make: () => RecordDraft) => RecordDraft
  readonly forget: () => void
  /** Keeps the price a person confirmed, in cents. */
  readonly confirm: (cents: number) => void
  readonly confirmed: () => number
  /** Keeps where the store is. */
  readonly setCenter: (place: Place | undefined) => void
  readonly center: () => Place | undefined
}

/** A holder of nothing yet. */
export const makeHolder = (): SendHolder => {
  let held: { readonly key: string; readonly draft: RecordDraft } | undefined
  let price = 0
  let middle: Place | undefined
  return {
    draftOf: (key, make) => {
      if (held?.key !== key) held = { key, draft: make() }
      return held.draft
    },
    forget: () => void (held = undefined),
    confirm: (cents) => void (price = cents),
    confirmed: () => price,
    setCenter: (place) => void (middle = place),
    center: () => middle,
  }
}

export const SendContext = createContext<SendHolder>(makeHolder())
