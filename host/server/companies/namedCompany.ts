import { and, eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { NoCompanyViewed } from "../../../src/contract/companies/companyDeliveries.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import type { Caller } from "../access/caller.ts"
import { companiesWithin } from "../access/reach.ts"
import { type Database, query } from "../db/database.ts"
import { companies } from "../db/schema.ts"

/** Number of the company a call is about: the one it names within reach, or the viewed one. */
export const namedCompany = Effect.fnUntraced(function* (
  db: Database,
  { reach }: Caller,
  named: number | undefined,
) {
  const id = named ?? (reach.kind === "company" ? reach.company : undefined)
  if (id === undefined) return yield* new NoCompanyViewed()
  const [own] = yield* query(() =>
    db
      .select({ id: companies.id })
      .from(companies)
      .where(and(eq(companies.id, id), companiesWithin(reach))),
  )
  return own?.id ?? (yield* new NotFound())
})
