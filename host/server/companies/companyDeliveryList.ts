import { and, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { companyDeliveryList as contract } from "../../../src/contract/companies/companyDeliveryList.ts"
import type { CompanyDelivery } from "../../../src/contract/companies/companyDeliveries.ts"
import { deliveryRecords, deliveryRow } from "../../../src/contract/companies/deliveryRecords.ts"
import { fileColumns } from "../../../src/contract/resource/fileColumns.ts"
import { cellText } from "../../../src/contract/resource/cellText.ts"
import type { Caller } from "../access/caller.ts"
import { type Database, query } from "../db/database.ts"
import { companyDeliveries } from "../db/deliverySchema.ts"
import { companies } from "../db/schema.ts"
import type { CallServices, HandlersOf } from "../calls/handler.ts"
import { lockSelection, removeLocked } from "../lists/bulk.ts"
import { type Column, headingOf, only, sendFile } from "../calls/exports.ts"
import { type OwnFilter, type OwnList, ownCondition } from "../resource/ownList.ts"
import { countRows } from "../lists/totals.ts"
import { afterRow, orderOf, textContains } from "../lists/search.ts"
import { deliveriesWithin, readDeliveries } from "./companyDeliveryRows.ts"
import { noteRemovals } from "./companyDeliveryWrites.ts"

const { id, companyId, isOpen, isManual, changedAt } = companyDeliveries

const list: OwnList = {
  resource: deliveryRecords,
  table: companyDeliveries,
  columns: {
    owner: companyId,
    type: sql`(select c.type from companies c where c.id = ${companyId})`,
    isOpen: sql`${isOpen}::text`,
    isManual: sql`${isManual}::text`,
    changedAt,
  },
  searching: (text) =>
    sql`${companyId} in (select ${companies.id} from ${companies} where ${textContains(companies.name, text)})`,
}

const found = (db: Database, caller: Caller, filter: OwnFilter = {}) =>
  and(ownCondition(list, filter), deliveriesWithin(caller, db))

const columns = Object.fromEntries(
  fileColumns(deliveryRecords).map((name): [string, Column<CompanyDelivery>] => [
    name,
    {
      heading: headingOf(deliveryRecords, name),
      of: (record, language) => cellText(deliveryRecords, name, deliveryRow(record), language),
    },
  ]),
)

const sorted = { id }

/** Delivery records found, deleted and exported by every filter of their description. */
export const companyDeliveryListHandlers = ({ db }: CallServices): HandlersOf<typeof contract> => ({
  find: Effect.fn("companyDeliveries.find")(function* ({ body, caller }) {
    const where = found(db, caller, body.filter)
    const totalCount = yield* query(() => countRows(db, companyDeliveries, where))
    const { pageNumber, pageSize } = body
    const page = { where, order: orderOf(body, sorted), limit: pageSize, offset: pageNumber * pageSize }
    return { items: yield* query(() => readDeliveries(db, page)), totalCount }
  }),
  removeMany: ({ body: selection, caller, write }) =>
    write(
      Effect.fnUntraced(function* (tx) {
        const locked = yield* lockSelection(tx, {
          table: companyDeliveries,
          selection,
          found: (filter) => found(tx, caller, filter),
        })
        return yield* removeLocked(tx, companyDeliveries, locked, [], (ids) => noteRemovals(tx, caller, ids))
      }),
    ),
  export: (input) => {
    const { filter, ids } = input.body
    const where = and(found(db, input.caller, filter), only(id, ids))
    const next = (after: CompanyDelivery | undefined, limit: number) =>
      readDeliveries(db, {
        where: and(where, afterRow(input.body, sorted, after && { id: after._id })),
        order: orderOf(input.body, sorted),
        limit,
      })
    return sendFile(
      db,
      { resource: deliveryRecords, name: { ptBr: "entregas", en: "company-deliveries" }, columns, next },
      input,
    )
  },
})
