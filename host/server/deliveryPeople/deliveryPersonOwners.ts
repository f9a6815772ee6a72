import { and, eq, exists, isNull, type SQL } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { SavedDeliveryPerson } from "../../../src/contract/deliveryPeople/deliveryPerson.ts"
import type { Locale } from "../../../src/contract/limits.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import type { Caller } from "../access/caller.ts"
import { companyOwner } from "../access/companyOwner.ts"
import { type Database, query } from "../db/database.ts"
import { deliveryPeople, people } from "../db/deliverySchema.ts"
import { badRequest } from "../http/issues.ts"
import { ownedWithin } from "../access/reach.ts"

type Row = typeof deliveryPeople.$inferSelect
type Owner = Pick<Row, "applicationId" | "franchiseId" | "companyId">

/**
 * The owner after a save. A caller who reaches only one company cannot remove the company. An application, once set,
 * stays; delivery people whom root adds without a company belong to the platform until they get one.
 */
export const ownerAfter = Effect.fnUntraced(function* (
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
  const { applicationId, franchiseId, companyId } = after
  if (applicationId === null && caller.reach.kind !== "all") return yield* needed
  if (before.applicationId !== null && applicationId !== before.applicationId) return yield* new NotFound()
  return { applicationId, franchiseId, companyId }
})

/** The person, if they belong to a delivery person within reach. */
const personKnown = (tx: Database, { reach }: Caller, person: number): SQL | undefined =>
  and(
    eq(people.id, person),
    exists(
      tx
        .select({ id: deliveryPeople.id })
        .from(deliveryPeople)
        .where(and(eq(deliveryPeople.personId, person), ownedWithin(deliveryPeople, reach, tx))),
    ),
  )

/** Moves a person of the platform into the application of the delivery person. */
const join = (tx: Database, applicationId: number | null, person: number | null) =>
  query(async () => {
    if (applicationId === null || person === null) return
    await tx
      .update(people)
      .set({ applicationId })
      .where(and(eq(people.id, person), isNull(people.applicationId)))
  })

const isOf = (applicationId: number | null) =>
  applicationId === null ? isNull(people.applicationId) : eq(people.applicationId, applicationId)

/** The id of the person in the input: an existing one is renamed, otherwise one is created. */
export const personAfter = Effect.fnUntraced(function* (
  tx: Database,
  caller: Caller,
  applicationId: number | null,
  before: number | null,
  input: Numbered<SavedDeliveryPerson>["person"],
) {
  yield* join(tx, applicationId, before)
  if (input === undefined) return before
  if (input === null) return null
  const { _id = before, name } = input
  if (_id === null) {
    const [created] = yield* query(() =>
      tx.insert(people).values({ applicationId, name }).returning({ id: people.id }),
    )
    return created!.id
  }
  const renamed = yield* query(() =>
    tx
      .update(people)
      .set({ name })
      .where(and(personKnown(tx, caller, _id), isOf(applicationId)))
      .returning({ id: people.id }),
  )
  return renamed[0]?.id ?? (yield* new NotFound())
})
