import * as Effect from "effect/Effect"
import { eq } from "drizzle-orm"
import type { LetterVariable } from "../../../src/contract/messages/templateFaults.ts"
import type { messages as contract } from "../../../src/contract/messages/messages.ts"
import { TestNotSent } from "../../../src/contract/messages/refusals.ts"
import { type Database, query } from "../db/database.ts"
import { emailTypes } from "../db/resourceSchema.ts"
import type { Asked, HandlersOf, Tools } from "../http/handler.ts"
import { sampleMail, type TemplateText } from "../mail/templateMail.ts"
import type { Context } from "../resource/context.ts"
import { readRecord } from "../resource/holdRecord.ts"
import { checkWriter } from "../resource/owner.ts"

/** The variables emails of a type may use. */
export const variablesOf = (db: Database, type: number): Effect.Effect<ReadonlyArray<LetterVariable>> => {
  const { variables } = emailTypes as unknown as Readonly<Record<string, typeof emailTypes.id>>
  return Effect.map(
    query(() => db.select({ variables: variables! }).from(emailTypes).where(eq(emailTypes.id, type))),
    ([found]) => (found?.variables ?? []) as unknown as ReadonlyArray<LetterVariable>,
  )
}

/** What is done with messages before they reach others. */
export const messageHandlers = (
  { db, mailer }: Tools,
  contexts: ReadonlyArray<Context>,
): HandlersOf<typeof contract> => {
  const templates = contexts.find(({ resource }) => resource.name === "emailTemplates")!
  return {
    testTemplate: Effect.fn("messages.testTemplate")(function* ({
      params: { id },
      caller,
    }: Asked<typeof contract.testTemplate>) {
      yield* checkWriter(templates.resource, caller)
      const row = yield* readRecord(db, templates, caller, id)
      const { _id: type } = row["type"] as { readonly _id: number }
      const to = caller.user.email
      const message = sampleMail(row as unknown as TemplateText, yield* variablesOf(db, type), to)
      const kept = yield* Effect.tryPromise({
        try: () => mailer.sendNow(message),
        catch: () => new TestNotSent(),
      })
      return { to, kept }
    }),
  }
}
