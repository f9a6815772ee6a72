import { and, desc, eq, lt, sql } from "drizzle-orm"
import { diffCounts, diffMenus } from "../../../../src/contract/menu/versions/diffMenus.ts"
import type { VersionPage } from "../../../../src/contract/menu/versions/menuVersionCalls.ts"
import type { Database } from "../../db/database.ts"
import { menuVersions } from "../../db/menuSchema.ts"
import { users } from "../../db/schema.ts"
import { type MenuOfStore, readContent, readFormer, readPublished, readPublishes } from "./versionRows.ts"

const pageRows = 50

const readRows = (db: Database, company: number, before: number | undefined) =>
  db
    .select({
      number: menuVersions.number,
      startedAt: menuVersions.startedAt,
      at: menuVersions.at,
      by: users.fullname,
      note: menuVersions.note,
      restored: menuVersions.restored,
      isDraft: menuVersions.isDraft,
      isOpen: sql<boolean>`${menuVersions.snapshot} is null`,
      counts: menuVersions.counts,
    })
    .from(menuVersions)
    .leftJoin(users, eq(users.id, menuVersions.by))
    .where(
      and(
        eq(menuVersions.companyId, company),
        before === undefined ? undefined : lt(menuVersions.number, before),
      ),
    )
    .orderBy(desc(menuVersions.number))
    .limit(pageRows + 1)

type Row = Awaited<ReturnType<typeof readRows>>[number]

const versionOf = (
  { number, startedAt, at, by, note, restored, isDraft, isOpen, counts }: Row,
  joined: Readonly<Record<string, number>>,
): VersionPage["versions"][number] => ({
  number,
  startedAt: startedAt.toISOString(),
  at: at.toISOString(),
  ...(by !== null && { by }),
  ...(note !== null && { note }),
  ...(restored !== null && { restored }),
  ...(isDraft && { isDraft }),
  ...(isOpen && { isOpen }),
  counts: counts ?? (isOpen ? joined : {}),
})

/** The differences of changes that join the last version. */
const joinedCounts = async (db: Database, store: MenuOfStore, row: Row | undefined) => {
  const former = row?.isOpen ? await readFormer(db, store.company, row.number) : undefined
  return former ? diffCounts(diffMenus(former, await readContent(db, store), store.clock.now())) : {}
}

/** The versions of a store's menu before a number, or the newest; and what waits to be published. */
export const readVersionPage = async (
  db: Database,
  store: MenuOfStore,
  before?: number,
): Promise<VersionPage> => {
  const { company, clock } = store
  const publishes = await readPublishes(db, company)
  const published = publishes === "MANUAL" ? await readPublished(db, company) : undefined
  const waiting = published && diffMenus(published.snapshot, await readContent(db, store), clock.now())
  const rows = await readRows(db, company, before)
  const joined = await joinedCounts(db, store, rows[0])
  return {
    publishes,
    ...(published && { published: published.number }),
    pending: waiting?.length ?? 0,
    versions: rows.slice(0, pageRows).map((row) => versionOf(row, joined)),
    hasMore: rows.length > pageRows,
  }
}
