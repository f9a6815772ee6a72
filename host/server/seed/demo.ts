import { eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { PermissionName } from "../../../src/contract/access.ts"
import type { Database } from "../db/database.ts"
import {
  applications,
  companies,
  franchises,
  permissions,
  rolePermissions,
  roles,
  userFranchises,
  userRoles,
  users,
} from "../db/schema.ts"
import { type HashCost, passwords } from "../passwords.ts"
import { seedDeliveries } from "./deliveries.ts"
import { cities, firstNames, occupations, stores, streets, surnames } from "./names.ts"
import { seedCourierDays } from "./courierDays.ts"
import { random } from "./random.ts"
import { seedTrade } from "./trade.ts"

const password = "demo1234"
const rootEmail = "root@balcao.test"

/** True when the demo sign-ins are in the database. */
export const hasDemo = async (db: Database): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).where(eq(users.email, rootEmail))).length > 0

type Chance = ReturnType<typeof random>
type Owner = Pick<typeof users.$inferInsert, "applicationId" | "franchiseId" | "companyId">
type NewUser = typeof users.$inferInsert

const plain = (name: string) =>
  name
    .normalize("NFD")
    .replaceAll(/[^\w ]/g, "")
    .toLowerCase()
    .replaceAll(" ", ".")

/** An application whose panel says on its own host what it is called; pictures are the panel's own. */
const look = (name: string, domain: string) => ({
  name,
  domain,
  adminStyle: { titleTab: `${name} | Painel`, footerTitle: name },
})

const seedPlaces = async (db: Database) => {
  const [menu, market] = await db
    .insert(applications)
    .values([look("Balcão Delivery", "delivery.balcao.test"), look("Balcão Mercado", "mercado.balcao.test")])
    .returning()
  const regions = await db
    .insert(franchises)
    .values([
      { applicationId: menu!.id, name: "Balcão Capital" },
      { applicationId: menu!.id, name: "Balcão Litoral" },
      { applicationId: market!.id, name: "Balcão Interior" },
    ])
    .returning()
  const made = await db
    .insert(companies)
    .values(
      stores.map(([name, type, shoppingFlow], index) => {
        // The first of each kind are the demo sign-ins' own; every fourth store has no franchise.
        const region = index < 3 ? regions[0]! : regions[index % 3]!
        const alone = index % 4 === 3
        return {
          name,
          type,
          shoppingFlow,
          applicationId: region.applicationId,
          franchiseId: alone ? null : region.id,
        }
      }),
    )
    .returning()
  return { menu: menu!, regions, companies: made }
}

type Places = Awaited<ReturnType<typeof seedPlaces>>

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

const ownerOfStore = (store: Places["companies"][number]): Owner => ({
  applicationId: store.applicationId,
  franchiseId: store.franchiseId,
  companyId: store.id,
})

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

interface SeedRole {
  readonly title: string
  readonly owner: Owner
  readonly permissions: ReadonlyArray<PermissionName>
}

const ownRoles = ({ menu, regions, companies: made }: Places): ReadonlyArray<SeedRole> => {
  const region = { applicationId: regions[0]!.applicationId, franchiseId: regions[0]!.id }
  const of = (index: number) => ownerOfStore(made[index]!)
  return [
    {
      title: "Marketing",
      owner: { applicationId: menu.id },
      permissions: ["accessToGraphicStudioSettings", "accessToGraphicStudioShare", "accessToCouponsCoupon"],
    },
    {
      title: "Analista de entregas",
      owner: { applicationId: menu.id },
      permissions: ["accessToDeliveryRecord", "accessToReportOrder"],
    },
    {
      title: "Consultor regional",
      owner: region,
      permissions: ["accessToCompanyCompany", "accessToReportFinance"],
    },
    { title: "Treinamento", owner: region, permissions: ["accessToHelpDeskAcademyecbr"] },
    {
      title: "Caixa",
      owner: of(0),
      permissions: ["accessToFoodOrders", "accessToCart", "accessToTransactions"],
    },
    { title: "Cozinha", owner: of(0), permissions: ["accessToFoodOrders"] },
    { title: "Estoque", owner: of(1), permissions: ["accessToRegisterProduct", "accessToMarketOrders"] },
    { title: "Redes sociais", owner: of(2), permissions: ["accessToLinksPage", "accessToPartnersLicense"] },
  ]
}

const seedRoles = async (db: Database, places: Places) => {
  const wanted = ownRoles(places)
  const { id, name, parentId } = permissions
  const known = await db.select({ id, name, parentId }).from(permissions)
  const byName = new Map(known.map((permission) => [permission.name, permission]))
  /** With the parents: one who selects a child selects its parent (section 4). */
  const idsOf = (names: ReadonlyArray<PermissionName>) =>
    new Set(
      names.flatMap((one) => [byName.get(one)!.parentId, byName.get(one)!.id]).filter((one) => one !== null),
    )
  const made = await db
    .insert(roles)
    .values(wanted.map(({ title, owner }) => ({ title, ...owner })))
    .returning()
  await db
    .insert(rolePermissions)
    .values(
      made.flatMap(({ id: roleId }, index) =>
        [...idsOf(wanted[index]!.permissions)].map((permissionId) => ({ roleId, permissionId })),
      ),
    )
  return made
}

/** Core roles a store's staff may hold. */
const staffRoles: ReadonlySet<string | null> = new Set(["storeManager", "attendant", "finance"])

const assign = async (db: Database, people: ReadonlyArray<typeof users.$inferSelect>, chance: Chance) => {
  const all = await db.select().from(roles).orderBy(roles.id)
  const held = people.map((person) => {
    const own = all.filter(({ companyId }) => companyId !== null && companyId === person.companyId)
    const core = all.filter(({ baseName }) => staffRoles.has(baseName))
    const ids = [chance.pick([...own, ...core]).id, chance.pick(core).id]
    return [...new Set(ids)].map((roleId) => ({ userId: person.id, roleId }))
  })
  await db.insert(userRoles).values(held.flat())
}

/** Fills a database that has no users with the demo: the same one every time. */
export const seedDemo = async (db: Database, cost: HashCost): Promise<void> => {
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
    await seedDeliveries(tx, places.companies, chance)
    await seedTrade(tx, places.companies, chance)
    await seedCourierDays(tx, places.companies, random(20_260_102))
  })
}
