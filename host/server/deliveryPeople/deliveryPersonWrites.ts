import { and, eq, isNull, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { plainCpf } from "../../../src/contract/people/cpf.ts"
import {
  CpfTaken,
  type deliveryPeople as contract,
  StaleDeliveryPerson,
} from "../../../src/contract/deliveryPeople/deliveryPeople.ts"
import type {
  DeliveryDetails,
  DeliveryPerson,
  SavedDeliveryPerson,
} from "../../../src/contract/deliveryPeople/deliveryPerson.ts"
import { personRow } from "../../../src/contract/deliveryPeople/personRow.ts"
import type { Locale } from "../../../src/contract/limits.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import { refuseUsed, usedAmong } from "../resource/usedRecords.ts"
import { noteRemovals, noteWrite } from "../audit/auditedLists.ts"
import { among, holdSelection, removeHeld, type Selection } from "../lists/bulk.ts"
import type { OwnFilter } from "../lists/ownList.ts"
import type { Caller } from "../access/caller.ts"
import { type Database, query, refuseOn } from "../db/database.ts"
import { deliveryPeople, deliveryRemovals, onlineTimes } from "../db/deliverySchema.ts"
import { ownerAfter, personAfter } from "./deliveryPersonOwners.ts"
import { readWhole, readWholes } from "./deliveryPersonRows.ts"
import { publishChange } from "./deliveryHub.ts"
import { badRequest } from "../http/issues.ts"
import { present } from "../users/userRows.ts"
import { ownedWithin, ownerFor } from "../access/reach.ts"
import { type AskedVersion, isStale } from "../lists/versions.ts"

type Row = typeof deliveryPeople.$inferSelect
type Input = Omit<Numbered<SavedDeliveryPerson>, "version">

const refuseCpf = refuseOn({
  delivery_people_cpf: () => new CpfTaken(),
  delivery_people_platform_cpf: () => new CpfTaken(),
})

/** Records when someone went online or offline. */
const notePresence = (tx: Database, id: number, isOnline: boolean) =>
  query(async () => {
    if (isOnline) await tx.insert(onlineTimes).values({ deliveryPersonId: id }).onConflictDoNothing()
    else
      await tx
        .update(onlineTimes)
        .set({ offlineAt: sql`now()` })
        .where(and(eq(onlineTimes.deliveryPersonId, id), isNull(onlineTimes.offlineAt)))
  })

/** The columns the input sets; fields it leaves out keep their values. */
const columnsOf = (before: DeliveryDetails, input: Input) => {
  const { person: _, company: _company, isOnline, onRoute, flag, cpf, typeOfVehicle, ...details } = input
  return {
    ...(isOnline === undefined ? {} : { isOnline }),
    ...(onRoute === undefined ? {} : { onRoute }),
    ...(flag === undefined ? {} : { flag }),
    ...(cpf === undefined ? {} : { cpf: cpf && plainCpf(cpf) }),
    ...(typeOfVehicle === undefined ? {} : { typeOfVehicle }),
    details: present({ ...before, ...details }),
  }
}

/** A delivery person as the audit log shows them: not where they are, nor what follows from their deliveries. */
const kept = ({ location: _location, positionAt: _positionAt, ...person }: Numbered<DeliveryPerson>) => {
  const {
    deliveriesLastWeek: _deliveries,
    payment: _payment,
    cnh: _cnh,
    vehicle: _vehicle,
    ...row
  } = personRow(person)
  return row
}

/** Creates a delivery person in the given company, or else in the caller's own reach. */
export const createDeliveryPerson = Effect.fn("deliveryPeople.create")(function* (
  tx: Database,
  caller: Caller,
  saved: Numbered<SavedDeliveryPerson>,
  language: Locale,
) {
  const { version: _, ...input } = saved
  const owner = yield* ownerAfter(tx, caller, ownerFor(caller.reach), input.company, language)
  const personId = yield* personAfter(tx, caller, owner.applicationId, null, input.person)
  const [made] = yield* query(() =>
    tx
      .insert(deliveryPeople)
      .values({ flag: "UNAVAILABLE", ...owner, personId, ...columnsOf({}, input) })
      .returning({ id: deliveryPeople.id, isOnline: deliveryPeople.isOnline }),
  ).pipe(refuseCpf)
  if (made!.isOnline) yield* notePresence(tx, made!.id, true)
  yield* publishChange(tx)
  const after = yield* readWhole(tx, caller, made!.id)
  yield* noteWrite(tx, caller, "deliveryPeople", { id: made!.id, after: kept(after) })
  return after
})

/** Locks the row until the transaction ends. */
const hold = Effect.fnUntraced(function* (tx: Database, { reach }: Caller, id: number) {
  const [row] = yield* query(() =>
    tx
      .select()
      .from(deliveryPeople)
      .where(and(eq(deliveryPeople.id, id), ownedWithin(deliveryPeople, reach, tx)))
      .for("update"),
  )
  return row ?? (yield* new NotFound())
})

const noteRemoval = (tx: Database, { id, applicationId, franchiseId, companyId }: Row) =>
  query(() =>
    tx.insert(deliveryRemovals).values({ deliveryPersonId: id, applicationId, franchiseId, companyId }),
  )

/** Saves a delivery person unless somebody else saved them since the caller read them. */
export const saveDeliveryPerson = Effect.fn("deliveryPeople.save")(function* (
  tx: Database,
  caller: Caller,
  id: number,
  { version, ...input }: Numbered<SavedDeliveryPerson>,
  asked: { readonly version: AskedVersion; readonly language: Locale },
) {
  const before = yield* hold(tx, caller, id)
  if (yield* isStale(before, version, asked.version))
    return yield* new StaleDeliveryPerson({ current: yield* readWhole(tx, caller, id) })
  const shown = yield* readWhole(tx, caller, id)
  const owner = yield* ownerAfter(tx, caller, before, input.company, asked.language)
  const personId = yield* personAfter(tx, caller, owner.applicationId, before.personId, input.person)
  const set = { ...columnsOf(before.details, input), personId, version: before.version + 1 }
  yield* query(() =>
    tx
      .update(deliveryPeople)
      .set({ ...set, ...owner })
      .where(eq(deliveryPeople.id, id)),
  ).pipe(refuseCpf)
  if (owner.companyId !== before.companyId) yield* noteRemoval(tx, before)
  if (input.isOnline !== undefined) yield* notePresence(tx, id, input.isOnline)
  yield* publishChange(tx)
  const after = yield* readWhole(tx, caller, id)
  yield* noteWrite(tx, caller, "deliveryPeople", { id, before: kept(shown), after: kept(after) })
  return after
})

/** Deletes a delivery person and publishes the change. */
export const removeDeliveryPerson = Effect.fn("deliveryPeople.remove")(function* (
  tx: Database,
  caller: Caller,
  id: number,
) {
  const row = yield* hold(tx, caller, id)
  const before = kept(yield* readWhole(tx, caller, id))
  yield* refuseUsed(tx, "deliveryPeople", id)
  yield* noteWrite(tx, caller, "deliveryPeople", { id, before })
  yield* query(() => tx.delete(deliveryPeople).where(eq(deliveryPeople.id, id)))
  yield* noteRemoval(tx, row)
  yield* publishChange(tx)
})

/** Deletes the delivery people of a selection and publishes the change. */
export const removeDeliveryPeople = Effect.fn("deliveryPeople.removeMany")(function* (
  tx: Database,
  selection: Selection<OwnFilter>,
  found: (filter: OwnFilter | undefined) => SQL | undefined,
  caller: Caller,
) {
  const held = yield* holdSelection(tx, { table: deliveryPeople, selection, found })
  const used = yield* usedAmong(tx, "deliveryPeople", held.ids)
  const staying = new Set(used.map((one) => one.id))
  const ids = held.ids.filter((one) => !staying.has(one))
  const { id, applicationId, franchiseId, companyId } = deliveryPeople
  const going = tx
    .select({ deliveryPersonId: id, applicationId, franchiseId, companyId })
    .from(deliveryPeople)
    .where(among(deliveryPeople, ids))
  const rows = yield* query(() => going)
  for (let at = 0; at < rows.length; at += removalBatch) {
    const batch = rows.slice(at, at + removalBatch)
    yield* query(() => tx.insert(deliveryRemovals).values(batch))
  }
  const outcome = yield* removeHeld(tx, deliveryPeople, held, used, (gone) =>
    Effect.flatMap(
      query(() => readWholes(tx, gone)),
      (whole) =>
        noteRemovals(tx, caller, "deliveryPeople", new Map([...whole].map(([one, row]) => [one, kept(row)]))),
    ),
  )
  yield* publishChange(tx)
  return outcome
})

/** Rows per insert; a statement takes a limited number of parameters. */
const removalBatch = 1000

const dayAhead = 86_400_000

/** Marks somebody as paid up to a moment that is not in the future, or as unpaid. */
export const payDeliveryPerson = Effect.fn("deliveryPeople.pay")(function* (
  tx: Database,
  caller: Caller,
  id: number,
  { deliverymanPaid, deliveryManPaidDate: at }: (typeof contract.pay)["body"]["Type"],
  language: Locale,
) {
  const paidAt = at ? new Date(at) : new Date()
  if (deliverymanPaid && paidAt.getTime() > Date.now() + dayAhead)
    return yield* badRequest([{ path: "body.deliveryManPaidDate", code: "range" }], language)
  const { version } = yield* hold(tx, caller, id)
  const before = kept(yield* readWhole(tx, caller, id))
  const set = { deliverymanPaid, deliveryManPaidDate: deliverymanPaid ? paidAt : null }
  yield* query(() =>
    tx
      .update(deliveryPeople)
      .set({ ...set, version: version + 1 })
      .where(eq(deliveryPeople.id, id)),
  )
  const after = yield* readWhole(tx, caller, id)
  yield* noteWrite(tx, caller, "deliveryPeople", { id, before, after: kept(after) })
  return after
})
