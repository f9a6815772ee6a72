import { and, eq, exists, type SQL } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { SavedDeliveryPerson } from "../../src/contract/deliveryPerson.ts"
import type { Locale } from "../../src/contract/limits.ts"
import { NotFound } from "../../src/contract/refusals.ts"
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

/** Whose they are after the wish. Who reaches one company only cannot let them go, nor can anyone change the application. */
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
export const personAfter = Effect.fnUntraced(function* (
  tx: Database,
  caller: Caller,
  applicationId: number,
  before: number | null,
  wish: SavedDeliveryPerson["person"],
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
