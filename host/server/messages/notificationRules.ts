import * as Effect from "effect/Effect"
import { afterQuietHours, isQuiet } from "../../../src/contract/messages/quietHours.ts"
import { notifications } from "../../../src/contract/resources/notifications.ts"
import type { BodyOf } from "../../../src/contract/resource/resource.ts"
import type { FoundIssue } from "../../../src/contract/wire/fieldIssues.ts"
import { type Database, query } from "../db/database.ts"
import { badRequest } from "../http/issues.ts"
import { addJob, addJobAgain } from "../jobs/jobs.ts"
import { countReached } from "./audience.ts"
import type { Reached } from "./reached.ts"
import { sendingKey, sentNotification } from "./notifications.ts"
import { retryRecipients } from "./sendMessages.ts"
import { asBody, type Values } from "../resource/fieldValues.ts"
import type { OwnerIds } from "../access/ownerIds.ts"
import { type RuleScope, rulesOf } from "../resource/rules.ts"

type NotificationBody = Partial<BodyOf<typeof notifications>>

/** A notification as it was, as somebody would send it. */
const bodyOf = (row: object): NotificationBody => asBody(notifications.fields, row as Values)

const refuse = (code: FoundIssue["code"], field: string, { language }: RuleScope) =>
  Effect.fail(badRequest([{ path: `body.${field}`, code }], language))

/** Refuses a schedule that has passed, or is for hours in which people are left alone. */
const checkSchedule = Effect.fnUntraced(function* (
  at: RuleScope,
  { scheduledFor, isAllowedAtNight }: NotificationBody,
) {
  if (!scheduledFor) return
  const instant = Date.parse(scheduledFor)
  if (instant <= Date.now()) return yield* refuse("past", "scheduledFor", at)
  if (!isAllowedAtNight && isQuiet(instant)) return yield* refuse("night", "scheduledFor", at)
})

/** Estimates the audience of a message. */
const estimate = Effect.fnUntraced(function* (
  at: RuleScope,
  requested: NotificationBody,
  { applicationId }: OwnerIds,
) {
  yield* checkSchedule(at, requested)
  return { estimated: yield* countReached(at.tx, applicationId ?? 0, requested as unknown as Reached) }
})

const isChanged = (before: NotificationBody, body: NotificationBody): boolean =>
  JSON.stringify({ ...before, ...body }) !== JSON.stringify(before)

/** At once, but for the quiet hours. */
const afterNight = ({ isAllowedAtNight }: NotificationBody): Date =>
  new Date(isAllowedAtNight ? Date.now() : afterQuietHours(Date.now()))

/** Start of sending: as scheduled, or as soon as allowed. */
const dueAt = (body: NotificationBody): Date =>
  body.scheduledFor ? new Date(body.scheduledFor) : afterNight(body)

/** Sends a notification that failed to those it did not reach. */
const sendRest = async (tx: Database, id: number, body: NotificationBody) => {
  await retryRecipients(tx, sentNotification(id, body))
  await addJobAgain(tx, "NOTIFICATIONS", sendingKey(id), afterNight(body))
}

/**
 * A notification is approved by somebody else than who wrote it last, root included, which leaves the job that sends it.
 */
export const notificationRules = rulesOf(notifications, {
  create: (at, body, owner) =>
    Effect.map(estimate(at, body, owner), (audience) => ({ ...audience, author: at.caller.user.id })),
  save: Effect.fnUntraced(function* (at, before, body, owner) {
    const was = bodyOf(before)
    const audience = yield* estimate(at, { ...was, ...body }, owner)
    return isChanged(was, body) ? { ...audience, author: at.caller.user.id } : audience
  }),
  move: Effect.fnUntraced(function* (at, before, to) {
    const id = Number(before._id)
    if (to === "SENDING") {
      yield* query(() => sendRest(at.tx, id, bodyOf(before)))
      return { problem: null }
    }
    if (to !== "SUBMITTED" && to !== "SCHEDULED") return { problem: null }
    yield* checkSchedule(at, bodyOf(before))
    if (to === "SUBMITTED") return {}
    const { user } = at.caller
    if (before.author?._id === user.id) return yield* refuse("own", "author", at)
    yield* query(() => addJob(at.tx, "NOTIFICATIONS", sendingKey(id), dueAt(bodyOf(before))))
    return { approvedBy: user.id, approvedAt: new Date().toISOString() }
  }),
})
