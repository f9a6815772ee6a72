import { and, eq, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type {
  companies as contract,
  CompanyFilter,
  CompanyQuery,
  ListedCompany,
} from "../../../src/contract/companies/companies.ts"
import type { Caller } from "../access/caller.ts"
import { type Database, query } from "../db/database.ts"
import { companies } from "../db/schema.ts"
import { nameOrder } from "../db/searchText.ts"
import type { CallServices, HandlersOf } from "../calls/handler.ts"
import { findPage } from "../lists/paging.ts"
import { present } from "../access/userRows.ts"
import { companiesWithin } from "../access/reach.ts"
import { anyColumnContains, orderOf } from "../lists/search.ts"
import { companyColumns } from "./companyColumns.ts"

const sorted = { id: companies.id, name: nameOrder(companies.name) }

const columns = {
  ...companyColumns,
  isOpen: sql<boolean | null>`(select d.is_open from company_deliveries d where d.company_id = companies.id)`,
  hasMenu: sql<boolean>`exists (select from menu_items i where i.company_id = companies.id)`,
}

const found = ({ membership }: Caller, filter: CompanyFilter): SQL | undefined =>
  and(
    companiesWithin(membership),
    anyColumnContains(filter, { name: companies.name }),
    filter.type === undefined ? undefined : eq(companies.type, filter.type),
    filter._id === undefined ? undefined : eq(companies.id, Number(filter._id)),
  )

const findCompanies = Effect.fn("companies.find")(function* (
  db: Database,
  caller: Caller,
  body: CompanyQuery,
) {
  const where = found(caller, body.filter)
  const { rows: page, total } = yield* query(() =>
    findPage(db, { table: companies, where, sorted, query: body }),
  )
  if (page === undefined) return { items: [], ...total }
  const rows = yield* query(() =>
    db
      .select(columns)
      .from(companies)
      .where(page)
      .orderBy(...orderOf(body, sorted)),
  )
  return { items: rows.map((row): ListedCompany => present(row)), ...total }
})

/** The companies the caller belongs to. */
export const companyHandlers = ({ db }: CallServices): HandlersOf<typeof contract> => ({
  find: ({ body, caller }) => findCompanies(db, caller, body),
})
