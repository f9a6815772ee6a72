import * as Schema from "effect/Schema"
import { managesApplication, notifiesPeople, runsMarketing } from "../access/keepers.ts"
import { UnknownReference } from "../resource/refusals.ts"
import { endpoint } from "../wire/endpoint.ts"
import { RecordIdText } from "../wire/recordId.ts"
import { Audience } from "./audience.ts"
import { TestNotSent } from "./refusals.ts"

const common = { service: "main", extra: "messaging" } as const
const params = { id: RecordIdText }

/** Destination of a test message: `outbox` if this installation cannot send it. */
const TestSent = Schema.Struct({ to: Schema.String, kept: Schema.Boolean })

/** Operations on messages before they are sent to others. */
export const messages = {
  testTemplate: endpoint({
    ...common,
    access: managesApplication,
    method: "POST",
    path: "/email-template/:id/test",
    summary:
      "Sends an email template to whoever asks, with the samples of its type. Without an SMTP server it is kept in the outbox.",
    params,
    success: TestSent,
    refusals: [TestNotSent],
  }),
  testType: endpoint({
    ...common,
    access: managesApplication,
    method: "POST",
    path: "/email-type/:id/test",
    summary:
      "Sends a sample of an email type to whoever asks: its template published last, in their language where there is one.",
    params,
    success: TestSent,
    refusals: [TestNotSent],
  }),
  testNotification: endpoint({
    ...common,
    access: notifiesPeople,
    method: "POST",
    path: "/push-notification/:id/test",
    summary:
      "Sends a notification to whoever asks, by its channel; what nobody can send is kept in the outbox.",
    params,
    success: TestSent,
    refusals: [TestNotSent],
  }),
  testCampaign: endpoint({
    ...common,
    access: runsMarketing,
    method: "POST",
    path: "/campaign/:id/test",
    summary:
      "Sends the message of a campaign to whoever asks, by its channel; what nobody can send is kept in the outbox.",
    params,
    success: TestSent,
    refusals: [TestNotSent],
  }),
  audience: endpoint({
    ...common,
    access: notifiesPeople,
    method: "POST",
    path: "/push-notification/audience",
    summary: "Counts the people of an application whom a notification would reach.",
    body: Audience,
    success: Schema.Struct({ people: Schema.Int }),
    refusals: [UnknownReference],
  }),
}
