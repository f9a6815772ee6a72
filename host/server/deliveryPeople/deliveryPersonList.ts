import { and, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { deliveryPersonList as contract } from "../../../src/contract/deliveryPeople/deliveryPersonList.ts"
import type { DeliveryPerson } from "../../../src/contract/deliveryPeople/deliveryPerson.ts"
import { personRecords } from "../../../src/contract/deliveryPeople/personRecords.ts"
import { personRow } from "../../../src/contract/deliveryPeople/personRow.ts"
import { folded } from "../../../src/contract/search/folded.ts"
import { fileColumns } from "../../../src/contract/resource/fileColumns.ts"
import { cellText } from "../../../src/contract/resource/cellText.ts"
import { ownedWithin } from "../access/reach.ts"
import type { Caller } from "../access/caller.ts"
import { type Database, query } from "../db/database.ts"
import { deliveryPeople } from "../db/deliverySchema.ts"
import type { CallServices, HandlersOf } from "../calls/handler.ts"
import { type Column, headingOf, only, sendFile } from "../calls/exports.ts"
import { type OwnFilter, type OwnList, ownCondition } from "../resource/ownList.ts"
import { findPage } from "../lists/paging.ts"
import { afterRow, foldedContains, orderOf } from "../lists/search.ts"
import { nameMatches } from "./deliveryPersonFilter.ts"
import { earned, readForFile, readListed } from "./deliveryPersonRows.ts"
import { removeDeliveryPeople } from "./deliveryPersonRemovals.ts"

const { id, companyId, isOnline, flag, cpf, typeOfVehicle, deliveryManPaidDate, details } = deliveryPeople

/** True if the search treats the text as a CPF. */
const isNumber = (text: string) => /^[\d. -]+$/.test(folded(text).trim())

const listIn = (db: Database): OwnList => ({
  resource: personRecords,
  table: deliveryPeople,
  columns: {
    company: companyId,
    isOnline: sql`${isOnline}::text`,
    // Any other value means unavailable (section 4).
    flag: sql`case when ${flag} in ('FREE', 'ON_ROUTE') then ${flag} else 'UNAVAILABLE' end`,
    typeOfVehicle,
    registration: sql`${details}->>'registration'`,
    validUntil: sql`(${details}->'cnh'->>'validUntil')::date`,
    deliveryManPaidDate,
    deliveriesLastWeek: earned.deliveriesLastWeek,
    payment: earned.unpaidCents,
  },
  searching: (text) => (isNumber(text) ? foldedContains(cpf, text) : nameMatches(db, text)),
})

const found = (db: Database, { reach }: Caller, filter: OwnFilter = {}) =>
  and(ownedWithin(deliveryPeople, reach, db), ownCondition(listIn(db), filter))

const columns = Object.fromEntries(
  fileColumns(personRecords).map((name): [string, Column<DeliveryPerson>] => [
    name,
    {
      heading: headingOf(personRecords, name),
      of: (person, language) => cellText(personRecords, name, personRow(person), language),
    },
  ]),
)

const sorted = { id }

/** Delivery people found, deleted and exported by every filter of their description. */
export const deliveryPersonListHandlers = ({ db }: CallServices): HandlersOf<typeof contract> => ({
  find: Effect.fn("deliveryPeople.find")(function* ({ body, caller }) {
    const where = found(db, caller, body.filter)
    const { rows, total } = yield* query(() =>
      findPage(db, { table: deliveryPeople, where, sorted, query: body }),
    )
    return { items: rows === undefined ? [] : yield* query(() => readListed(db, rows)), ...total }
  }),
  removeMany: ({ body, caller, write }) =>
    write((tx) => removeDeliveryPeople(tx, body, (filter) => found(tx, caller, filter), caller)),
  export: (input) => {
    const { filter, ids } = input.body
    const where = and(found(db, input.caller, filter), only(id, ids))
    const next = (after: DeliveryPerson | undefined, limit: number) =>
      readForFile(db, {
        where: and(where, afterRow(input.body, sorted, after && { id: after._id })),
        order: orderOf(input.body, sorted),
        limit,
      })
    return sendFile(
      db,
      { resource: personRecords, name: { ptBr: "entregadores", en: "delivery-people" }, columns, next },
      input,
    )
  },
})
