import { and, eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { RecordInUse } from "../../../src/contract/resource/refusals.ts"
import type { offerPeople } from "../../../src/contract/resources/offerPeople.ts"
import type { people } from "../../../src/contract/resources/people.ts"
import { type Database, query } from "../db/database.ts"
import { deliveryPeople } from "../db/deliverySchema.ts"
import { badRequest } from "../http/issues.ts"
import { publishChat } from "../contact/contactHub.ts"
import type { Context } from "../resource/context.ts"
import { lockRecord, noteRecord, readRecord, recordChanges } from "../resource/lockRecord.ts"
import { checkWriter } from "../resource/owner.ts"
import type { Row } from "../resource/recordRows.ts"
import type { RuleScope } from "../resource/rules.ts"
import { forgetPerson } from "./forgetPerson.ts"
import { forgetReader } from "./forgetReader.ts"

/** Active couriers are known to the platform by their CPF, which their own record keeps. */
const refuseCourier = Effect.fnUntraced(function* (tx: Database, application: number, cpf: unknown) {
  if (typeof cpf !== "string" || cpf === "") return
  const found = yield* query(() =>
    tx
      .select({ id: deliveryPeople.id })
      .from(deliveryPeople)
      .where(and(eq(deliveryPeople.applicationId, application), eq(deliveryPeople.cpf, cpf))),
  )
  if (found.length > 0) return yield* new RecordInUse({ by: "deliveryPeople", count: found.length })
})

/** Person to anonymize. The request repeats their name, since it cannot be undone. */
interface AnonymizeBody {
  readonly id: number
  readonly name: string
}

type Registry = typeof people | typeof offerPeople

/** Erases the identifying data of a record's person, as `forget` does, and records only that. */
const anonymizeRecord = Effect.fnUntraced(function* <R extends Registry, E>(
  context: Context<R>,
  at: RuleScope,
  { id, name }: AnonymizeBody,
  forget: (row: Row<R>, application: number) => Effect.Effect<void, E>,
) {
  yield* checkWriter(context.resource, at.caller)
  const { row, owner } = yield* lockRecord(context, at, id)
  if (row.status === "ANONYMIZED") return row
  if (name.trim() !== String(row["name"]).trim())
    return yield* badRequest([{ path: "body.name", code: "invalid" }], at.language)
  yield* forget(row, owner.applicationId!)
  if (context.rules.written) yield* context.rules.written(at.tx, [owner], [row as never])
  const after = yield* readRecord(at.tx, context, at.caller, id)
  const changes = recordChanges(context, row, after).filter(({ field }) => field === "status")
  yield* noteRecord(context, at, { action: "STATUS", row: after, owner, changes })
  return after
})

/** Erases a person in their record, in what the audit log says of it, in their orders, shoppers' records and conversations. */
export const anonymizePerson = (context: Context<typeof people>, at: RuleScope, body: AnonymizeBody) =>
  anonymizeRecord(
    context,
    at,
    body,
    Effect.fnUntraced(function* (row, application) {
      yield* refuseCourier(at.tx, application, row.cpf)
      yield* query(() => forgetPerson(at.tx, application, row))
      yield* publishChat(at.tx)
    }),
  )

/** Erases a reader of offers. */
export const anonymizeReader = (context: Context<typeof offerPeople>, at: RuleScope, body: AnonymizeBody) =>
  anonymizeRecord(context, at, body, (row, application) => query(() => forgetReader(at.tx, application, row)))
