import type { OpenTicketStatus } from "../../../src/contract/dashboard/tickets.ts"
import type { Database } from "../db/database.ts"
import type { companies } from "../db/schema.ts"
import { tickets } from "../db/tradeSchema.ts"
import { type DemoClock, midnightOf } from "./demoClock.ts"
import type { Random } from "./random.ts"

type Company = typeof companies.$inferSelect

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const storeSubjects = [
  "Pedido cobrado duas vezes",
  "Entregador não aparece no mapa",
  "Troca da conta para repasse",
  "Impressora não recebe comandas",
  "Dúvida sobre a fatura",
  "Foto do produto errada",
  "Cupom não é aceito",
] as const
const restaurantSubjects = [...storeSubjects, "Cardápio não atualiza no aplicativo"] as const
const partnerSubjects = [
  "Dúvida sobre a fatura",
  "Troca da conta para repasse",
  "Link da página não abre",
] as const

const statuses: ReadonlyArray<OpenTicketStatus | "SOLVED"> = ["NEW", "IN_PROGRESS", "ON_HOLD", "SOLVED"]

const subjectOf = ({ type }: Company, random: Random) =>
  random.pick<string>(
    type === "partner" ? partnerSubjects : type === "restaurant" ? restaurantSubjects : storeSubjects,
  )

/** A moment between 8:00 and 20:00 on one of the last days. */
const openedBefore = (now: number, clock: DemoClock, random: Random) => {
  const start = midnightOf(clock.localOf(now)) - (1 + random.below(12)) * day
  return clock.momentOf(start + 8 * hour + random.below(12 * 60) * minute)
}

/** Creates the help desk's tickets of the last days; only those of the last two are new. */
export const seedTickets = (
  db: Database,
  all: ReadonlyArray<Company>,
  { now, clock, random }: { readonly now: number; readonly clock: DemoClock; readonly random: Random },
) => {
  const opened = Array.from({ length: 60 }, () => openedBefore(now, clock, random)).toSorted(
    (one, other) => one - other,
  )
  return db.insert(tickets).values(
    opened.map((at, index) => {
      const company = all[(index * 7) % all.length]!
      const isRecent = now - at < 2 * day
      return {
        companyId: company.id,
        protocol: `BD-${String(20_001 + index)}`,
        subject: subjectOf(company, random),
        status: isRecent
          ? random.pick(["NEW", "NEW", "IN_PROGRESS"] as const)
          : random.pick(statuses.slice(1)),
        priority: random.pick(["LOW", "MEDIUM", "MEDIUM", "HIGH"] as const),
        openedAt: new Date(at),
      }
    }),
  )
}
