import type { CreditBalance, CreditEntry } from "../contract/looseDeliveries/looseCreditCalls.ts"
import type { Numbered } from "../contract/wire/recordId.ts"

/** Initial balance of a company of a backend, in cents. */
const firstBalanceCents = 50_000

/** Payment methods for loose deliveries of a backend. */
export const payments: CreditBalance["payBy"] = ["CREDITS"]

/** One company's credits and each movement of them, the latest first. */
export interface Wallet {
  balanceCents: number
  readonly entries: Array<Numbered<CreditEntry>>
}

/** The credits of a backend, by the number of their company. */
export type Wallets = Map<number | null, Wallet>

/** A company's credits. */
export const walletOf = (wallets: Wallets, company: number | null): Wallet => {
  const known = wallets.get(company) ?? { balanceCents: firstBalanceCents, entries: [] }
  wallets.set(company, known)
  return known
}

/** Takes or gives credits and writes that down. */
export const moveCredits = (
  wallet: Wallet,
  {
    kind,
    amountCents,
    delivery,
    reason = null,
    by = null,
  }: Pick<CreditEntry, "kind" | "amountCents" | "delivery"> & {
    readonly reason?: string | null
    readonly by?: string | null
  },
): Numbered<CreditEntry> => {
  wallet.balanceCents += amountCents
  const entry = {
    _id: wallet.entries.length + 1,
    at: new Date().toISOString(),
    kind,
    amountCents,
    balanceAfterCents: wallet.balanceCents,
    delivery,
    reason,
    by,
  }
  wallet.entries.unshift(entry)
  return entry
}
