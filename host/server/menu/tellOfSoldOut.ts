import { sql } from "drizzle-orm"
import { menuItems as resource } from "../../../src/contract/resources/menuItems.ts"
import { anyOf } from "../db/anyOf.ts"
import { auditLines } from "../db/auditSchema.ts"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { publishNews } from "../news/publishNews.ts"
import { companyReaders } from "../users/companyReaders.ts"

const { menuItems } = tables

/** Days after which an item that is still sold out is likely forgotten. */
const forgottenDays = 6

/** SQL: the moment an item was last moved to another status; what was imported as sold out counts from its last change. */
const since = sql`coalesce((select max(${auditLines.createdAt}) from ${auditLines} where ${auditLines.list} = ${resource.name}
    and ${auditLines.recordId} = ${menuItems.id} and ${auditLines.action} = 'STATUS'), ${menuItems.updatedAt})`

/** SQL: the item has been sold out for days, nobody said until when or not yet, and nobody was told of it since. */
const isForgotten = sql`${menuItems.status} = 'OUT_OF_STOCK'
    and (${menuItems.soldOutUntil} is null or ${menuItems.soldOutUntil} > now())
    and ${since} <= now() - ${forgottenDays}::int * interval '1 day'
    and not exists (select from news former where former.list = ${resource.name} and former.record_id = ${menuItems.id}
      and former.kind = 'ITEM_SOLD_OUT' and former.created_at > ${since})`

/** Tells the people of a store who edit its menu of items that have been sold out for days, once each time. */
export const tellOfSoldOut = async (db: Database): Promise<void> => {
  const companies = sql`(select ${menuItems.companyId} from ${menuItems} where ${isForgotten})`
  const readers = await companyReaders(db, { companies, access: resource.access })
  if (readers.length === 0) return
  await publishNews(db, {
    kind: "ITEM_SOLD_OUT",
    by: null,
    rows: sql`select u.id, ${resource.name}, ${menuItems.id}, jsonb_build_object('name', ${menuItems.name},
        'days', floor(extract(epoch from now() - ${since}) / 86400)::int)
      from ${menuItems} join users u on u.company_id = ${menuItems.companyId}
      where ${isForgotten} and u.id = ${anyOf(readers)}`,
  })
}
