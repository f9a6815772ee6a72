import { and, desc, eq, isNotNull, lt, type SQL, sql } from "drizzle-orm"
import { diffCounts, diffMenus } from "../../../../src/contract/menu/versions/diffMenus.ts"
import {
  contentOf,
  type MenuContent,
  picturesIn,
} from "../../../../src/contract/menu/versions/menuContent.ts"
import type { StoreClock } from "../../companies/storeHours.ts"
import type { Database } from "../../db/database.ts"
import { menuVersions } from "../../db/menuSchema.ts"
import { asText, settingOfCompany } from "../../platformSettings/effective.ts"
import { readMenu } from "../editor/readMenu.ts"

/** Versions that are kept whatever their age, and the days all of them are. */
const minVersions = 200
const minDays = 90

/** A store's menu, and whose it is. */
export interface MenuOfStore {
  readonly company: number
  readonly application: number
  readonly clock: StoreClock
}

/** A version without what it has of the menu. */
export interface VersionRow {
  readonly id: number
  readonly number: number
  readonly startedAt: Date
  readonly by: number | null
  readonly isOpen: boolean
}

const ofCompany = (company: number) => eq(menuVersions.companyId, company)

/** Publishing of a company's menu. */
export const readPublishes = async (db: Database, company: number): Promise<"AUTO" | "MANUAL"> => {
  const found = await db.execute<{ readonly mode: string }>(
    sql`select ${asText(settingOfCompany("menu.publishes", company))} as mode`,
  )
  const [row] = found.rows
  return row?.mode === "MANUAL" ? "MANUAL" : "AUTO"
}

/** The last version of a company's menu. */
export const readLast = async (db: Database, company: number): Promise<VersionRow | undefined> => {
  const [row] = await db
    .select({
      id: menuVersions.id,
      number: menuVersions.number,
      startedAt: menuVersions.startedAt,
      by: menuVersions.by,
      isOpen: sql<boolean>`${menuVersions.snapshot} is null`,
    })
    .from(menuVersions)
    .where(ofCompany(company))
    .orderBy(desc(menuVersions.number))
    .limit(1)
  return row
}

/** The menu of the last of some versions; undefined where there is none, or it is the menu as it is now. */
const readMenuOf = async (db: Database, ...which: ReadonlyArray<SQL>): Promise<MenuContent | undefined> => {
  const [row] = await db
    .select({ snapshot: menuVersions.snapshot })
    .from(menuVersions)
    .where(and(...which))
    .orderBy(desc(menuVersions.number))
    .limit(1)
  return row?.snapshot ?? undefined
}

/** A version's menu; undefined where there is none, or it is the menu as it is now. */
export const readSnapshot = (db: Database, company: number, number: number) =>
  readMenuOf(db, ofCompany(company), eq(menuVersions.number, number))

/** The version the public reads where somebody publishes; undefined where it reads the menu as it is. */
export const readPublished = async (db: Database, company: number) => {
  const [row] = await db
    .select({ number: menuVersions.number, snapshot: menuVersions.snapshot })
    .from(menuVersions)
    .where(and(ofCompany(company), eq(menuVersions.isDraft, false)))
    .orderBy(desc(menuVersions.number))
    .limit(1)
  return row?.snapshot ? { number: row.number, snapshot: row.snapshot } : undefined
}

/** The last version before a number that was public, as it was. */
export const readFormer = (db: Database, company: number, number: number) =>
  readMenuOf(
    db,
    ofCompany(company),
    lt(menuVersions.number, number),
    isNotNull(menuVersions.snapshot),
    eq(menuVersions.isDraft, false),
  )

/** A menu as a version has it. */
export const readContent = async (db: Database, { clock, company }: MenuOfStore): Promise<MenuContent> =>
  contentOf(await readMenu(db, clock, company))

const stateOf = async (
  tx: Database,
  { company, clock }: MenuOfStore,
  number: number,
  snapshot: MenuContent,
) => {
  const former = await readFormer(tx, company, number)
  const counts = former ? diffCounts(diffMenus(former, snapshot, clock.now())) : {}
  return { snapshot, counts, pictures: [...picturesIn(snapshot)] }
}

/** Gives the version that changes joined the menu as it is now. No more of them join it. */
export const closeVersion = async (
  tx: Database,
  store: MenuOfStore,
  { id, number }: VersionRow,
  note?: string,
): Promise<void> => {
  const state = await stateOf(tx, store, number, await readContent(tx, store))
  await tx
    .update(menuVersions)
    .set({ ...state, ...(note !== undefined && { note }) })
    .where(eq(menuVersions.id, id))
}

const prune = (tx: Database, company: number, last: number) =>
  tx
    .delete(menuVersions)
    .where(
      and(
        ofCompany(company),
        lt(menuVersions.number, last - minVersions + 1),
        lt(menuVersions.at, sql`now() - make_interval(days => ${minDays})`),
      ),
    )

interface NewVersion {
  readonly number: number
  readonly by?: number | undefined
  readonly note?: string | undefined
  readonly restored?: number | undefined
  readonly isDraft?: boolean
  /** Left out of a version that changes join. */
  readonly snapshot?: MenuContent
}

/** Adds a version. Very old ones are deleted. */
export const addVersion = async (
  tx: Database,
  store: MenuOfStore,
  { snapshot, ...version }: NewVersion,
): Promise<void> => {
  const { company, application } = store
  const state = snapshot && (await stateOf(tx, store, version.number, snapshot))
  await tx
    .insert(menuVersions)
    .values({ ...version, ...state, companyId: company, applicationId: application })
  await prune(tx, company, version.number)
}
