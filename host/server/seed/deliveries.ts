import { cpfCheckDigits } from "../../../src/contract/cpf.ts"
import type { Database } from "../db/database.ts"
import { companyDeliveries, deliveryPeople, deliveryPositions, people } from "../db/deliverySchema.ts"
import type { companies, users } from "../db/schema.ts"
import { firstNames, surnames } from "./names.ts"
import type { random } from "./random.ts"

type Chance = ReturnType<typeof random>
type Company = typeof companies.$inferSelect
type User = typeof users.$inferSelect

/** The middle of São Paulo, and how far from it people are, in degrees. */
export const centre = { longitude: -46.6333, latitude: -23.5505, spread: 0.12 }

/** Somewhere not too far from the middle, in one direction. */
export const near = (middle: number, chance: Chance) =>
  middle + ((chance.below(2001) - 1000) / 1000) * centre.spread * (chance.below(100) / 100)

const cpfOf = (chance: Chance) => {
  const nine = Array.from({ length: 9 }, () => chance.below(10)).join("")
  return nine + cpfCheckDigits(nine)
}

const stateOf = (chance: Chance) => {
  const drawn = chance.below(10)
  if (drawn < 3) return { isOnline: false, onRoute: false, flag: "UNAVAILABLE" }
  return drawn < 6
    ? { isOnline: true, onRoute: true, flag: "ON_ROUTE" }
    : { isOnline: true, onRoute: false, flag: "FREE" }
}

/** Every fourth belongs to a company, the others to whoever calls in their application. */
const courierOf = (index: number, all: ReadonlyArray<Company>, chance: Chance) => {
  const { id, applicationId, franchiseId } = all[index % all.length]!
  return {
    applicationId,
    franchiseId,
    companyId: index % 4 === 0 ? id : null,
    cpf: cpfOf(chance),
    typeOfVehicle: chance.pick(["MOTORCYCLE", "MOTORCYCLE", "BICYCLE", "CAR"]),
    ...stateOf(chance),
  }
}

/** What some stores are was set by hand, by somebody of the store, some minutes ago. */
const openingOf = (index: number, companyId: number, staff: ReadonlyArray<User>) => {
  const isManual = index % 7 === 3
  return {
    companyId,
    isOpen: index % 6 !== 5,
    isManual,
    changedBy: isManual ? staff.find((user) => user.companyId === companyId)?.id : null,
    changedAt: new Date(Date.now() - (index % 11) * 540_000),
  }
}

/** Two hundred delivery people around São Paulo, and whether each company delivers now. */
export const seedDeliveries = async (
  db: Database,
  all: ReadonlyArray<Company>,
  staff: ReadonlyArray<User>,
  chance: Chance,
) => {
  const selling = all.filter(({ type }) => type !== "partner")
  await db.insert(companyDeliveries).values(selling.map(({ id }, index) => openingOf(index, id, staff)))
  const couriers = Array.from({ length: 200 }, (_, index) => courierOf(index, selling, chance))
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
  const made = await db
    .insert(deliveryPeople)
    .values(
      couriers.map((courier, index) => ({
        ...courier,
        personId: index % 29 === 28 ? null : named[index]!.id,
      })),
    )
    .returning({ id: deliveryPeople.id })
  await db.insert(deliveryPositions).values(
    made.map(({ id }) => ({
      deliveryPersonId: id,
      longitude: near(centre.longitude, chance),
      latitude: near(centre.latitude, chance),
      at: new Date(Date.now() - chance.below(120_000)),
    })),
  )
}
