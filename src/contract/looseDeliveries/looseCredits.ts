import type { Words } from "../resource/Words.ts"

/** What moves a company's credits. */
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

/** What the platform's people may give a company at once, and what it may have in all. */
export const givenCredits = {
  kinds: ["TOPUP", "BONUS", "ADJUST"],
  maxCents: 500_000,
  maxBalanceCents: 10_000_000,
  /** Characters of a reason: fewer explain nothing to who reads the statement. */
  minReason: 3,
} as const

/** Why a company gets credits by hand. */
export type GivenKind = (typeof givenCredits.kinds)[number]
