import type { Database } from "../db/database.ts"
import { applications, companies, franchises, users } from "../db/schema.ts"
import { stores } from "./names.ts"

/** Whose something is. */
export type Owner = Pick<typeof users.$inferInsert, "applicationId" | "franchiseId" | "companyId">

/** An application whose panel says on its own host what it is called; pictures are the panel's own. */
const look = (name: string, domain: string) => ({
  name,
  domain,
  adminStyle: { titleTab: `${name} | Painel`, footerTitle: name },
})

/** The applications, franchises and companies of the demo. */
export const seedPlaces = async (db: Database) => {
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

export type Places = Awaited<ReturnType<typeof seedPlaces>>

/** The company itself, with the application and franchise it belongs to. */
export const ownerOfStore = (store: Places["companies"][number]): Owner => ({
  applicationId: store.applicationId,
  franchiseId: store.franchiseId,
  companyId: store.id,
})
