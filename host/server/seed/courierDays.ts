import { eq, sql } from "drizzle-orm"
import type { DeliveryDetails, DeliveryOutcome } from "../../../src/contract/deliveryPerson.ts"
import type { Database } from "../db/database.ts"
import { deliveryPeople, onlineTimes, races } from "../db/deliverySchema.ts"
import { companies } from "../db/schema.ts"
import { centre, near } from "./deliveries.ts"
import type { random } from "./random.ts"

type Chance = ReturnType<typeof random>
type Company = typeof companies.$inferSelect
type Courier = Pick<
  typeof deliveryPeople.$inferSelect,
  "id" | "applicationId" | "companyId" | "isOnline" | "typeOfVehicle"
>

const hour = 3_600_000
const day = 24 * hour
/** So many days back there are races and times online. */
const days = 9

const outcomes: ReadonlyArray<DeliveryOutcome> = [
  "entregue",
  "entregue",
  "entregue",
  "entregue_portao",
  "nao_entregue",
]

const models = ["Honda CG 160", "Yamaha Factor 150", "Honda Biz 125", "Honda Pop 110i"] as const
const colors = ["Vermelha", "Preta", "Azul", "Branca"] as const

const letters = (count: number, chance: Chance) =>
  Array.from({ length: count }, () => String.fromCharCode(65 + chance.below(26))).join("")

const plateOf = (chance: Chance) =>
  `${letters(3, chance)}${chance.below(10)}${letters(1, chance)}${String(chance.below(100)).padStart(2, "0")}`

const detailsOf = ({ typeOfVehicle }: Courier, index: number, chance: Chance): DeliveryDetails => {
  const phone = `119${String(60_000_000 + chance.below(9_999_999))}`
  const isMotor = typeOfVehicle !== "BICYCLE"
  const year = 1970 + chance.below(35)
  const until = `${2026 + chance.below(5)}-0${1 + chance.below(9)}-1${chance.below(10)}`
  return {
    phone,
    pixKey: phone,
    birthDate: `${year}-0${1 + chance.below(9)}-2${chance.below(9)}`,
    hasBag: chance.below(5) > 0,
    registration: index % 23 === 22 ? "PENDING" : "APPROVED",
    ...(isMotor && {
      cnh: {
        number: String(10_000_000_000 + chance.below(900_000_000)),
        category: typeOfVehicle === "CAR" ? "B" : "A",
        validUntil: until,
      },
      vehicle: { plate: plateOf(chance), model: chance.pick(models), color: chance.pick(colors) },
    }),
  }
}

/** The times somebody was online, day by day; who is online now has been for a while. */
const timesOf = ({ id, isOnline }: Courier, now: number, chance: Chance) => {
  const past = Array.from({ length: days }, (_, back) => {
    const from = now - (back + 1) * day + chance.below(6) * hour
    const until = from + (2 + chance.below(7)) * hour + chance.below(hour)
    return chance.below(4) === 0 ? [] : [{ deliveryPersonId: id, onlineAt: from, offlineAt: until }]
  }).flat()
  const since = now - chance.below(4 * hour)
  return isOnline ? [...past, { deliveryPersonId: id, onlineAt: since, offlineAt: null }] : past
}

type Time = ReturnType<typeof timesOf>[number]

/** About two races in each hour of a past time online. */
const racesOf = ({ companyId }: Courier, time: Time, stores: ReadonlyArray<Company>, chance: Chance) => {
  const { deliveryPersonId, onlineAt, offlineAt } = time
  if (offlineAt === null || stores.length === 0) return []
  return Array.from({ length: Math.floor((offlineAt - onlineAt) / (0.5 * hour)) }, (_, index) => {
    const startedAt = onlineAt + index * 0.5 * hour + chance.below(600_000)
    const distance = 800 + chance.below(6500)
    return {
      deliveryPersonId,
      companyId: companyId ?? chance.pick(stores).id,
      startedAt: new Date(startedAt),
      finishedAt: new Date(startedAt + 420_000 + distance * 130),
      outcome: chance.pick(outcomes),
      distance,
      feeCents: 500 + Math.round(distance / 10),
    }
  })
}

const placeStores = async (db: Database, all: ReadonlyArray<Company>, chance: Chance) => {
  for (const { id } of all)
    await db
      .update(companies)
      .set({ longitude: near(centre.longitude, chance), latitude: near(centre.latitude, chance) })
      .where(eq(companies.id, id))
}

/** What delivery people did in the last days, what is known of them, and where the stores are. */
export const seedCourierDays = async (db: Database, all: ReadonlyArray<Company>, chance: Chance) => {
  await placeStores(db, all, chance)
  const { id, applicationId, companyId, isOnline, typeOfVehicle } = deliveryPeople
  const couriers = await db
    .select({ id, applicationId, companyId, isOnline, typeOfVehicle })
    .from(deliveryPeople)
    .orderBy(id)
  const now = Date.now()
  const details = couriers.map((one, index) => ({ id: one.id, details: detailsOf(one, index, chance) }))
  await db.execute(sql`
    update ${deliveryPeople} set details = given.details
    from jsonb_to_recordset(${JSON.stringify(details)}::jsonb) as given(id bigint, details jsonb)
    where ${deliveryPeople.id} = given.id`)
  const times = couriers.flatMap((one) => timesOf(one, now, chance).map((time) => ({ one, time })))
  await db.insert(onlineTimes).values(
    times.map(({ time: { deliveryPersonId, onlineAt, offlineAt } }) => ({
      deliveryPersonId,
      onlineAt: new Date(onlineAt),
      offlineAt: offlineAt === null ? null : new Date(offlineAt),
    })),
  )
  const made = times.flatMap(({ one, time }) => {
    const stores = all.filter(
      (store) => store.type !== "partner" && store.applicationId === one.applicationId,
    )
    return racesOf(one, time, stores, chance)
  })
  await db.execute(sql`
    insert into ${races} (delivery_person_id, company_id, started_at, finished_at, outcome, distance, fee_cents)
    select "deliveryPersonId", "companyId", "startedAt", "finishedAt", outcome, distance, "feeCents"
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as given("deliveryPersonId" bigint,
      "companyId" bigint, "startedAt" timestamptz, "finishedAt" timestamptz, outcome text, distance integer,
      "feeCents" integer)`)
}
