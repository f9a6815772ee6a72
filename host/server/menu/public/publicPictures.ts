import { and, eq, sql } from "drizzle-orm"
import type { Database } from "../../db/database.ts"
import { joinOf, tables } from "../../db/described/tables.ts"
import { files } from "../../db/fileSchema.ts"
import { menuItems } from "../../../../src/contract/resources/menuItems.ts"
import { publishedNumber } from "../versions/publishedNumber.ts"
import { publishedOwners } from "../versions/versionFiles.ts"
import { isPublicStore } from "./readPublicStore.ts"

const { companies, menuCategories, menuItems: items, menuOptions, menus } = tables

const images = joinOf(menuItems, "images")

/** SQL: owners of rows of a menu, as it is now, that have the file. */
const owners = sql`
    select ${items.companyId} as owner from ${images} join ${items} on ${items.id} = ${images.recordId}
      where ${images.targetId} = ${files.id} and ${items.status} <> 'HIDDEN'
    union all select ${menuOptions.companyId} from ${menuOptions}
      where ${menuOptions.image} = ${files.id} and ${menuOptions.status} <> 'HIDDEN'
    union all select ${menuCategories.companyId} from ${menuCategories}
      where ${menuCategories.image} = ${files.id} and ${menuCategories.isActive}
    union all select ${menus.companyId} from ${menus} where ${menus.cover} = ${files.id}`

/** SQL: true if a menu that anybody may read shows the file: as it is now, or as it was published, if somebody publishes it. */
const isShown = sql`exists (
  select 1 from (
    select now.owner from (${owners}) now join ${companies} on ${companies.id} = now.owner
      where ${publishedNumber} is null
    union all ${publishedOwners}
    union all select ${companies.id} from ${companies} where ${companies}.logo = ${files.id}
  ) shown where ${isPublicStore(sql`shown.owner`)})`

/** True if anybody may see a file, for a public menu shows it. */
export const isPublicPicture = async (db: Database, id: number): Promise<boolean> => {
  const where = and(eq(files.id, id), sql`${files.type} like 'image/%'`, isShown)
  const [found] = await db.select({ id: files.id }).from(files).where(where)
  return found !== undefined
}
