import { and, eq, isNull, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { plainCpf } from "../../../src/contract/people/cpf.ts"
import {
  CpfTaken,
  type deliveryPeople as contract,
  StaleDeliveryPerson,
} from "../../../src/contract/deliveryPeople/deliveryPeople.ts"
import type {
  DeliveryDetails,
  SavedDeliveryPerson,
} from "../../../src/contract/deliveryPeople/deliveryPerson.ts"
import type { Locale } from "../../../src/contract/limits.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import { noteWrite } from "../audit/auditedLists.ts"
import { auditedPersonList } from "./auditedPersonList.ts"
import type { Caller } from "../access/caller.ts"
import { type Database, query, refuseOn } from "../db/database.ts"
import { deliveryPeople, onlineTimes } from "../db/deliverySchema.ts"
import { ownerAfter, personAfter } from "./deliveryPersonOwners.ts"
import { lockDeliveryPerson, readWhole } from "./deliveryPersonRows.ts"
import { publishRemoval } from "./deliveryPersonRemovals.ts"
import { auditedPerson } from "./auditedPerson.ts"
import { publishChange } from "./deliveryHub.ts"
import { badRequest } from "../http/issues.ts"
import { present } from "../access/userRows.ts"
import { ownerFor } from "../access/reach.ts"
import { type SentVersion, isStale, isUnversioned } from "../calls/versions.ts"

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
  const [created] = yield* query(() =>
    tx
      .insert(deliveryPeople)
      .values({ flag: "UNAVAILABLE", ...owner, personId, ...columnsOf({}, input) })
      .returning({ id: deliveryPeople.id, isOnline: deliveryPeople.isOnline }),
  ).pipe(refuseCpf)
  if (created!.isOnline) yield* notePresence(tx, created!.id, true)
  yield* publishChange(tx)
  const after = yield* readWhole(tx, caller, created!.id)
  yield* noteWrite(tx, caller, auditedPersonList, { id: created!.id, after: auditedPerson(after) })
  return after
})

/** Saves a delivery person unless somebody else saved them since the caller read them. */
export const saveDeliveryPerson = Effect.fn("deliveryPeople.save")(function* (
  tx: Database,
  caller: Caller,
  id: number,
  { version, ...input }: Numbered<SavedDeliveryPerson>,
  request: { readonly version: SentVersion; readonly language: Locale },
) {
  const before = yield* lockDeliveryPerson(tx, caller, id)
  if (isStale(before, version, request.version))
    return yield* new StaleDeliveryPerson({ current: yield* readWhole(tx, caller, id) })
  const shown = yield* readWhole(tx, caller, id)
  const owner = yield* ownerAfter(tx, caller, before, input.company, request.language)
  const personId = yield* personAfter(tx, caller, owner.applicationId, before.personId, input.person)
  const set = { ...columnsOf(before.details, input), personId, version: before.version + 1 }
  yield* query(() =>
    tx
      .update(deliveryPeople)
      .set({ ...set, ...owner })
      .where(eq(deliveryPeople.id, id)),
  ).pipe(refuseCpf)
  if (owner.companyId !== before.companyId) yield* publishRemoval(tx, before)
  if (input.isOnline !== undefined) yield* notePresence(tx, id, input.isOnline)
  yield* publishChange(tx)
  const after = yield* readWhole(tx, caller, id)
  yield* noteWrite(tx, caller, auditedPersonList, {
    id,
    before: auditedPerson(shown),
    after: auditedPerson(after),
    isUnversioned: isUnversioned(version, request.version),
  })
  return after
})

const dayAheadMs = 86_400_000

/** Marks somebody as paid up to a moment that is not in the future, or as unpaid. */
export const payDeliveryPerson = Effect.fn("deliveryPeople.pay")(function* (
  tx: Database,
  caller: Caller,
  id: number,
  { deliverymanPaid, deliveryManPaidDate: at }: (typeof contract.pay)["body"]["Type"],
  language: Locale,
) {
  const paidAt = at ? new Date(at) : new Date()
  if (deliverymanPaid && paidAt.getTime() > Date.now() + dayAheadMs)
    return yield* badRequest([{ path: "body.deliveryManPaidDate", code: "range" }], language)
  const { version } = yield* lockDeliveryPerson(tx, caller, id)
  const before = auditedPerson(yield* readWhole(tx, caller, id))
  const set = { deliverymanPaid, deliveryManPaidDate: deliverymanPaid ? paidAt : null }
  yield* query(() =>
    tx
      .update(deliveryPeople)
      .set({ ...set, version: version + 1 })
      .where(eq(deliveryPeople.id, id)),
  )
  const after = yield* readWhole(tx, caller, id)
  yield* noteWrite(tx, caller, auditedPersonList, { id, before, after: auditedPerson(after) })
  return after
})
