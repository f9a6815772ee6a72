import * as Effect from "effect/Effect"
import type { deliveryAreaCalls as contract } from "../../../src/contract/deliveryAreas/deliveryAreaCalls.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import type { HandlersOf } from "../calls/handler.ts"
import { query } from "../db/database.ts"
import type { CompanyServices } from "./companyDeliveries.ts"
import { keepStore } from "./companyDeliveryWrites.ts"
import { readCustomers, readStore } from "./deliverySurroundings.ts"
import { namedCompany } from "./namedCompany.ts"

/** Handlers of delivery areas beyond those of their description. */
export const deliveryAreaHandlers = ({ db, storeClock }: CompanyServices): HandlersOf<typeof contract> => ({
  keep: ({ body, caller, write }) => write((tx) => keepStore(tx, storeClock, caller, body)),
  surroundings: Effect.fn("deliveryAreas.surroundings")(function* ({ query: { company }, caller }) {
    const id = yield* namedCompany(db, caller, company)
    const store = yield* query(() => readStore(db, id))
    if (!store) return yield* new NotFound()
    return { ...store, customers: yield* query(() => readCustomers(db, id)) }
  }),
})
