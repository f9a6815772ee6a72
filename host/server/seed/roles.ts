import type { PermissionName } from "../../../src/contract/access/permissionNames.ts"
import type { Database } from "../db/database.ts"
import { permissions, rolePermissions, roles, userRoles, users } from "../db/schema.ts"
import { type Owner, ownerOfStore, type Places } from "./places.ts"
import type { Random } from "./random.ts"

interface SeedRole {
  readonly title: string
  readonly owner: Owner
  readonly permissions: ReadonlyArray<PermissionName>
}

const demoRoles = ({ menu, regions, companies }: Places): ReadonlyArray<SeedRole> => {
  const region = { applicationId: regions[0]!.applicationId, franchiseId: regions[0]!.id }
  const of = (index: number) => ownerOfStore(companies[index]!)
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

/** Creates the roles that the demo's owners made themselves. */
export const seedRoles = async (db: Database, places: Places) => {
  const roleRows = demoRoles(places)
  const { id, name, parentId } = permissions
  const known = await db.select({ id, name, parentId }).from(permissions)
  const byName = new Map(known.map((permission) => [permission.name, permission]))
  /** Includes the parents: selecting a child selects its parent (section 4). */
  const idsOf = (names: ReadonlyArray<PermissionName>) =>
    new Set(
      names.flatMap((one) => [byName.get(one)!.parentId, byName.get(one)!.id]).filter((one) => one !== null),
    )
  const inserted = await db
    .insert(roles)
    .values(roleRows.map(({ title, owner }) => ({ title, ...owner })))
    .returning()
  await db
    .insert(rolePermissions)
    .values(
      inserted.flatMap(({ id: roleId }, index) =>
        [...idsOf(roleRows[index]!.permissions)].map((permissionId) => ({ roleId, permissionId })),
      ),
    )
  return inserted
}

/** The core roles a store's staff may hold. */
const staffRoles: ReadonlySet<string | null> = new Set(["storeManager", "attendant", "finance"])

/** Gives each of these people one or two roles they may hold. */
export const assignRoles = async (
  db: Database,
  people: ReadonlyArray<typeof users.$inferSelect>,
  random: Random,
) => {
  const all = await db.select().from(roles).orderBy(roles.id)
  const memberships = people.map((person) => {
    const own = all.filter(({ companyId }) => companyId !== null && companyId === person.companyId)
    const core = all.filter(({ baseName }) => staffRoles.has(baseName))
    const ids = [random.pick([...own, ...core]).id, random.pick(core).id]
    return [...new Set(ids)].map((roleId) => ({ userId: person.id, roleId }))
  })
  await db.insert(userRoles).values(memberships.flat())
}
