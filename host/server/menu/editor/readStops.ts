import { and, desc, eq, inArray, sql } from "drizzle-orm"
import { isOut } from "../../../../src/contract/menu/changes/statusOps.ts"
import { type MenuData, menuListNamed, menuLists } from "../../../../src/contract/menu/menuData.ts"
import {
  type MenuNotice,
  type MenuStop,
  stopKey,
  stoppedAt,
} from "../../../../src/contract/menu/menuStops.ts"
import { rowWithId } from "../../../../src/contract/menu/lookups.ts"
import { auditLines } from "../../db/auditSchema.ts"
import type { Database } from "../../db/database.ts"
import { menuNotices } from "../../db/menuSchema.ts"
import { users } from "../../db/schema.ts"

type Stopped = ReturnType<typeof stoppedAt>

/** The last move of each row, where it is the one that took it off sale. */
const readMoves = async (db: Database, company: number, stopped: Stopped) => {
  const ids = stopped.map(({ _id }) => Number(_id))
  const lists = [...new Set(stopped.map(({ list }) => menuLists[list].name))]
  const rows = await db
    .selectDistinctOn([auditLines.list, auditLines.recordId], {
      list: auditLines.list,
      id: auditLines.recordId,
      at: auditLines.createdAt,
      by: users.fullname,
      changes: auditLines.changes,
    })
    .from(auditLines)
    .leftJoin(users, eq(users.id, auditLines.actor))
    .where(
      and(
        eq(auditLines.companyId, company),
        eq(auditLines.action, "STATUS"),
        inArray(auditLines.list, lists),
        inArray(auditLines.recordId, ids),
      ),
    )
    .orderBy(auditLines.list, auditLines.recordId, desc(auditLines.id))
  return new Map(
    rows.flatMap(({ list, id, at, by, changes }) => {
      const to = changes.find(({ field }) => field === "status")?.new
      const key = stopKey(menuListNamed(list) ?? list, id ?? 0)
      return to === undefined || isOut(to) ? [[key, { at: at.toISOString(), by }] as const] : []
    }),
  )
}

/** The notices of each row's last change. */
const readNotices = async (db: Database, data: MenuData, stopped: Stopped) => {
  const keys = stopped.map(({ list, _id }) => stopKey(list, _id))
  const rows = await db
    .select()
    .from(menuNotices)
    .where(
      and(
        eq(menuNotices.companyId, Number(data.store._id)),
        sql`${menuNotices.rows} && array[${sql.join(
          keys.map((key) => sql`${key}::text`),
          sql`, `,
        )}]`,
      ),
    )
    .orderBy(desc(menuNotices.version), menuNotices.id)
  return (key: string): ReadonlyArray<MenuNotice> => {
    const own = rows.filter((one) => one.rows.includes(key))
    return own
      .filter(({ version }) => version === own[0]?.version)
      .map(({ menu, sentAt, confirmedAt }) => ({
        ...(menu !== null && { menu: { _id: menu, label: rowWithId(data.menus, menu)?.name ?? "" } }),
        sentAt: sentAt.toISOString(),
        ...(confirmedAt && { confirmedAt: confirmedAt.toISOString() }),
      }))
  }
}

/** Everything that is sold out in a menu at a moment: since when, by whom, and who has been told. */
export const readStops = async (
  db: Database,
  data: MenuData,
  at: number,
): Promise<ReadonlyArray<MenuStop>> => {
  const stopped = stoppedAt(data, at)
  if (stopped.length === 0) return []
  const moves = await readMoves(db, Number(data.store._id), stopped)
  const noticesOf = await readNotices(db, data, stopped)
  return stopped.map((one) => {
    const key = stopKey(one.list, one._id)
    const move = moves.get(key)
    return {
      ...one,
      ...(move && { since: move.at, ...(move.by && { by: move.by }) }),
      notices: noticesOf(key),
    }
  })
}
