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

type Wish = Partial<BodyOf<typeof notifications>>

/** A notification as it was, as somebody would send it. */
const wishOf = (row: object): Wish => asBody(notifications.fields, row as Values)

const refuse = (code: FoundIssue["code"], field: string, { language }: RuleScope) =>
  Effect.fail(badRequest([{ path: `body.${field}`, code }], language))

/** Refuses a schedule that has passed, or is for hours in which people are left alone. */
const checkSchedule = Effect.fnUntraced(function* (at: RuleScope, { scheduledFor, isAllowedAtNight }: Wish) {
  if (!scheduledFor) return
  const instant = Date.parse(scheduledFor)
  if (instant <= Date.now()) return yield* refuse("past", "scheduledFor", at)
  if (!isAllowedAtNight && isQuiet(instant)) return yield* refuse("night", "scheduledFor", at)
})

/** Estimates the audience of a message. */
const estimate = Effect.fnUntraced(function* (at: RuleScope, wish: Wish, { applicationId }: OwnerIds) {
  yield* checkSchedule(at, wish)
  return { estimated: yield* countReached(at.tx, applicationId ?? 0, wish as unknown as Reached) }
})

const isChanged = (before: Wish, wish: Wish): boolean =>
  JSON.stringify({ ...before, ...wish }) !== JSON.stringify(before)

/** At once, but for the quiet hours. */
const afterNight = ({ isAllowedAtNight }: Wish): Date =>
  new Date(isAllowedAtNight ? Date.now() : afterQuietHours(Date.now()))

/** Start of sending: as scheduled, or as soon as allowed. */
const dueAt = (wish: Wish): Date => (wish.scheduledFor ? new Date(wish.scheduledFor) : afterNight(wish))

/** Sends a notification that failed to those it did not reach. */
const sendRest = async (tx: Database, id: number, wish: Wish) => {
  await retryRecipients(tx, sentNotification(id, wish))
  await addJobAgain(tx, "NOTIFICATIONS", sendingKey(id), afterNight(wish))
}

/** A notification is approved by somebody else than who wrote it last, which leaves the job that sends it. */
export const notificationRules = rulesOf(notifications, {
  create: (at, wish, owner) =>
    Effect.map(estimate(at, wish, owner), (told) => ({ ...told, author: at.caller.user.id })),
  save: Effect.fnUntraced(function* (at, before, wish, owner) {
    const was = wishOf(before)
    const told = yield* estimate(at, { ...was, ...wish }, owner)
    return isChanged(was, wish) ? { ...told, author: at.caller.user.id } : told
  }),
  move: Effect.fnUntraced(function* (at, before, to) {
    const id = Number(before._id)
    if (to === "SENDING") {
      yield* query(() => sendRest(at.tx, id, wishOf(before)))
      return { problem: null }
    }
    if (to !== "SUBMITTED" && to !== "SCHEDULED") return { problem: null }
    yield* checkSchedule(at, wishOf(before))
    if (to === "SUBMITTED") return {}
    const { user } = at.caller
    if (before.author?._id === user.id && !user.isRoot) return yield* refuse("own", "author", at)
    yield* query(() => addJob(at.tx, "NOTIFICATIONS", sendingKey(id), dueAt(wishOf(before))))
    return { approvedBy: user.id, approvedAt: new Date().toISOString() }
  }),
})
