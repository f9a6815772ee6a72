import * as Effect from "effect/Effect"
import { eq } from "drizzle-orm"
import type { LetterVariable } from "../../../src/contract/messages/templateFaults.ts"
import type { messages as contract } from "../../../src/contract/messages/messages.ts"
import { TestNotSent } from "../../../src/contract/messages/refusals.ts"
import { type Database, query } from "../db/database.ts"
import { emailTypes, outboxMessages } from "../db/resourceSchema.ts"
import type { Asked, HandlersOf, Tools } from "../http/handler.ts"
import type { Message } from "../mail/mail.ts"
import { plainMail, sampleMail, type TemplateText } from "../mail/templateMail.ts"
import type { Context } from "../resource/context.ts"
import { readRecord } from "../resource/holdRecord.ts"
import { checkWriter, ownerOfNew } from "../resource/owner.ts"
import type { Row } from "../resource/recordRows.ts"
import { checkReferences } from "../resource/references.ts"
import { countReached } from "./audience.ts"

/** The variables emails of a type may use. */
export const variablesOf = (db: Database, type: number): Effect.Effect<ReadonlyArray<LetterVariable>> => {
  const { variables } = emailTypes as unknown as Readonly<Record<string, typeof emailTypes.id>>
  return Effect.map(
    query(() => db.select({ variables: variables! }).from(emailTypes).where(eq(emailTypes.id, type))),
    ([found]) => (found?.variables ?? []) as unknown as ReadonlyArray<LetterVariable>,
  )
}

/** Keeps a test that nobody here can send. */
const keep = (db: Database, { channel, title, body }: Row, recipient: string) =>
  query(() => db.insert(outboxMessages).values({ channel, title, body, recipient }))

/** Counts whom a notification would reach, of an application its writer reaches. */
const audienceHandler = (db: Database, notifications: Context) =>
  Effect.fn("messages.audience")(function* ({
    body: { owner: named, ...whom },
    caller,
    language,
  }: Asked<typeof contract.audience>) {
    yield* checkWriter(notifications.resource, caller)
    const at = { tx: db, caller, language }
    const owner = yield* ownerOfNew(notifications, at, named ?? undefined)
    yield* checkReferences(notifications, at, owner.reach, whom)
    return { people: yield* countReached(db, owner.columns.applicationId ?? 0, whom) }
  })

/** What is done with messages before they reach others. */
export const messageHandlers = (
  { db, mailer }: Tools,
  contexts: ReadonlyArray<Context>,
): HandlersOf<typeof contract> => {
  const named = (name: string) => contexts.find(({ resource }) => resource.name === name)!
  const [templates, notifications] = [named("emailTemplates"), named("notifications")]
  const mail = (message: Message) =>
    Effect.map(
      Effect.tryPromise({ try: () => mailer.sendNow(message), catch: () => new TestNotSent() }),
      (kept) => ({ to: message.to, kept }),
    )
  const testTemplate = Effect.fn("messages.testTemplate")(function* ({
    params: { id },
    caller,
  }: Asked<typeof contract.testTemplate>) {
    yield* checkWriter(templates.resource, caller)
    const row = yield* readRecord(db, templates, caller, id)
    const { _id: type } = row["type"] as { readonly _id: number }
    const variables = yield* variablesOf(db, type)
    return yield* mail(sampleMail(row as unknown as TemplateText, variables, caller.user.email))
  })
  const testNotification = Effect.fn("messages.testNotification")(function* ({
    params: { id },
    caller,
    language,
  }: Asked<typeof contract.testNotification>) {
    yield* checkWriter(notifications.resource, caller)
    const row = yield* readRecord(db, notifications, caller, id)
    const to = caller.user.email
    const { title, body, channel, deepLink } = row as unknown as Readonly<Record<string, string>>
    if (channel === "EMAIL")
      return yield* mail(
        plainMail({ subject: title!, body: body!, language, link: deepLink ?? undefined }, to),
      )
    yield* keep(db, row, to)
    return { to, kept: true }
  })
  return { testTemplate, testNotification, audience: audienceHandler(db, notifications) }
}
