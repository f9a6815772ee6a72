import { eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { Database } from "../db/database.ts"
import { userFranchises, users } from "../db/schema.ts"
import { type HashCost, passwords } from "../passwords.ts"
import { readCouriers, readStores } from "./business.ts"
import { placeCompanies, seedCouriers, seedOpenings } from "./deliveries.ts"
import { type DemoClock, demoClock, midnightOf } from "./demoClock.ts"
import { historyOf } from "./history.ts"
import { cities, firstNames, occupations, streets, surnames } from "./names.ts"
import { ownerOfStore, type Places, seedPlaces } from "./places.ts"
import { assign, seedRoles } from "./roles.ts"
import { type Chance, random } from "./random.ts"
import { seedTickets } from "./tickets.ts"
import { writeHistory } from "./writeHistory.ts"

const password = "demo1234"
const rootEmail = "root@balcao.test"

/** True when the demo sign-ins are in the database. */
export const hasDemo = async (db: Database): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).where(eq(users.email, rootEmail))).length > 0

type NewUser = typeof users.$inferInsert

const plain = (name: string) =>
  name
    .normalize("NFD")
    .replaceAll(/[^\w ]/g, "")
    .toLowerCase()
    .replaceAll(" ", ".")

const profile = (chance: Chance, companyName: string | undefined) => {
  const [city, state, code] = chance.pick(cities)
  return {
    occupation: chance.pick(occupations),
    phone: `119${String(70_000_000 + chance.below(9_999_999))}`,
    address: {
      addressLine: `${chance.pick(streets)}, ${1 + chance.below(1900)}`,
      city,
      state,
      postCode: `${code}-${String(chance.below(1000)).padStart(3, "0")}`,
    },
    ...(companyName === undefined ? {} : { companyName }),
  }
}

/** The six sign-ins of the demo. They hold no role, so each shows the fallback set of its kind. */
const demoUsers = async (
  { menu, companies: made, regions }: Places,
  cost: HashCost,
): Promise<Array<NewUser>> => {
  const application = { applicationId: menu.id }
  const kinds: ReadonlyArray<[string, string, Partial<NewUser>]> = [
    ["root", "Administração geral", { isRoot: true }],
    ["application", "Equipe da aplicação", { ...application, isApplication: true }],
    ["franchise", "Equipe da franquia", { ...application, franchiseId: regions[0]!.id }],
    ["restaurant", "Equipe do restaurante", ownerOfStore(made[0]!)],
    ["supermarket", "Equipe do supermercado", ownerOfStore(made[1]!)],
    ["partner", "Equipe do parceiro", ownerOfStore(made[2]!)],
  ]
  const { hash } = await passwords(cost)
  const secret = await Effect.runPromise(hash(password))
  return kinds.map(([username, fullname, more]) => ({
    username,
    fullname,
    email: `${username}@balcao.test`,
    passwordHash: secret,
    ...more,
  }))
}

const staff = ({ companies: made }: Places, chance: Chance): Array<NewUser> => {
  const taken = new Set<string>()
  return Array.from({ length: 54 }, (_, index) => {
    const store = made[index % made.length]!
    let fullname = ""
    do fullname = `${chance.pick(firstNames)} ${chance.pick(surnames)}`
    while (taken.has(plain(fullname)))
    taken.add(plain(fullname))
    const username = plain(fullname)
    return {
      username,
      fullname,
      email: `${username}@exemplo.test`,
      ...ownerOfStore(store),
      ...profile(chance, store.name),
    }
  })
}

const day = 86_400_000
/** Whole days of orders and deliveries before today: last week's same day, and one more. */
const days = 8

/** What was ordered and delivered in the last days, and how everybody stands now. */
const seedBusiness = async (
  db: Database,
  { companies: all }: Places,
  staffed: ReadonlyArray<typeof users.$inferSelect>,
  { now, clock }: { readonly now: number; readonly clock: DemoClock },
) => {
  const chance = random(20_260_102)
  const selling = all.filter(({ type }) => type !== "partner")
  await placeCompanies(db, all, chance)
  await seedOpenings(db, selling, staffed, { now, clock })
  await seedCouriers(db, selling, { now, clock, chance })
  await seedTickets(db, all, { now, clock, chance })
  const stores = await readStores(db)
  const couriers = await readCouriers(db)
  const after = clock.momentOf(midnightOf(clock.localOf(now)) - days * day)
  const history = historyOf({ stores, couriers, after, now, clock })
  await writeHistory(db, history, couriers, new Map(stores.map(({ id, place }) => [id, place])), now)
}

/** When the demo is made, and what its wall clock shows then instead of the time in São Paulo (minutes of the day). */
export interface DemoMoment {
  readonly now?: number
  readonly time?: number | undefined
}

/** Fills a database that has no users with the demo: the same one at the same moment. */
export const seedDemo = async (
  db: Database,
  cost: HashCost,
  { now = Date.now(), time }: DemoMoment = {},
): Promise<void> => {
  const some = await db.select({ id: users.id }).from(users).limit(1)
  if (some.length > 0) return
  await db.transaction(async (tx) => {
    const chance = random(20_260_101)
    const places = await seedPlaces(tx)
    const people = await tx
      .insert(users)
      .values([...(await demoUsers(places, cost)), ...staff(places, chance)])
      .returning()
    const runner = people.find(({ username }) => username === "franchise")!
    await tx.insert(userFranchises).values({ userId: runner.id, franchiseId: places.regions[0]!.id })
    await seedRoles(tx, places)
    await assign(tx, people.slice(6), chance)
    await seedBusiness(tx, places, people, { now, clock: demoClock(now, time) })
  })
}
