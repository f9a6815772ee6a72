import { sql } from "drizzle-orm"
import type { OrderStatus } from "../../../src/contract/orders.ts"
import type { OpenTicketStatus } from "../../../src/contract/tickets.ts"
import type { Database } from "../db/database.ts"
import type { companies } from "../db/schema.ts"
import { orders, tickets } from "../db/tradeSchema.ts"
import type { random } from "./random.ts"

type Chance = ReturnType<typeof random>
type Company = typeof companies.$inferSelect

const minute = 60_000
const day = 24 * 60 * minute
/** So many days of orders there are, today included. */
const days = 8
/** Of a hundred orders of a day, how many are placed in each hour: lunch and dinner. */
const rush = [2, 1, 0, 0, 0, 0, 0, 1, 2, 3, 5, 11, 14, 10, 5, 3, 3, 5, 8, 11, 10, 4, 1, 1]

/** Where orders stand that are at least so many minutes old. */
const way: ReadonlyArray<readonly [number, ReadonlyArray<OrderStatus>]> = [
  [100, [...Array<OrderStatus>(18).fill("FINISHED"), "DELIVERED", "CANCELED"]],
  [60, ["DELIVERY_ROUTE", "DELIVERED", "FINISHED", "RELEASE_DRIVER", "DELIVERY_GOBACK"]],
  [40, ["DELIVERY_ROUTE", "DELIVERY_ROUTE", "DISPATCH", "DELIVERY_AT_STORE", "NO_DELIVERYMAN_AVAILABLE"]],
  [25, ["AWAIT_DELIVERYMAN", "WAIT_DELIVERYMAN", "ACCEPT_DELIVERYMAN", "IN_PREPARATION", "DISPATCH"]],
  [8, ["IN_PREPARATION", "IN_PREPARATION", "IN_PREPARATION", "SCHEDULED", "WAIT_COMPANY"]],
  [0, ["NEW", "WAIT_COMPANY", "AWAITING_PAYMENT"]],
]

const statusAt = (age: number, { type }: Company, chance: Chance): OrderStatus => {
  const status = chance.pick(way.find(([from]) => age >= from * minute)![1])
  // At a supermarket somebody picks what was ordered before it goes out.
  if (type !== "supermarket" || status !== "IN_PREPARATION") return status
  return chance.pick(["ACCEPT_SHOPPER", "IN_PREPARATION", "RELEASE_SHOPPER"])
}

/** Midnight in São Paulo, which has no summer time. */
const midnight = (now: number) => {
  const offset = 3 * 60 * minute
  return Math.floor((now - offset) / day) * day + offset
}

const ordersOfDay = (company: Company, start: number, now: number, chance: Chance) => {
  const size = company.type === "supermarket" ? [6_000, 28_000] : [2_500, 9_000]
  const busy = 4 + (company.id % 5)
  return rush.flatMap((share, hour) =>
    Array.from({ length: Math.round((share * busy * (8 + chance.below(5))) / 130) }, () => {
      const placed = start + hour * 60 * minute + chance.below(60 * minute)
      return {
        companyId: company.id,
        placedAt: new Date(placed),
        status: statusAt(Math.max(0, now - placed), company, chance),
        totalCents: size[0]! + chance.below(size[1]!),
      }
    }).filter(({ placedAt }) => placedAt.getTime() <= now),
  )
}

const subjects = [
  "Pedido cobrado duas vezes",
  "Cardápio não atualiza no aplicativo",
  "Entregador não aparece no mapa",
  "Troca da conta para repasse",
  "Impressora não recebe comandas",
  "Dúvida sobre a fatura",
  "Foto do produto errada",
  "Cupom não é aceito",
] as const

const ticketStatuses: ReadonlyArray<OpenTicketStatus | "SOLVED"> = ["NEW", "IN_PROGRESS", "ON_HOLD", "SOLVED"]

const ticketsOf = (all: ReadonlyArray<Company>, now: number, chance: Chance) =>
  Array.from({ length: 60 }, (_, index) => ({
    companyId: all[index % all.length]!.id,
    protocol: `BD-${String(20_001 + index)}`,
    subject: chance.pick(subjects),
    status: chance.pick(ticketStatuses),
    priority: chance.pick(["LOW", "MEDIUM", "MEDIUM", "HIGH"] as const),
    openedAt: new Date(now - chance.below(12 * day)),
  }))

/** A week of orders up to now at everyone who sells, and what the help desk is asked. */
export const seedTrade = async (db: Database, all: ReadonlyArray<Company>, chance: Chance) => {
  const now = Date.now()
  const selling = all.filter(({ type }) => type !== "partner")
  const placed = Array.from({ length: days }, (_, back) => midnight(now) - back * day)
    .flatMap((start) => selling.flatMap((company) => ordersOfDay(company, start, now, chance)))
    .toSorted((one, other) => one.placedAt.getTime() - other.placedAt.getTime())
  // As one value: thousands of rows of four parameters each would take seconds in the embedded database.
  await db.execute(sql`
    insert into ${orders} (company_id, placed_at, status, total_cents)
    select "companyId", "placedAt", status, "totalCents" from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb)
    as given("companyId" bigint, "placedAt" timestamptz, status text, "totalCents" integer)`)
  await db.insert(tickets).values(ticketsOf(all, now, chance))
}
