import type { PrintedOrder } from "balcao/contract"

type Payments = NonNullable<(typeof PrintedOrder.Type)["payments"]>

/** Amount to collect at the door or the counter by one payment method. */
interface Due {
  readonly method: string
  readonly amountCents: number
  /** The note it is paid with, and what is given back for it. */
  readonly change?: { readonly noteCents: number; readonly backCents: number }
}

/** State of an order's payments. */
export interface Amounts {
  readonly due: ReadonlyArray<Due>
  /** Amount still to be paid online. */
  readonly pendingCents: number
  readonly isPaid: boolean
}

const dueOf = ({ method, amountCents, changeForCents }: Payments[number]): Due => {
  const noteCents = changeForCents ?? 0
  if (noteCents <= amountCents) return { method, amountCents }
  return { method, amountCents, change: { noteCents, backCents: noteCents - amountCents } }
}

/** Returns the amounts still to collect and still pending online, and whether everything is paid. */
export const amountsOf = (payments: Payments): Amounts => {
  const open = payments.filter(({ state, amountCents }) => state !== "PAID" && amountCents > 0)
  const online = open.filter(({ kind }) => kind === "ONLINE")
  return {
    due: open.filter(({ kind }) => kind !== "ONLINE").map(dueOf),
    pendingCents: online.reduce((sum, { amountCents }) => sum + amountCents, 0),
    isPaid: payments.length > 0 && open.length === 0,
  }
}
