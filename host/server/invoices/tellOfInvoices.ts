import { type SQL, sql } from "drizzle-orm"
import type { NewsKind } from "../../../src/contract/news/news.ts"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { companyReaders } from "../users/companyReaders.ts"
import { anyOf } from "../db/anyOf.ts"
import { publishNews } from "../news/publishNews.ts"
import { payersOf } from "./payersOf.ts"

const { invoices } = tables

/** Tells the people of the companies of some invoices what became of these. */
export const tellOfInvoices = async (
  db: Database,
  kind: NewsKind,
  { where, by = null }: { readonly where: SQL; readonly by?: number | null },
): Promise<void> => {
  const readers = await companyReaders(db, payersOf(where))
  if (readers.length === 0) return
  await publishNews(db, {
    kind,
    by,
    rows: sql`select u.id, 'invoices', ${invoices.id}, jsonb_build_object('name', ${invoices.number},
        'amount', ${invoices.net}, 'dueOn', ${invoices.dueOn}, 'direction', ${invoices.direction})
      from ${invoices} join users u on u.company_id = ${invoices.companyId}
      where ${where} and u.id = ${anyOf(readers)}`,
  })
}

/** SQL: true unless somebody was told this of an invoice and its due date before. */
export const isNotTold = (
  kind: NewsKind,
): SQL => sql`not exists (select from news told where told.list = 'invoices'
  and told.record_id = ${invoices.id} and told.kind = ${kind} and told.values ->> 'dueOn' = ${invoices.dueOn}::text)`
