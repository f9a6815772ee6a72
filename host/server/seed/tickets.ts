import type { OpenTicketStatus } from "../../../src/contract/tickets.ts"
import type { Database } from "../db/database.ts"
import type { companies } from "../db/schema.ts"
import { tickets } from "../db/tradeSchema.ts"
import { type DemoClock, midnightOf } from "./demoClock.ts"
import type { Chance } from "./random.ts"

type Company = typeof companies.$inferSelect

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const ofSellers = [
  "Pedido cobrado duas vezes",
  "Entregador não aparece no mapa",
  "Troca da conta para repasse",
  "Impressora não recebe comandas",
  "Dúvida sobre a fatura",
  "Foto do produto errada",
  "Cupom não é aceito",
] as const
const ofRestaurants = [...ofSellers, "Cardápio não atualiza no aplicativo"] as const
const ofPartners = [
  "Dúvida sobre a fatura",
  "Troca da conta para repasse",
  "Link da página não abre",
] as const

const statuses: ReadonlyArray<OpenTicketStatus | "SOLVED"> = ["NEW", "IN_PROGRESS", "ON_HOLD", "SOLVED"]

const subjectOf = ({ type }: Company, chance: Chance) =>
  chance.pick<string>(type === "partner" ? ofPartners : type === "restaurant" ? ofRestaurants : ofSellers)

/** A moment of the last days between eight and eight, when people write to a help desk. */
const openedBefore = (now: number, clock: DemoClock, chance: Chance) => {
  const start = midnightOf(clock.localOf(now)) - (1 + chance.below(12)) * day
  return clock.momentOf(start + 8 * hour + chance.below(12 * 60) * minute)
}

/** What the help desk was asked in the last days; what is new is from the last two. */
export const seedTickets = (
  db: Database,
  all: ReadonlyArray<Company>,
  { now, clock, chance }: { readonly now: number; readonly clock: DemoClock; readonly chance: Chance },
) => {
  const opened = Array.from({ length: 60 }, () => openedBefore(now, clock, chance)).toSorted(
    (one, other) => one - other,
  )
  return db.insert(tickets).values(
    opened.map((at, index) => {
      const company = all[(index * 7) % all.length]!
      const isRecent = now - at < 2 * day
      return {
        companyId: company.id,
        protocol: `BD-${String(20_001 + index)}`,
        subject: subjectOf(company, chance),
        status: isRecent
          ? chance.pick(["NEW", "NEW", "IN_PROGRESS"] as const)
          : chance.pick(statuses.slice(1)),
        priority: chance.pick(["LOW", "MEDIUM", "MEDIUM", "HIGH"] as const),
        openedAt: new Date(at),
      }
    }),
  )
}
