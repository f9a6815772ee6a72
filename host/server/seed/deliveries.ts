import { eq } from "drizzle-orm"
import { cpfCheckDigits } from "../../../src/contract/cpf.ts"
import type { Database } from "../db/database.ts"
import { companyDeliveries, deliveryPeople, people } from "../db/deliverySchema.ts"
import { companies, type users } from "../db/schema.ts"
import { isOpenAt, lastChange, tradeOf } from "./businessHours.ts"
import { courierDetails } from "./courierDetails.ts"
import { type DemoClock, midnightOf, weekdayOf } from "./demoClock.ts"
import { firstNames, surnames } from "./names.ts"
import { near } from "./nearby.ts"
import type { Chance } from "./random.ts"

type Company = typeof companies.$inferSelect
type User = typeof users.$inferSelect

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const cpfOf = (chance: Chance) => {
  const nine = Array.from({ length: 9 }, () => chance.below(10)).join("")
  return nine + cpfCheckDigits(nine)
}

/** Monday at ten, when the week before is paid. */
const lastPayday = (now: number, clock: DemoClock) => {
  const local = clock.localOf(now) - 10 * hour
  return new Date(clock.momentOf(midnightOf(local) - ((weekdayOf(local) + 6) % 7) * day + 10 * hour))
}

/** Every fourth belongs to a company, the others to whoever calls in their application. */
const courierOf = (index: number, all: ReadonlyArray<Company>, paidAt: Date, chance: Chance) => {
  const { id, applicationId, franchiseId } = all[index % all.length]!
  const typeOfVehicle = chance.pick(["MOTORCYCLE", "MOTORCYCLE", "BICYCLE", "CAR"] as const)
  const details = courierDetails(typeOfVehicle, index, chance)
  const isPaid = details.registration === "APPROVED" && index % 3 !== 0
  return {
    applicationId,
    franchiseId,
    companyId: index % 4 === 0 ? id : null,
    cpf: cpfOf(chance),
    typeOfVehicle,
    flag: "UNAVAILABLE",
    details,
    ...(isPaid && { deliverymanPaid: true, deliveryManPaidDate: paidAt }),
  }
}

export interface OpeningFacts {
  readonly isOpen: boolean
  readonly isManual: boolean
  readonly changedAt: number
}

/** Whether the store at this place is open: by its hours, or as somebody there decided by hand since they last changed. */
export const openingOf = (
  index: number,
  store: Pick<Company, "name" | "type">,
  now: number,
  clock: DemoClock,
): OpeningFacts => {
  const trade = tradeOf(store)
  const local = clock.localOf(now)
  const isOpen = isOpenAt(trade, local)
  const changedAt = clock.momentOf(lastChange(trade, local))
  const isManual = index % 7 === 3
  if (!isManual) return { isOpen, isManual, changedAt }
  const closesEarly = index % 14 === 10
  if (!closesEarly) return { isOpen, isManual, changedAt: Math.min(now, changedAt + 3 * minute) }
  return {
    isOpen: false,
    isManual,
    changedAt: isOpen ? Math.max(changedAt, now - 25 * minute) : changedAt - 12 * minute,
  }
}

/** Whether each company delivers now. */
export const seedOpenings = async (
  db: Database,
  selling: ReadonlyArray<Company>,
  staff: ReadonlyArray<User>,
  { now, clock }: { readonly now: number; readonly clock: DemoClock },
) => {
  const openings = selling.map((store, index) => ({ store, ...openingOf(index, store, now, clock) }))
  await db.insert(companyDeliveries).values(
    openings.map(({ store, isOpen, isManual, changedAt }) => ({
      companyId: store.id,
      isOpen,
      isManual,
      changedBy: isManual ? staff.find(({ companyId }) => companyId === store.id)?.id : null,
      changedAt: new Date(changedAt),
    })),
  )
  return openings
}

/** Somewhere in town for every company. */
export const placeCompanies = async (db: Database, all: ReadonlyArray<Company>, chance: Chance) => {
  for (const { id } of all) {
    const [longitude, latitude] = near(chance)
    await db.update(companies).set({ longitude, latitude }).where(eq(companies.id, id))
  }
}

/** Two hundred delivery people, whose days are not told yet. */
export const seedCouriers = async (
  db: Database,
  selling: ReadonlyArray<Company>,
  { now, clock, chance }: { readonly now: number; readonly clock: DemoClock; readonly chance: Chance },
) => {
  const paidAt = lastPayday(now, clock)
  const couriers = Array.from({ length: 200 }, (_, index) => courierOf(index, selling, paidAt, chance))
  const named = await db
    .insert(people)
    .values(
      couriers.map(({ applicationId }) => ({
        applicationId,
        name: `${chance.pick(firstNames)} ${chance.pick(surnames)}`,
      })),
    )
    .returning({ id: people.id })
  // A few have no person record, as happens on the platform (section 2, "Live delivery map").
  await db.insert(deliveryPeople).values(
    couriers.map((courier, index) => ({
      ...courier,
      personId: index % 29 === 28 ? null : named[index]!.id,
    })),
  )
}
