import { asc, eq, sql } from "drizzle-orm"
import type {
  InheritedRow,
  MenuFollows,
  StoreOverride,
} from "../../../../src/contract/menu/following/follows.ts"
import type { MenuData } from "../../../../src/contract/menu/menuData.ts"
import { anyOf } from "../../db/anyOf.ts"
import type { Database } from "../../db/database.ts"
import { tables } from "../../db/described/tables.ts"
import { inheritedRows, menuFollows, storeOverrides } from "../../db/menuChainSchema.ts"
import { companies } from "../../db/schema.ts"
import { withoutNulls } from "../editor/readLinks.ts"

const { menuItems, menuOptions, optionGroups } = tables

/** Ids of the items and options of which a menu is read; those of a list that is left out are all. */
export interface FollowedPart {
  readonly items?: ReadonlyArray<number>
  readonly options?: ReadonlyArray<number>
}

const within = (list: string, ids: ReadonlyArray<number> | undefined) =>
  ids ? sql`and (r.list <> ${list} or r.row_id = ${anyOf([...ids])})` : sql``

/** The inherited rows of a store with the values their models have now. */
const readInherited = async (db: Database, company: number, { items, options }: FollowedPart) => {
  const found =
    await db.execute<InheritedRow>(sql`select r.list, r.row_id::float8 as row, r.source::float8 as source,
      coalesce(i.price, o.price)::float8 as price,
      case when coalesce(i.status, o.status) = 'HIDDEN' then 'HIDDEN' when coalesce(i.status, o.status) is not null then 'AVAILABLE' end as status,
      case when r.list = 'groups' then coalesce(g.is_active, false) end as "isActive"
    from ${inheritedRows} r
    left join ${menuItems} i on r.list = 'items' and i.id = r.source
    left join ${menuOptions} o on r.list = 'options' and o.id = r.source
    left join ${optionGroups} g on r.list = 'groups' and g.id = r.source
    where r.company_id = ${company} ${within("items", items)} ${within("options", options)}
    order by r.list, r.row_id`)
  return found.rows.map(withoutNulls)
}

const readOverrides = async (db: Database, company: number): Promise<ReadonlyArray<StoreOverride>> => {
  const { item, option, group, price, status, soldOutUntil, visible } = storeOverrides
  const rows = await db
    .select({ item, option, group, price, status, soldOutUntil, visible })
    .from(storeOverrides)
    .where(eq(storeOverrides.companyId, company))
    .orderBy(asc(storeOverrides.id))
  return rows.map((row) =>
    withoutNulls({ ...row, soldOutUntil: row.soldOutUntil?.toISOString() ?? null }),
  ) as unknown as ReadonlyArray<StoreOverride>
}

/** The model store of a store, and what differs here; undefined for a store that follows none. */
const readFollows = async (
  db: Database,
  company: number,
  part: FollowedPart = {},
): Promise<MenuFollows | undefined> => {
  const [found] = await db
    .select({ _id: companies.id, name: companies.name, isBehind: menuFollows.isBehind })
    .from(menuFollows)
    .innerJoin(companies, eq(companies.id, menuFollows.modelId))
    .where(eq(menuFollows.companyId, company))
  if (!found) return undefined
  const { isBehind, ...model } = found
  return {
    model,
    rows: await readInherited(db, company, part),
    overrides: await readOverrides(db, company),
    ...(isBehind && { isBehind }),
  }
}

/** The stores that follow a store, in the order in which they are written. */
export const readFollowers = async (db: Database, model: number): Promise<ReadonlyArray<number>> => {
  const rows = await db
    .select({ id: menuFollows.companyId })
    .from(menuFollows)
    .where(eq(menuFollows.modelId, model))
    .orderBy(asc(menuFollows.companyId))
  return rows.map(({ id }) => id)
}

/** The stores a menu follows and is followed by. */
export const readChain = async (
  db: Database,
  company: number,
  part: FollowedPart,
): Promise<Pick<MenuData, "follows" | "followers">> => {
  const follows = await readFollows(db, company, part)
  const followers = (await readFollowers(db, company)).length
  return { ...(follows && { follows }), ...(followers > 0 && { followers }) }
}
