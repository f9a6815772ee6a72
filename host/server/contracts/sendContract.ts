import { and, eq, inArray, isNull, notInArray, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { ContractIncomplete } from "../../../src/contract/contracts/refusals.ts"
import { signersWaiting, type Signer } from "../../../src/contract/contracts/signersWaiting.ts"
import { mayFinish } from "../../../src/contract/resource/finishing.ts"
import { identify } from "../../../src/contract/resource/listItems.ts"
import { MoveRefused } from "../../../src/contract/resource/refusals.ts"
import { contracts as resource } from "../../../src/contract/resources/contracts.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { NotFound, TooManyRequests } from "../../../src/contract/wire/refusals.ts"
import { attemptKey, consumeRate } from "../http/attempts.ts"
import { mailJobs } from "../db/accountSchema.ts"
import { acceptanceRequests, contractVersions } from "../db/contractSchema.ts"
import { query } from "../db/database.ts"
import { badRequest } from "../http/issues.ts"
import type { Throttling } from "../http/throttle.ts"
import type { Context } from "../resource/context.ts"
import { shownTo } from "../resource/findRecords.ts"
import { lockRecord, noteRecord, readRecord, recordChanges } from "../resource/lockRecord.ts"
import { checkWriter } from "../resource/owner.ts"
import { nextStatuses, type Row } from "../resource/recordRows.ts"
import type { RuleScope } from "../resource/rules.ts"
import { currentText, hashOf, lastVersion } from "./currentText.ts"

type Version = typeof contractVersions.$inferSelect

const first = resource.status!.first

/** Statuses of a contract that others sign, or that counts and may be signed anew. */
const open: ReadonlySet<string> = new Set([first, "SENT", "PARTIALLY_SIGNED", "SIGNED", "ACTIVE", "ENDING"])

type Contract = Row<typeof resource>

const signersOf = (row: Contract): ReadonlyArray<Signer> => row.signers ?? []

/** The text that is to be sent. */
const textToSend = Effect.fnUntraced(function* (context: Context, at: RuleScope, row: Contract) {
  const from = String(row.status)
  if (!open.has(from))
    return yield* new MoveRefused({ from, nextStatuses: [...nextStatuses(context.resource, from)] })
  const required = [...(row.template ? [] : ["template"]), ...(signersOf(row).length > 0 ? [] : ["signers"])]
  if (required.length > 0)
    return yield* badRequest(
      required.map((name) => ({ path: `body.${name}`, code: "required" as const })),
      at.language,
    )
  const text = yield* query(() => currentText(at.tx, row))
  if (!text) return yield* new NotFound()
  if (text.missing.length > 0) return yield* new ContractIncomplete({ missing: text.missing })
  return text
})

type Text = Effect.Success<ReturnType<typeof textToSend>>

/** The version of a text: the last one if it says the same. Links to older ones open nothing any more. */
const versionOf = async ({ tx }: RuleScope, contract: number, { blocks, basis, language }: Text) => {
  const last = await lastVersion(tx, contract)
  if (last?.basis === basis) return { version: last, isNew: false }
  const number = (last?.number ?? 0) + 1
  const [version] = await tx
    .insert(contractVersions)
    .values({ contractId: contract, number, language, blocks, basis, hash: hashOf(blocks) })
    .returning()
  return { version: version!, isNew: number > 1 }
}

const acceptedBy = async ({ tx }: RuleScope, version: Version) =>
  (
    await tx
      .select({ email: acceptanceRequests.email })
      .from(acceptanceRequests)
      .where(and(eq(acceptanceRequests.versionId, version.id), eq(acceptanceRequests.decision, "ACCEPTED")))
  ).map(({ email }) => email)

/**
 * Leaves a letter for each of these signers. A link sent to them before opens nothing any more, nor does that of who
 * signs no longer.
 */
const request = async (
  { tx }: RuleScope,
  version: Version,
  { signers, recipients }: Readonly<Record<"signers" | "recipients", ReadonlyArray<Signer>>>,
) => {
  const otherEmails = signers
    .filter((one) => !recipients.includes(one))
    .map(({ email }) => email.toLowerCase())
  await tx
    .update(acceptanceRequests)
    .set({ replacedAt: sql`now()` })
    .where(
      and(
        inArray(
          acceptanceRequests.versionId,
          tx
            .select({ id: contractVersions.id })
            .from(contractVersions)
            .where(eq(contractVersions.contractId, version.contractId)),
        ),
        notInArray(sql`lower(${acceptanceRequests.email})`, otherEmails),
        isNull(acceptanceRequests.decision),
        isNull(acceptanceRequests.replacedAt),
      ),
    )
  const created = await tx
    .insert(acceptanceRequests)
    .values(recipients.map(({ name, email }) => ({ versionId: version.id, name, email })))
    .returning({ id: acceptanceRequests.id, email: acceptanceRequests.email })
  await tx.insert(mailJobs).values(
    created.map(({ id, email }) => ({
      kind: "acceptance" as const,
      email,
      language: version.language,
      acceptanceRequestId: id,
    })),
  )
}

/** Counts a letter to a signer about one contract: who signs many gets them in a row. */
const admitMail = Effect.fnUntraced(function* (
  { tx }: RuleScope,
  { mailbox }: Throttling,
  { contractId }: Version,
  { email }: Signer,
) {
  const key = attemptKey("acceptance", String(contractId), identify(email))
  const wait = yield* query(() => consumeRate(tx, key, mailbox))
  if (wait > 0) return yield* new TooManyRequests({ retryAfter: wait })
})

/**
 * Returns the signers to mail: the named one, if they still have to sign. A new text goes to all of them, even if only
 * one is named.
 */
const wantedOf = (waiting: ReadonlyArray<Signer>, email: string | undefined, isNew: boolean) => {
  const recipient =
    email === undefined ? waiting : waiting.filter((one) => identify(one.email) === identify(email))
  return isNew && recipient.length > 0 ? waiting : recipient
}

/** Sends a contract's text to those who have not accepted it, or again to one of them. */
export const sendContract = Effect.fn("contracts.send")(function* (
  context: Context<typeof resource>,
  at: RuleScope,
  id: number,
  { email, throttling }: { readonly email: string | undefined; readonly throttling: Throttling },
) {
  const { table } = context
  yield* checkWriter(context.resource, at.caller)
  const { row, owner } = yield* lockRecord(context, at, id)
  const text = yield* textToSend(context, at, row)
  const { version, isNew } = yield* query(() => versionOf(at, id, text))
  const from = String(row.status)
  // A contract in force keeps its signatures until the change is accepted; any other contract is signed again.
  const isAnew = isNew && mayFinish(context.resource as Resource, "signers", from)
  const signers = isAnew ? signersOf(row).map((one) => ({ ...one, signedAt: null })) : signersOf(row)
  const accepted = yield* query(() => acceptedBy(at, version))
  const waiting = signersWaiting(signers, { version: version.number, accepted })
  const recipients = wantedOf(waiting, email, isNew)
  if (recipients.length === 0) return yield* new MoveRefused({ from, nextStatuses: [] })
  yield* Effect.forEach(recipients, (one) => admitMail(at, throttling, version, one))
  yield* query(() => request(at, version, { signers, recipients }))
  const set = {
    ...(from === first && { status: "SENT" }),
    ...(isAnew && { signers }),
    updatedAt: sql`now()`,
    version: sql`${table.version} + 1`,
  }
  if (from === first || isAnew) yield* query(() => at.tx.update(table).set(set).where(eq(table.id, id)))
  const after = yield* readRecord(at.tx, context, at.caller, id)
  const action = after.status === row.status ? "UPDATE" : "STATUS"
  yield* noteRecord(context, at, {
    action,
    row: after,
    owner,
    changes: recordChanges(context, row, after),
    reason: recipients.map((one) => one.email).join(", "),
  })
  return shownTo(context, at.caller, after)
})
