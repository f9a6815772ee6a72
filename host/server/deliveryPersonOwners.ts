import { and, eq, exists, isNull, type SQL } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { SavedDeliveryPerson } from "../../src/contract/deliveryPerson.ts"
import type { Locale } from "../../src/contract/limits.ts"
import { NotFound } from "../../src/contract/refusals.ts"
import type { Numbered } from "../../src/contract/recordId.ts"
import type { Caller } from "./caller.ts"
import { type Database, query } from "./db/database.ts"
import { deliveryPeople, people } from "./db/deliverySchema.ts"
import { companies } from "./db/schema.ts"
import { badRequest } from "./issues.ts"
import { companiesWithin, deliveryPeopleWithin } from "./reach.ts"

type Row = typeof deliveryPeople.$inferSelect
type Owner = Pick<Row, "applicationId" | "franchiseId" | "companyId">

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

/**
 * Whose they are after the wish. Who reaches one company only cannot let them go. An application, once set, stays; those
 * whom root adds for no company belong to the platform until they get one.
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

/** A person of the platform itself joins the application of the delivery person. */
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

/** The number of the person a wish names: renamed when known, else made. */
export const personAfter = Effect.fnUntraced(function* (
  tx: Database,
  caller: Caller,
  applicationId: number | null,
  before: number | null,
  wish: Numbered<SavedDeliveryPerson>["person"],
) {
  yield* join(tx, applicationId, before)
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
      .where(and(personKnown(tx, caller, _id), isOf(applicationId)))
      .returning({ id: people.id }),
  )
  return renamed[0]?.id ?? (yield* new NotFound())
})
