import * as Effect from "effect/Effect"
import { eq, sql } from "drizzle-orm"
import type { Locale } from "../../../src/contract/limits.ts"
import type { LetterVariable } from "../../../src/contract/messages/templateFaults.ts"
import type { messages as contract } from "../../../src/contract/messages/messages.ts"
import { TestNotSent } from "../../../src/contract/messages/refusals.ts"
import { messageChannels } from "../../../src/contract/resources/outboxMessages.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import { notifications as notificationsList } from "../../../src/contract/resources/notifications.ts"
import { emailTypes as emailTypesList } from "../../../src/contract/resources/emailTypes.ts"
import { emailTemplates as emailTemplatesList } from "../../../src/contract/resources/emailTemplates.ts"
import { campaigns } from "../../../src/contract/resources/campaigns.ts"
import type { Caller } from "../access/caller.ts"
import { type Database, query } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import type { HandlerInput, CallServices, HandlersOf } from "../calls/handler.ts"
import { admitTest, type Throttling } from "../http/throttle.ts"
import type { Message } from "../mail/mail.ts"
import { plainMail, sampleMail, type TemplateText } from "../mail/templateMail.ts"
import { type Context, contextOf } from "../resource/context.ts"
import { readRecord } from "../resource/lockRecord.ts"
import { checkWriter, ownerOfNew } from "../resource/owner.ts"
import type { Row } from "../resource/recordRows.ts"
import { checkReferences } from "../resource/references.ts"
import { countReached } from "./audience.ts"
import type { Mailer } from "../mail/mailer.ts"

/** Services of the handlers of notifications and mail templates. */
export interface MessageServices extends CallServices {
  readonly mailer: Mailer
  readonly throttling: Throttling
}

const { emailTemplates, emailTypes, outboxMessages } = tables

/** The variables emails of a type may use. */
export const variablesOf = (db: Database, type: number): Effect.Effect<ReadonlyArray<LetterVariable>> => {
  const { variables } = emailTypes
  return Effect.map(
    query(() => db.select({ variables }).from(emailTypes).where(eq(emailTypes.id, type))),
    ([found]) => (found?.variables ?? []) as unknown as ReadonlyArray<LetterVariable>,
  )
}

/** The template that shows best what a type sends: a published one, in the reader's language, the latest. */
const sampleOf = async (db: Database, type: number, language: Locale): Promise<number | undefined> => {
  const found = await db.execute<{
    readonly id: number
  }>(sql`select id from ${emailTemplates} t where t.type = ${type}::bigint
    order by t.status = 'PUBLISHED' desc, t.language = ${language} desc, t.published_at desc nulls last, t.id desc limit 1`)
  return found.rows[0]?.id
}

/** Keeps a test that nobody here can send. */
const storeTest = (db: Database, { channel, title, body }: Row, recipient: string) =>
  query(() => db.insert(outboxMessages).values({ channel, title, body, recipient, outcome: "KEPT" }))

/** Counts whom a notification would reach, of an application its writer reaches. */
const audienceHandler = (db: Database, notifications: Context) =>
  Effect.fn("messages.audience")(function* ({
    body: { owner: ownerId, ...whom },
    caller,
    language,
  }: HandlerInput<typeof contract.audience>) {
    yield* checkWriter(notifications.resource, caller)
    const at = { tx: db, caller, language }
    const owner = yield* ownerOfNew(notifications, at, ownerId ?? undefined)
    yield* checkReferences(notifications, at, owner.reach, whom)
    return { people: yield* countReached(db, owner.columns.applicationId ?? 0, whom) }
  })

/** Sends one message at once, and answers where it went. */
type SendNow = (
  message: Message,
) => Effect.Effect<{ readonly to: string; readonly kept: boolean }, TestNotSent>

/**
 * Sends the caller a test of a message to many, by its channel; channels that are printed or posted elsewhere have
 * none.
 */
const messageTest = (
  db: Database,
  context: Context,
  { mail, textOf }: { readonly mail: SendNow; readonly textOf: (row: Row) => Row },
) =>
  Effect.fn("messages.test")(function* ({
    params: { id },
    caller,
    language,
  }: HandlerInput<typeof contract.testNotification>) {
    yield* checkWriter(context.resource, caller)
    const row = textOf(yield* readRecord(db, context, caller, id))
    const to = caller.user.email
    const { title, body, channel, deepLink } = row as unknown as Readonly<Record<string, string>>
    if (!channel || !Object.hasOwn(messageChannels, channel) || !title || !body) return yield* new NotFound()
    if (channel === "EMAIL")
      return yield* mail(plainMail({ subject: title, body, language, link: deepLink ?? undefined }, to))
    yield* storeTest(db, row, to)
    return { to, kept: true }
  })

/** Sends the caller a test email: of one template, or of the template that best represents a type. */
const templateTests = (
  db: Database,
  [types, templates]: readonly [types: Context, templates: Context<typeof emailTemplatesList>],
  mail: SendNow,
) => {
  const sample = Effect.fnUntraced(function* (caller: Caller, id: number) {
    const row = yield* readRecord(db, templates, caller, id)
    const variables = yield* variablesOf(db, row.type._id)
    return yield* mail(sampleMail(row as unknown as TemplateText, variables, caller.user.email))
  })
  const testTemplate = Effect.fn("messages.testTemplate")(function* ({
    params: { id },
    caller,
  }: HandlerInput<typeof contract.testTemplate>) {
    yield* checkWriter(templates.resource, caller)
    return yield* sample(caller, id)
  })
  const testType = Effect.fn("messages.testType")(function* ({
    params: { id },
    caller,
    language,
  }: HandlerInput<typeof contract.testType>) {
    yield* checkWriter(types.resource, caller)
    yield* readRecord(db, types, caller, id)
    const template = yield* query(() => sampleOf(db, id, language))
    if (template === undefined) return yield* new NotFound()
    return yield* sample(caller, template)
  })
  return { testTemplate, testType }
}

/** Operations on messages before they are sent to others. */
export const messageHandlers = (
  { db, mailer, throttling }: MessageServices,
  contexts: ReadonlyArray<Context>,
): HandlersOf<typeof contract> => {
  const notifications = contextOf(contexts, notificationsList)
  const mail: SendNow = (message) =>
    Effect.map(
      Effect.tryPromise({ try: () => mailer.sendNow(message), catch: () => new TestNotSent() }),
      (isStored) => ({ to: message.to, kept: isStored }),
    )
  const { testTemplate, testType } = templateTests(
    db,
    [contextOf(contexts, emailTypesList), contextOf(contexts, emailTemplatesList)],
    mail,
  )
  const testNotification = messageTest(db, notifications, { mail, textOf: (row) => row })
  const testCampaign = messageTest(db, contextOf(contexts, campaigns), {
    mail,
    textOf: (row) => ({ ...row, title: row["subject"], body: row["message"] }),
  })
  const admitted =
    <I extends { readonly caller: Caller }, A, E>(test: (input: I) => Effect.Effect<A, E>) =>
    (input: I) =>
      Effect.andThen(admitTest(db, input.caller.user.id as number, throttling), test(input))
  return {
    testTemplate: admitted(testTemplate),
    testType: admitted(testType),
    testNotification: admitted(testNotification),
    testCampaign: admitted(testCampaign),
    audience: audienceHandler(db, notifications),
  }
}
