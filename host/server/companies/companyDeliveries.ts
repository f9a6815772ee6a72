import { and, eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { companyDeliveries as contract } from "../../../src/contract/companies/companyDeliveries.ts"
import { limits } from "../../../src/contract/limits.ts"
import { query } from "../db/database.ts"
import { companyDeliveries } from "../db/deliverySchema.ts"
import type { CallServices, HandlersOf } from "../calls/handler.ts"
import { countRows } from "../lists/totals.ts"
import { deliveriesWithin, readDeliveries, readDelivery } from "./companyDeliveryRows.ts"
import { createDelivery, openStore, removeDelivery, saveDelivery } from "./companyDeliveryWrites.ts"
import type { StoreClock } from "./storeHours.ts"

/** Services of the delivery settings of companies. */
export interface CompanyServices extends CallServices {
  readonly storeClock: StoreClock
}

const { id, companyId } = companyDeliveries

/** The delivery records of the caller's reach. */
export const companyDeliveryHandlers = ({
  db,
  storeClock,
}: CompanyServices): HandlersOf<typeof contract> => ({
  list: ({ caller }) =>
    query(() => readDeliveries(db, { where: deliveriesWithin(caller, db), limit: limits.list.maxUnpaged })),
  page: Effect.fn("companyDeliveries.page")(function* ({ query: search, caller }) {
    const { pageIn = limits.list.pageNumber, pageOut = limits.list.pageSize } = search
    const ofCompany = search.companyId === undefined ? undefined : eq(companyId, search.companyId)
    const where = and(ofCompany, deliveriesWithin(caller, db))
    const totalCount = yield* query(() => countRows(db, companyDeliveries, where))
    const page = { where, limit: pageOut, offset: pageIn * pageOut }
    return { items: yield* query(() => readDeliveries(db, page)), totalCount }
  }),
  get: ({ params, caller }) => readDelivery(db, caller, eq(id, params.id)),
  create: ({ params, body, caller, write }) =>
    write((tx) => createDelivery(tx, storeClock, caller, params.companyId, body)),
  open: ({ body, caller, write }) => write((tx) => openStore(tx, storeClock, caller, body)),
  save: ({ params, body, version, caller, write }) =>
    write((tx) => saveDelivery(tx, storeClock, caller, params.id, body, version)),
  remove: ({ params, caller, write }) => write((tx) => removeDelivery(tx, caller, params.id)),
})
