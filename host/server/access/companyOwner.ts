import { and, eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import { type Database, query } from "../db/database.ts"
import { companies } from "../db/schema.ts"
import type { Caller } from "./caller.ts"
import { companiesWithin } from "./reach.ts"

/** The owner of a user or delivery person of this company, which must be within reach. */
export const companyOwner = Effect.fnUntraced(function* (tx: Database, { reach }: Caller, company: number) {
  const [known] = yield* query(() =>
    tx
      .select({ applicationId: companies.applicationId, franchiseId: companies.franchise })
      .from(companies)
      .where(and(eq(companies.id, company), companiesWithin(reach))),
  )
  return known ? { ...known, companyId: company } : yield* new NotFound()
})
