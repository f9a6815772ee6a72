import { type SQL, sql } from "drizzle-orm"
import { allows } from "../../../../src/contract/access/access.ts"
import { editsMenu } from "../../../../src/contract/menu/menuCalls.ts"
import { companiesWithin } from "../../access/reach.ts"
import { files } from "../../db/fileSchema.ts"
import { menuVersions } from "../../db/menuSchema.ts"
import { companies } from "../../db/schema.ts"
import type { FileOwner } from "../../files/fileOwner.ts"
import { settingOfCompany } from "../../platformSettings/effective.ts"

const isIn = (within: SQL): SQL => sql`exists (select 1 from ${menuVersions}
  join ${companies} on ${companies.id} = ${menuVersions.companyId}
  where ${menuVersions.pictures} @> array[${files.id}] and ${within})`

/** Pictures of versions, which may be restored: they stay for as long as the version does. */
export const versionFiles: FileOwner = {
  isNamed: isIn(sql`true`),
  isOpenTo: (_, { user, reach }) =>
    allows(editsMenu, user) ? isIn(companiesWithin(reach) ?? sql`true`) : undefined,
}

/** SQL: stores whose published version has the file, while somebody publishes it. */
export const publishedOwners: SQL = sql`select v.company_id as owner from ${menuVersions} v
  where v.pictures @> array[${files.id}] and v.number = (select max(w.number) from ${menuVersions} w
      where w.company_id = v.company_id and not w.is_draft)
    and ${settingOfCompany("menu.publishes", sql`v.company_id`)} = '"MANUAL"'::jsonb`
