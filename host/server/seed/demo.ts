import { eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { userFranchises, users } from "../db/schema.ts"
import { seedAcceptances } from "./acceptances.ts"
import { seedAudit } from "./audit.ts"
import { type HashCost, passwords } from "../session/passwords.ts"
import { readCouriers, readStores } from "./business.ts"
import { seedConversations } from "./conversations.ts"
import { countCustomerOrders } from "./customers.ts"
import { placeCompanies, seedCouriers, seedOpenings } from "./deliveries.ts"
import { type DemoClock, demoClock, midnightOf } from "./demoClock.ts"
import { historyOf } from "./history.ts"
import { cities, firstNames, occupations, streets, surnames } from "./names.ts"
import { seedNews } from "./news.ts"
import { seedLooseDeliveries } from "./looseDeliveries.ts"
import { ownerOfStore, type Places, seedPlaces } from "./places.ts"
import { assignRoles, seedRoles } from "./roles.ts"
import { type Random, randomFrom } from "./random.ts"
import { seedRedemptions } from "./redemptions.ts"
import { seedRegulars } from "./regulars.ts"
import { seedResources } from "./resources.ts"
import { seedTicketOrders } from "./ticketOrders.ts"
import { seedSettings } from "./settings.ts"
import { keepShoppersOnline } from "./shoppers.ts"
import { writeHistory } from "./writeHistory.ts"

const password = "demo1234"
const rootEmail = "root@balcao.test"

/** True when the demo sign-ins are in the database. */
export const hasDemo = async (db: Database): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).where(eq(users.email, rootEmail))).length > 0

type NewUser = typeof users.$inferInsert

const plainText = (name: string) =>
  name
    .normalize("NFD")
    .replaceAll(/[^\w ]/g, "")
    .toLowerCase()
    .replaceAll(" ", ".")

const profileOf = (random: Random, companyName: string | undefined) => {
  const [city, state, code] = random.pick(cities)
  return {
    occupation: random.pick(occupations),
    phone: `119${String(70_000_000 + random.below(9_999_999))}`,
    address: {
      addressLine: `${random.pick(streets)}, ${1 + random.below(1900)}`,
      city,
      state,
      postCode: `${code}-${String(random.below(1000)).padStart(3, "0")}`,
    },
    ...(companyName === undefined ? {} : { companyName }),
  }
}

/** The demo's six sign-ins. They hold no role, so each has the fallback set of its kind. */
const demoUsers = async ({ menu, companies, regions }: Places, cost: HashCost): Promise<Array<NewUser>> => {
  const application = { applicationId: menu.id }
  const kinds: ReadonlyArray<[string, string, Partial<NewUser>]> = [
    ["root", "Administração geral", { isRoot: true }],
    ["application", "Equipe da aplicação", { ...application, isApplication: true }],
    ["franchise", "Equipe da franquia", { ...application, franchiseId: regions[0]!.id }],
    ["restaurant", "Equipe do restaurante", ownerOfStore(companies[0]!)],
    ["supermarket", "Equipe do supermercado", ownerOfStore(companies[1]!)],
    ["partner", "Equipe do parceiro", ownerOfStore(companies[2]!)],
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

const staffUsers = ({ companies }: Places, random: Random): Array<NewUser> => {
  const takenNames = new Set<string>()
  return Array.from({ length: 54 }, (_, index) => {
    const store = companies[index % companies.length]!
    let fullname = ""
    do fullname = `${random.pick(firstNames)} ${random.pick(surnames)}`
    while (takenNames.has(plainText(fullname)))
    takenNames.add(plainText(fullname))
    const username = plainText(fullname)
    return {
      username,
      fullname,
      email: `${username}@exemplo.test`,
      ...ownerOfStore(store),
      ...profileOf(random, store.name),
    }
  })
}

const dayMs = 86_400_000
/** Whole days of orders and deliveries before today: back to the same day last week, and one more. */
const pastDays = 8

/** Writes the orders and deliveries of the last days, and everybody's status now. */
const seedBusiness = async (
  db: Database,
  { companies: all }: Places,
  staff: ReadonlyArray<typeof users.$inferSelect>,
  { now, clock }: { readonly now: number; readonly clock: DemoClock },
) => {
  const random = randomFrom(20_260_102)
  const placed = await placeCompanies(db, all, random)
  const selling = placed.filter(({ type }) => type !== "partner")
  await seedOpenings(db, selling, staff, { now, clock })
  await seedCouriers(db, selling, { now, clock, random })
  await seedConversations(db, all, staff, now)
  const after = clock.momentOf(midnightOf(clock.localOf(now)) - pastDays * dayMs)
  const stores = await readStores(db)
  await seedRedemptions(db, stores, after)
  const couriers = await readCouriers(db)
  const history = historyOf({ stores, couriers, after, now, clock })
  await writeHistory(db, history, couriers, new Map(stores.map((store) => [store.id, store])), now)
  await keepShoppersOnline(db, stores, now, clock)
  await seedTicketOrders(db)
  await seedRegulars(db)
  await countCustomerOrders(db)
  await seedLooseDeliveries(db, stores, couriers, now)
}

/** Time of the demo's creation, and its wall-clock time then, in minutes of the day, if not that of São Paulo. */
export interface DemoMoment {
  readonly now?: number
  readonly time?: number | undefined
}

/** Lets the next invoice follow the last of the demo's. */
const continueInvoiceNumbers = (db: Database) =>
  db.execute(
    sql`select setval('invoice_numbers', max(split_part(number, '-', 2)::int)) from ${tables.invoices}`,
  )

/** Fills a database without users with the demo; always the same for the same moment. */
export const seedDemo = async (
  db: Database,
  cost: HashCost,
  { now = Date.now(), time }: DemoMoment = {},
): Promise<void> => {
  const some = await db.select({ id: users.id }).from(users).limit(1)
  if (some.length > 0) return
  await db.transaction(async (tx) => {
    const random = randomFrom(20_260_101)
    const places = await seedPlaces(tx, now)
    const people = await tx
      .insert(users)
      .values([...(await demoUsers(places, cost)), ...staffUsers(places, random)])
      .returning()
    const franchiseUser = people.find(({ username }) => username === "franchise")!
    await tx.insert(userFranchises).values({ userId: franchiseUser.id, franchiseId: places.regions[0]!.id })
    await seedRoles(tx, places)
    await assignRoles(tx, people.slice(6), random)
    await seedResources(tx, places, now)
    await continueInvoiceNumbers(tx)
    await seedAcceptances(tx)
    await seedSettings(tx)
    await seedAudit(tx, people, now)
    await seedNews(tx, now)
    await seedBusiness(tx, places, people, { now, clock: demoClock(now, time) })
  })
}
