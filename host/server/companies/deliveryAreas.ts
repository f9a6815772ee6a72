import { and, eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { NoCompanyViewed } from "../../../src/contract/companies/companyDeliveries.ts"
import type { deliveryAreaCalls as contract } from "../../../src/contract/deliveryAreas/deliveryAreaCalls.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import type { Caller } from "../access/caller.ts"
import { companiesWithin } from "../access/reach.ts"
import type { HandlersOf } from "../calls/handler.ts"
import { type Database, query } from "../db/database.ts"
import { companies } from "../db/schema.ts"
import type { CompanyServices } from "./companyDeliveries.ts"
import { keepStore } from "./companyDeliveryWrites.ts"
import { readCustomers, readStore } from "./deliverySurroundings.ts"

/** Company a call is about: the one it names within reach, or the viewed one. */
const companyOf = Effect.fnUntraced(function* (db: Database, { reach }: Caller, named: number | undefined) {
  const id = named ?? (reach.kind === "company" ? reach.company : undefined)
  if (id === undefined) return yield* new NoCompanyViewed()
  const [own] = yield* query(() =>
    db
      .select({ id: companies.id })
      .from(companies)
      .where(and(eq(companies.id, id), companiesWithin(reach))),
  )
  const store = own && (yield* query(() => readStore(db, id)))
  if (!store) return yield* new NotFound()
  return { id, store }
})

/** Handlers of delivery areas beyond those of their description. */
export const deliveryAreaHandlers = ({ db, storeClock }: CompanyServices): HandlersOf<typeof contract> => ({
  keep: ({ body, caller, write }) => write((tx) => keepStore(tx, storeClock, caller, body)),
  surroundings: Effect.fn("deliveryAreas.surroundings")(function* ({ query: { company }, caller }) {
    const { id, store } = yield* companyOf(db, caller, company)
    return { ...store, customers: yield* query(() => readCustomers(db, id)) }
  }),
})
