import { and, eq } from "drizzle-orm"
import type { Database } from "../../db/database.ts"
import { tables } from "../../db/described/tables.ts"

const { menus } = tables

/** The id of a store's menu by its address code; undefined without one. */
export const menuOfSlug = async (
  db: Database,
  company: number,
  slug: string,
): Promise<number | undefined> => {
  const [found] = await db
    .select({ id: menus.id })
    .from(menus)
    .where(and(eq(menus.companyId, company), eq(menus.slug, slug)))
    .limit(1)
  return found?.id
}
