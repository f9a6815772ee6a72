import { and, eq, exists, isNull, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { plainCpf } from "../../src/contract/cpf.ts"
import {
  CpfTaken,
  type deliveryPeople as contract,
  StaleDeliveryPerson,
} from "../../src/contract/deliveryPeople.ts"
import type { DeliveryDetails, SavedDeliveryPerson } from "../../src/contract/deliveryPerson.ts"
import type { Locale } from "../../src/contract/limits.ts"
import { NotFound } from "../../src/contract/refusals.ts"
import type { Caller } from "./caller.ts"
import { type Database, query, refuseOn } from "./db/database.ts"
import { deliveryPeople, deliveryRemovals, onlineTimes, people } from "./db/deliverySchema.ts"
import { companies } from "./db/schema.ts"
import { readWhole } from "./deliveryPersonRows.ts"
import { tellChange } from "./deliveryHub.ts"
import { badRequest } from "./issues.ts"
import { present } from "./people.ts"
import { companiesWithin, deliveryPeopleWithin, ownerOf } from "./reach.ts"
import { isStale } from "./versions.ts"

type Row = typeof deliveryPeople.$inferSelect
type Owner = Pick<Row, "applicationId" | "franchiseId" | "companyId">
type Wish = Omit<SavedDeliveryPerson, "version">

const refuseCpf = refuseOn({ delivery_people_cpf: () => new CpfTaken() })

/** Whose a delivery person is who is given to this company; it is one of those within reach. */
const companyOwner = Effect.fnUntraced(function* (tx: Database, { reach }: Caller, company: number) {
  const [known] = yield* query(() =>
    tx
      .select({ applicationId: companies.applicationId, franchiseId: companies.franchiseId })
      .from(companies)
      .where(and(eq(companies.id, company), companiesWithin(reach))),
  )
  return known ? { ...known, companyId: company } : yield* new NotFound()
})

/** Whose they are after the wish. Who reaches one company only cannot let them go, nor can anyone change the application. */
const ownerAfter = Effect.fnUntraced(function* (
  tx: Database,
  caller: Caller,
  before: Owner,
  company: number | null | undefined,
  language: Locale,
) {
  const needed = badRequest([{ path: "body.company", code: "required" }], language)
  if (company === null && caller.reach.kind === "company") return yield* needed
  const after: Owner =
    typeof company === "number"
      ? yield* companyOwner(tx, caller, company)
      : company === null
        ? { ...before, companyId: null }
        : before
  if (after.applicationId === null) return yield* needed
  if (before.applicationId !== null && after.applicationId !== before.applicationId)
    return yield* new NotFound()
  return { ...after, applicationId: after.applicationId }
})

/** People the caller knows of: those of the delivery people within reach. */
const personKnown = (tx: Database, { reach }: Caller, person: number): SQL | undefined =>
  and(
    eq(people.id, person),
    exists(
      tx
        .select({ id: deliveryPeople.id })
        .from(deliveryPeople)
        .where(and(eq(deliveryPeople.personId, person), deliveryPeopleWithin(reach, tx))),
    ),
  )

/** The number of the person a wish names: renamed when known, else made. */
const personAfter = Effect.fnUntraced(function* (
  tx: Database,
  caller: Caller,
  applicationId: number,
  before: number | null,
  wish: Wish["person"],
) {
  if (wish === undefined) return before
  if (wish === null) return null
  const { _id = before, name } = wish
  if (_id === null) {
    const [made] = yield* query(() =>
      tx.insert(people).values({ applicationId, name }).returning({ id: people.id }),
    )
    return made!.id
  }
  const renamed = yield* query(() =>
    tx
      .update(people)
      .set({ name })
      .where(and(personKnown(tx, caller, _id), eq(people.applicationId, applicationId)))
      .returning({ id: people.id }),
  )
  return renamed[0]?.id ?? (yield* new NotFound())
})

/** Notes since when someone is online, or until when they were. */
const notePresence = (tx: Database, id: number, isOnline: boolean) =>
  query(async () => {
    if (isOnline) await tx.insert(onlineTimes).values({ deliveryPersonId: id }).onConflictDoNothing()
    else
      await tx
        .update(onlineTimes)
        .set({ offlineAt: sql`now()` })
        .where(and(eq(onlineTimes.deliveryPersonId, id), isNull(onlineTimes.offlineAt)))
  })

/** The columns a wish sets; what it leaves out stays. */
const columnsOf = (before: DeliveryDetails, wish: Wish) => {
  const { person: _, company: _company, isOnline, onRoute, flag, cpf, typeOfVehicle, ...details } = wish
  return {
    ...(isOnline === undefined ? {} : { isOnline }),
    ...(onRoute === undefined ? {} : { onRoute }),
    ...(flag === undefined ? {} : { flag }),
    ...(cpf === undefined ? {} : { cpf: cpf && plainCpf(cpf) }),
    ...(typeOfVehicle === undefined ? {} : { typeOfVehicle }),
    details: present({ ...before, ...details }),
  }
}

/** Makes a delivery person: of the company named, else of the caller's own reach. */
export const createDeliveryPerson = Effect.fn("deliveryPeople.create")(function* (
  tx: Database,
  caller: Caller,
  saved: SavedDeliveryPerson,
  language: Locale,
) {
  const { version: _, ...wish } = saved
  const owner = yield* ownerAfter(tx, caller, ownerOf(caller.reach), wish.company, language)
  const personId = yield* personAfter(tx, caller, owner.applicationId, null, wish.person)
  const [made] = yield* query(() =>
    tx
      .insert(deliveryPeople)
      .values({ flag: "UNAVAILABLE", ...owner, personId, ...columnsOf({}, wish) })
      .returning({ id: deliveryPeople.id, isOnline: deliveryPeople.isOnline }),
  ).pipe(refuseCpf)
  if (made!.isOnline) yield* notePresence(tx, made!.id, true)
  yield* tellChange(tx)
  return yield* readWhole(tx, caller, made!.id)
})

/** The row, and nobody else changes it until this transaction is over. */
const hold = Effect.fnUntraced(function* (tx: Database, { reach }: Caller, id: number) {
  const [row] = yield* query(() =>
    tx
      .select()
      .from(deliveryPeople)
      .where(and(eq(deliveryPeople.id, id), deliveryPeopleWithin(reach, tx)))
      .for("update"),
  )
  return row ?? (yield* new NotFound())
})

const noteRemoval = (tx: Database, { id, applicationId, franchiseId, companyId }: Row) =>
  query(() =>
    tx.insert(deliveryRemovals).values({ deliveryPersonId: id, applicationId, franchiseId, companyId }),
  )

/** Saves a delivery person whom nobody saved since the caller read them. */
export const saveDeliveryPerson = Effect.fn("deliveryPeople.save")(function* (
  tx: Database,
  caller: Caller,
  id: number,
  { version, ...wish }: SavedDeliveryPerson,
  asked: { readonly version: number | undefined; readonly language: Locale },
) {
  const before = yield* hold(tx, caller, id)
  if (isStale(before, version, asked.version))
    return yield* new StaleDeliveryPerson({ current: yield* readWhole(tx, caller, id) })
  const owner = yield* ownerAfter(tx, caller, before, wish.company, asked.language)
  const personId = yield* personAfter(tx, caller, owner.applicationId, before.personId, wish.person)
  const set = { ...columnsOf(before.details, wish), personId, version: before.version + 1 }
  yield* query(() =>
    tx
      .update(deliveryPeople)
      .set({ ...set, companyId: owner.companyId, franchiseId: owner.franchiseId })
      .where(eq(deliveryPeople.id, id)),
  ).pipe(refuseCpf)
  if (owner.companyId !== before.companyId) yield* noteRemoval(tx, before)
  if (wish.isOnline !== undefined) yield* notePresence(tx, id, wish.isOnline)
  yield* tellChange(tx)
  return yield* readWhole(tx, caller, id)
})

/** Deletes a delivery person and tells the streams. */
export const removeDeliveryPerson = Effect.fn("deliveryPeople.remove")(function* (
  tx: Database,
  caller: Caller,
  id: number,
) {
  const row = yield* hold(tx, caller, id)
  yield* query(() => tx.delete(deliveryPeople).where(eq(deliveryPeople.id, id)))
  yield* noteRemoval(tx, row)
  yield* tellChange(tx)
})

const dayAhead = 86_400_000

/** Marks somebody as paid up to a moment, which is not in the future, or takes the mark away. */
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
  const set = { deliverymanPaid, deliveryManPaidDate: deliverymanPaid ? paidAt : null }
  yield* query(() =>
    tx
      .update(deliveryPeople)
      .set({ ...set, version: version + 1 })
      .where(eq(deliveryPeople.id, id)),
  )
  return yield* readWhole(tx, caller, id)
})
