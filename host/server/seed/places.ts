import type { Application } from "../../../src/contract/applications/application.ts"
import type { Database } from "../db/database.ts"
import { applicationDomains, applications } from "../db/applicationSchema.ts"
import { companies, franchises, users } from "../db/schema.ts"
import { sampleFranchises } from "../../../src/samples/franchises.ts"
import { stores } from "./names.ts"

/** The owner of a record. */
export type Owner = Pick<typeof users.$inferInsert, "applicationId" | "franchiseId" | "companyId">

/** An application whose panel shows its name on its own host, with the default pictures. */
const newApplication = (name: string, typeApp: Application["typeApp"]) => ({
  name,
  typeApp,
  status: "PUBLISHED" as const,
  adminStyle: { titleTab: `${name} | Painel`, footerTitle: name },
})

/** Index of the second application's franchise, from 0, and number of the first ones that have companies. */
const ofMarket = 2
const withCompanies = 3

/** Creates the demo's applications, franchises and companies; what else franchises say comes with the other lists. */
export const seedPlaces = async (db: Database, now: number) => {
  const [menu, market] = await db
    .insert(applications)
    .values([
      newApplication("Balcão Delivery", "MARKETPLACE"),
      newApplication("Balcão Mercado", "SUPERMARKET"),
    ])
    .returning()
  await db.insert(applicationDomains).values([
    { domain: "delivery.balcao.test", applicationId: menu!.id, position: 0 },
    { domain: "mercado.balcao.test", applicationId: market!.id, position: 0 },
  ])
  const regions = await db
    .insert(franchises)
    .values(
      sampleFranchises(now).map(({ name }, index) => ({
        name,
        applicationId: index === ofMarket ? market!.id : menu!.id,
      })),
    )
    .returning()
  const inserted = await db
    .insert(companies)
    .values(
      stores.map(([name, type, shoppingFlow], index) => {
        // The first of each kind are the demo sign-ins' own; every fourth store has no franchise.
        const region = index < 3 ? regions[0]! : regions[index % withCompanies]!
        const hasNoFranchise = index % 4 === 3
        return {
          name,
          type,
          shoppingFlow,
          applicationId: region.applicationId,
          franchise: hasNoFranchise ? null : region.id,
        }
      }),
    )
    .returning()
  return { menu: menu!, regions, companies: inserted }
}

export type Places = Awaited<ReturnType<typeof seedPlaces>>

/** The company itself, with the application and franchise it belongs to. */
export const ownerOfStore = (store: Places["companies"][number]): Owner => ({
  applicationId: store.applicationId,
  franchiseId: store.franchise,
  companyId: store.id,
})
