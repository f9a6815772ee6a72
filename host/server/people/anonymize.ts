import { and, eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { RecordInUse } from "../../../src/contract/resource/refusals.ts"
import { type Database, query } from "../db/database.ts"
import { deliveryPeople } from "../db/deliverySchema.ts"
import { badRequest } from "../http/issues.ts"
import { publishChat } from "../contact/contactHub.ts"
import type { Context } from "../resource/context.ts"
import { holdRecord, noteRecord, readRecord, recordChanges } from "../resource/holdRecord.ts"
import { checkWriter } from "../resource/owner.ts"
import type { RuleScope } from "../resource/rules.ts"
import { forgetPerson } from "./forgetPerson.ts"

/** Who still delivers is known to the platform by their CPF, which their own record keeps. */
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

/**
 * Erases what identifies a person: in their record, in what the audit log says of it, in their orders, shoppers' records
 * and conversations within the application. The body repeats their name, for there is no way back.
 */
export const anonymizePerson = Effect.fn("people.anonymize")(function* (
  context: Context,
  at: RuleScope,
  { id, name }: { readonly id: number; readonly name: string },
) {
  yield* checkWriter(context.resource, at.caller)
  const { row, owner } = yield* holdRecord(context, at, id)
  if (row.status === "ANONYMIZED") return row
  if (name.trim() !== String(row["name"]).trim())
    return yield* badRequest([{ path: "body.name", code: "invalid" }], at.language)
  const application = owner.applicationId!
  yield* refuseCourier(at.tx, application, row["cpf"])
  yield* query(() => forgetPerson(at.tx, application, row))
  yield* publishChat(at.tx)
  if (context.rules.written) yield* context.rules.written(at.tx, [owner], [row as never])
  const after = yield* readRecord(at.tx, context, at.caller, id)
  const changes = recordChanges(context, row, after).filter(({ field }) => field === "status")
  yield* noteRecord(context, at, { action: "STATUS", row: after, owner, changes })
  return after
})
