import { eq } from "drizzle-orm"
import { openSpans, type StoreHours } from "../../../src/contract/companies/storeHours.ts"
import { cpfCheckDigits } from "../../../src/contract/people/cpf.ts"
import { type OpeningColumns, openingByHours, readStoreHours } from "../companies/storeHours.ts"
import type { Database } from "../db/database.ts"
import { companyDeliveries, deliveryPeople, people } from "../db/deliverySchema.ts"
import { companies, type users } from "../db/schema.ts"
import { courierDetails } from "./courierDetails.ts"
import { type DemoClock, midnightOf, weekdayOf } from "./demoClock.ts"
import { firstNames, surnames } from "./names.ts"
import { randomPosition } from "./randomPosition.ts"
import type { Random } from "./random.ts"

type Company = typeof companies.$inferSelect
type User = typeof users.$inferSelect

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const cpfOf = (random: Random) => {
  const nine = Array.from({ length: 9 }, () => random.below(10)).join("")
  return nine + cpfCheckDigits(nine)
}

/** The last Monday at ten, when the week before is paid. */
const lastPayday = (now: number, clock: DemoClock) => {
  const local = clock.localOf(now) - 10 * hourMs
  return new Date(clock.momentOf(midnightOf(local) - ((weekdayOf(local) + 6) % 7) * dayMs + 10 * hourMs))
}

/** Every fourth delivers for one company, the others for any company of their application. */
const courierOf = (index: number, all: ReadonlyArray<Company>, paidAt: Date, random: Random) => {
  const { id, applicationId, franchise } = all[index % all.length]!
  const typeOfVehicle = random.pick(["MOTORCYCLE", "MOTORCYCLE", "BICYCLE", "CAR"] as const)
  const details = courierDetails(typeOfVehicle, index, random)
  const isPaid = details.registration === "APPROVED" && index % 3 !== 0
  return {
    applicationId,
    franchiseId: franchise,
    companyId: index % 4 === 0 ? id : null,
    cpf: cpfOf(random),
    typeOfVehicle,
    flag: "UNAVAILABLE",
    details,
    ...(isPaid && { deliverymanPaid: true, deliveryManPaidDate: paidAt }),
  }
}

export interface OpeningFacts extends OpeningColumns {
  readonly changedAt: number
}

/** Returns the time hours last opened or closed a store, at most two days ago. */
const lastChange = (hours: StoreHours, wall: number) =>
  Math.max(
    wall - 2 * dayMs,
    ...[...openSpans(hours, wall - 2 * dayMs, wall)]
      .flatMap(({ start, end }) => [start, end])
      .filter((at) => at <= wall),
  )

/** State of the store at this index: by its hours, or set manually since they last changed. */
export const openingOf = (
  index: number,
  hours: StoreHours,
  now: number,
  { ahead }: DemoClock,
): OpeningFacts => {
  const byHours = openingByHours(hours, { now: () => now, ahead }, false)
  const { isOpen } = byHours
  const changedAt = lastChange(hours, now + ahead) - ahead
  const isManual = index % 7 === 3
  if (!isManual) return { ...byHours, changedAt }
  const closesEarly = index % 14 === 10
  if (!closesEarly)
    return { isOpen, isManual, changesAt: null, changedAt: Math.min(now, changedAt + 3 * minuteMs) }
  return {
    isOpen: false,
    isManual,
    changesAt: null,
    changedAt: isOpen ? Math.max(changedAt, now - 25 * minuteMs) : changedAt - 12 * minuteMs,
  }
}

/** Writes whether each company delivers now. */
export const seedOpenings = async (
  db: Database,
  selling: ReadonlyArray<Company>,
  staff: ReadonlyArray<User>,
  { now, clock }: { readonly now: number; readonly clock: DemoClock },
) => {
  const hours = await readStoreHours(
    db,
    selling.map(({ id }) => id),
  )
  await db.insert(companyDeliveries).values(
    selling.map(({ id }, index) => {
      const { changedAt, ...opening } = openingOf(index, hours.get(id)!, now, clock)
      const changedBy = opening.isManual ? staff.find(({ companyId }) => companyId === id)?.id : null
      return { ...opening, companyId: id, changedBy, changedAt: new Date(changedAt) }
    }),
  )
}

/** Gives every company a location; answers the companies with it. */
export const placeCompanies = async (db: Database, all: ReadonlyArray<Company>, random: Random) => {
  const placed = all.map((company) => {
    const [longitude, latitude] = randomPosition(random)
    return { ...company, place: [longitude, latitude] as [number, number] }
  })
  for (const { id, place } of placed) await db.update(companies).set({ place }).where(eq(companies.id, id))
  return placed
}

/** Creates two hundred delivery people without shifts or deliveries. */
export const seedCouriers = async (
  db: Database,
  selling: ReadonlyArray<Company>,
  { now, clock, random }: { readonly now: number; readonly clock: DemoClock; readonly random: Random },
) => {
  const paidAt = lastPayday(now, clock)
  const couriers = Array.from({ length: 200 }, (_, index) => courierOf(index, selling, paidAt, random))
  const peopleRows = await db
    .insert(people)
    .values(
      couriers.map(({ applicationId }) => ({
        applicationId,
        name: `${random.pick(firstNames)} ${random.pick(surnames)}`,
      })),
    )
    .returning({ id: people.id })
  // A few have no person record, as happens on the platform (section 2, "Live delivery map").
  await db.insert(deliveryPeople).values(
    couriers.map((courier, index) => ({
      ...courier,
      personId: index % 29 === 28 ? null : peopleRows[index]!.id,
    })),
  )
}
