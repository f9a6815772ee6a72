import { sql } from "drizzle-orm"
import { menuVersions } from "../../db/menuSchema.ts"
import { companies } from "../../db/schema.ts"
import { settingOfCompany } from "../../platformSettings/effective.ts"

const mode = settingOfCompany("menu.publishes", sql`${companies.id}`)

/** SQL, in a query over companies: the number of the version the public reads; null where it reads the menu as it is. */
export const publishedNumber = sql<number | null>`case when ${mode} = '"MANUAL"'::jsonb
  then (select max(${menuVersions.number}) from ${menuVersions}
    where ${menuVersions.companyId} = ${companies.id} and not ${menuVersions.isDraft}) end`
