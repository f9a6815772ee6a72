import type { Words } from "../resource/Words.ts"

/** Kinds of movements of a company's credits. */
export const creditKinds = ["TOPUP", "DEBIT", "REFUND", "BONUS", "ADJUST", "EXPIRE"] as const

/** The same in words. */
export const creditKindNames = {
  TOPUP: ["Recarga", "Top-up"],
  DEBIT: ["Entrega", "Delivery"],
  REFUND: ["Devolução", "Refund"],
  BONUS: ["Bônus", "Bonus"],
  ADJUST: ["Acerto", "Adjustment"],
  EXPIRE: ["Vencimento", "Expiration"],
} as const satisfies Readonly<Record<(typeof creditKinds)[number], Words>>

/** Limits for credits the platform's staff give: the kinds, the maximum at once, and the company's maximum balance. */
export const givenCredits = {
  kinds: ["TOPUP", "BONUS", "ADJUST"],
  maxCents: 500_000,
  maxBalanceCents: 10_000_000,
  /** Characters of a reason: fewer explain nothing to who reads the statement. */
  minReason: 3,
} as const

/** Kind of credits given by hand. */
export type GivenKind = (typeof givenCredits.kinds)[number]
