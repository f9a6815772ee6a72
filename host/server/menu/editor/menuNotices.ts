import { and, eq, isNull, lte, sql } from "drizzle-orm"
import { stopKey, stoppableLists } from "../../../../src/contract/menu/menuStops.ts"
import { statusAt } from "../../../../src/contract/menu/statusAt.ts"
import type { Database } from "../../db/database.ts"
import { menuNotices } from "../../db/menuSchema.ts"
import { readVersion } from "./readMenu.ts"
import { changedIn, type MenuChange } from "./writeRows.ts"

/** Notes that the menus in use at a moment (milliseconds since 1970), and screens, have to hear of what was sold out or brought back. */
export const noteStops = async (tx: Database, change: MenuChange, at: number): Promise<void> => {
  const rows = stoppableLists.flatMap((list) =>
    changedIn(change, list).flatMap(({ before, after }) =>
      before && before.status !== after.status ? [stopKey(list, after._id)] : [],
    ),
  )
  if (rows.length === 0) return
  const { after, company, owner } = change
  const menus = after.menus.filter((menu) => statusAt(after, "menus", menu, at) === "ACTIVE")
  const places = [null, ...menus.map(({ _id }) => Number(_id))]
  const version = await readVersion(tx, company)
  const columns = { applicationId: owner.applicationId!, companyId: company }
  await tx.insert(menuNotices).values(places.map((menu) => ({ ...columns, version, rows, menu })))
}

/** Notes that a public menu, or without one a screen it is edited on, has read a store's menu as of a version. */
export const confirmNotices = async (
  db: Database,
  company: number,
  version: number,
  menu?: number,
): Promise<void> => {
  await db
    .update(menuNotices)
    .set({ confirmedAt: sql`now()` })
    .where(
      and(
        eq(menuNotices.companyId, company),
        lte(menuNotices.version, version),
        isNull(menuNotices.confirmedAt),
        menu === undefined ? isNull(menuNotices.menu) : eq(menuNotices.menu, menu),
      ),
    )
}
