import { invoiceSums } from "../contract/finance/invoiceSums.ts"
import type { invoices } from "../contract/resources/invoices.ts"
import { dayFrom } from "./dayFrom.ts"
import type { GivenRow } from "./givenRow.ts"
import { nth } from "./nth.ts"

type Row = GivenRow<typeof invoices>
type Status = "DRAFT" | "OPEN" | "OVERDUE" | "PARTIAL" | "PAID" | "DISPUTED" | "CANCELED"

/** Company by its place, its sales of a week in cents, and its commission in hundredths of a percent. */
const stores: readonly [
  readonly [number, number, number],
  ...ReadonlyArray<readonly [number, number, number]>,
] = [
  [1, 1_284_350, 1200],
  [2, 4_921_080, 950],
  [4, 612_790, 1500],
  [5, 3_310_445, 950],
  [6, 845_220, 1200],
  [7, 402_615, 1500],
  [9, 1_107_930, 1200],
  [11, 2_045_675, 950],
]
const weeks = 6
/**
 * Statuses for the week before last, and for all weeks before it; stores whose weeks end differently are listed below.
 */
const usual: readonly [Status, Status, ...ReadonlyArray<Status>] = ["OPEN", "PAID"]
const otherStatuses: Readonly<Record<number, Status>> = {
  3: "OVERDUE",
  10: "DISPUTED",
  13: "PARTIAL",
  22: "CANCELED",
}

const share = (amount: number, percent: number) => Math.round((amount * percent) / 10_000)

/**
 * Returns an invoice's lines. In every third invoice customers paid nearly everything at the door, so the store owes
 * more than it gets.
 */
const linesOf = (sales: number, commission: number, isAtDoor: boolean) => {
  const online = isAtDoor ? Math.round(sales / 20) : sales
  return [
    { kind: "SALES", side: "CREDIT", quantity: Math.round(sales / 6400), amount: sales },
    {
      kind: "COMMISSION",
      side: "CHARGE",
      quantity: Math.round(sales / 6400),
      amount: share(sales, commission),
    },
    { kind: "PAYMENT_FEE", side: "CHARGE", quantity: Math.round(online / 6400), amount: share(online, 320) },
    ...(isAtDoor
      ? [
          {
            kind: "COLLECTED" as const,
            side: "CHARGE" as const,
            quantity: Math.round((sales - online) / 6400),
            amount: sales - online,
          },
        ]
      : []),
  ] as const
}

const paymentOf = (status: Status, net: number, paidOn: string) => {
  if (status === "PAID") return { paid: net, paidOn, method: "PIX" as const }
  return status === "PARTIAL" ? { paid: Math.round(net / 2), paidOn, method: "TRANSFER" as const } : {}
}

/** The invoices of the demo: weeks of some stores, the last closed one to be paid; the week before now is left to be closed. */
export const sampleInvoices = (now: number): ReadonlyArray<Row> =>
  Array.from({ length: weeks * stores.length }, (_, index) => {
    const [owner, base, commission] = nth(stores, index)
    const week = weeks - Math.floor(index / stores.length)
    const sales = Math.round(base * (0.85 + ((index * 37) % 30) / 100))
    const lines = linesOf(sales, commission, index % 3 === 1)
    const status = otherStatuses[weeks * stores.length - 1 - index] ?? usual[week === 1 ? 0 : 1]
    const start = -9 - week * 7
    const sums = invoiceSums(lines)
    return {
      owner,
      number: `${dayFrom(now, start + 6)
        .slice(0, 7)
        .replace("-", "")}-${String(index + 1).padStart(6, "0")}`,
      periodFrom: dayFrom(now, start),
      periodTo: dayFrom(now, start + 6),
      dueOn: dayFrom(now, status === "OVERDUE" || status === "PAID" ? start + 14 : 4),
      issuedOn: dayFrom(now, start + 8),
      lines,
      adjustments: [],
      ...sums,
      ...paymentOf(status, sums.net, dayFrom(now, start + 12)),
      status,
      createdAt: `${dayFrom(now, start + 7)}T12:00:00Z`,
    }
  })
