import * as Effect from "effect/Effect"
import { afterQuietHours, isQuiet } from "../../../src/contract/messages/quietHours.ts"
import { sendingChannels } from "../../../src/contract/messages/sendingChannels.ts"
import { campaigns } from "../../../src/contract/resources/campaigns.ts"
import type { BodyOf } from "../../../src/contract/resource/resource.ts"
import type { FoundIssue } from "../../../src/contract/wire/fieldIssues.ts"
import { type Database, query } from "../db/database.ts"
import { badRequest } from "../http/issues.ts"
import { addJobAgain } from "../jobs/jobs.ts"
import { countCampaign } from "./campaignAudience.ts"
import { campaignKey, sentCampaign } from "./campaigns.ts"
import { retryRecipients } from "./sendMessages.ts"
import { asBody, type Values } from "../resource/fieldValues.ts"
import type { OwnerIds } from "../access/ownerIds.ts"
import { type RuleScope, rulesOf } from "../resource/rules.ts"

type CampaignBody = Partial<BodyOf<typeof campaigns>>

const refuse = (code: FoundIssue["code"], field: string, { language }: RuleScope) =>
  Effect.fail(badRequest([{ path: `body.${field}`, code }], language))

const isSent = ({ channel }: { readonly channel?: string | null }) =>
  (sendingChannels as ReadonlyArray<unknown>).includes(channel)

/** Estimates the current audience; null for messages the platform does not send. */
const estimate = (at: RuleScope, requested: CampaignBody, { applicationId, companyId }: OwnerIds) =>
  isSent(requested) && requested.audience && applicationId && companyId
    ? Effect.map(countCampaign(at.tx, { applicationId, companyId }, requested.audience), (estimated) => ({
        estimated,
      }))
    : Effect.succeed({ estimated: null })

/** Sends it when it begins; what was paused, or given up, goes on with those it did not reach. */
const send = async (tx: Database, id: number, startsAt: string) => {
  const from = Math.max(Date.parse(startsAt), Date.now())
  await retryRecipients(tx, sentCampaign(id))
  await addJobAgain(tx, "CAMPAIGNS", campaignKey(id), new Date(afterQuietHours(from)))
}

/** A campaign the platform sends is approved by the application, whose customers it reaches. */
export const campaignRules = rulesOf(campaigns, {
  create: (at, body, owner) => estimate(at, body, owner),
  save: (at, before, body, owner) =>
    estimate(
      at,
      { ...asBody(campaigns.fields, before as unknown as Values), ...body } as CampaignBody,
      owner,
    ),
  move: Effect.fnUntraced(function* (at, before, to) {
    const isFirst = before.status === "DRAFT" || before.status === "SUBMITTED"
    if (to !== "SUBMITTED" && to !== "SCHEDULED") return { problem: null }
    if (!isSent(before)) return {}
    const empty = (["subject", "message"] as const).find((field) => !before[field])
    if (empty) return yield* refuse("required", empty, at)
    if (isFirst && Date.parse(before.startsAt) <= Date.now()) return yield* refuse("past", "startsAt", at)
    if (isFirst && isQuiet(Date.parse(before.startsAt))) return yield* refuse("night", "startsAt", at)
    if (to === "SUBMITTED") return {}
    const { user, membership } = at.caller
    const mayApprove = membership.kind === "all" || membership.kind === "application"
    const isApproved = before.approvedAt != null
    if (!isApproved && !mayApprove) return yield* refuse("reserved", "approvedBy", at)
    yield* query(() => send(at.tx, Number(before._id), before.startsAt))
    return {
      problem: null,
      ...(!isApproved && { approvedBy: user.id, approvedAt: new Date().toISOString() }),
    }
  }),
})
