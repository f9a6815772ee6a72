import type { braspagTransactions } from "../contract/resources/braspagTransactions.ts"
import { dayFrom } from "./dayFrom.ts"
import type { GivenRow } from "./givenRow.ts"
import { nth } from "./nth.ts"

type Row = GivenRow<typeof braspagTransactions>
type Status = "PENDING" | "AUTHORIZED" | "CAPTURED" | "DENIED" | "VOIDED" | "REFUNDED" | "CHARGEBACK"

type Store = readonly [owner: number, name: string, mdr: number]

const stores: readonly [Store, ...ReadonlyArray<Store>] = [
  [1, "Cantina do Largo", 349],
  [2, "Mercado Bom Preço", 289],
  [10, "Padaria Pão da Hora", 349],
  [8, "Supermercado Ipê", 279],
  [11, "Hortifruti Verde Vale", 299],
]
const methods = ["CREDIT", "PIX", "CREDIT", "DEBIT", "CREDIT"] as const
const brands = ["Visa", "Mastercard", "Elo"] as const
const refusals = ["51", "05", "54", "57"] as const
const statuses: readonly [Status, ...ReadonlyArray<Status>] = [
  "CAPTURED",
  "CAPTURED",
  "CAPTURED",
  "DENIED",
  "CAPTURED",
  "AUTHORIZED",
  "CAPTURED",
  "CAPTURED",
  "REFUNDED",
  "CAPTURED",
  "VOIDED",
  "PENDING",
  "CHARGEBACK",
]

const count = 64
const hourMs = 3_600_000
/** Platform's share of each sale, in hundredths of a percent. */
const commission = 1200
const feeCents = 40

/** As Braspag's numbers, of the demo alone; 0 is the platform's. */
const merchantOf = (owner: number) => `00000000-0000-4000-9000-${String(owner).padStart(12, "0")}`

/** Returns the seller's and the platform's parts of an amount; they add up to it. */
const splitsOf = (owner: number, store: string, amount: number, mdr: number) => {
  const share = Math.round((amount * commission) / 10_000)
  const charged = Math.round((amount * mdr) / 10_000)
  return [
    {
      receiver: store,
      merchantId: merchantOf(owner),
      amount: amount - share,
      mdr,
      fee: feeCents,
      net: amount - share - charged - feeCents,
    },
    { receiver: "Balcão Delivery", merchantId: merchantOf(0), amount: share, mdr: 0, fee: 0, net: share },
  ]
}

const ways: Readonly<Record<Status, ReadonlyArray<Status>>> = {
  PENDING: ["PENDING"],
  AUTHORIZED: ["PENDING", "AUTHORIZED"],
  CAPTURED: ["AUTHORIZED", "CAPTURED"],
  DENIED: ["DENIED"],
  VOIDED: ["AUTHORIZED", "VOIDED"],
  REFUNDED: ["AUTHORIZED", "CAPTURED", "REFUNDED"],
  CHARGEBACK: ["AUTHORIZED", "CAPTURED", "CHARGEBACK"],
}

const transaction = (index: number, now: number): Row => {
  const [owner, store, mdr] = nth(stores, index)
  const at = now - (count - index) * 5 * hourMs
  const [method, status] = [nth(methods, index), nth(statuses, index)]
  const amount = 2890 + ((index * 1733) % 21_500)
  const isTaken = ways[status].includes("CAPTURED")
  const splits = isTaken ? splitsOf(owner, store, amount, mdr) : []
  const isCard = method !== "PIX"
  return {
    owner,
    status,
    createdAt: new Date(at).toISOString(),
    paymentId: `PAY-${String(700_001 + index)}`,
    orderCode: String(10_400 + index * 3),
    method,
    ...(isCard && { brand: nth(brands, index), installments: method === "CREDIT" ? 1 + (index % 3) : 1 }),
    amount,
    captured: isTaken ? amount : 0,
    refunded: status === "REFUNDED" ? amount : 0,
    ...(isTaken && { net: splits[0]?.net ?? 0, settlesOn: dayFrom(at, isCard ? 30 : 1) }),
    ...(status !== "PENDING" && { returnCode: status === "DENIED" ? nth(refusals, index) : "00" }),
    ...(isCard && { tid: String(1_006_993_000 + index * 37), nsu: String(610_200 + index * 13) }),
    ...(isCard && isTaken && { authorization: String(104_500 + index * 91) }),
    antifraud: status === "CHARGEBACK" ? "REVIEW" : "ACCEPTED",
    splits,
    events: ways[status].map((one, step) => ({
      at: new Date(at + step * 90_000).toISOString(),
      status: one,
      amount,
    })),
  }
}

/** Card and PIX payments by customers of the demo's stores in the last days, the oldest first. */
export const sampleBraspagTransactions = (now: number): ReadonlyArray<Row> =>
  Array.from({ length: count }, (_, index) => transaction(index, now))
