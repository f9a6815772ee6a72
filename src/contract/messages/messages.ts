import * as Schema from "effect/Schema"
import { managesApplication } from "../access/keepers.ts"
import { endpoint } from "../wire/endpoint.ts"
import { RecordIdText } from "../wire/recordId.ts"
import { TestNotSent } from "./refusals.ts"

const ours = { service: "main", extra: "messaging" } as const
const params = { id: RecordIdText }

/** Where a test went: `outbox` where this installation has nobody to send it. */
const Sent = Schema.Struct({ to: Schema.String, kept: Schema.Boolean })

/** What is done with messages before they reach others. */
export const messages = {
  testTemplate: endpoint({
    ...ours,
    access: managesApplication,
    method: "POST",
    path: "/email-template/:id/test",
    summary:
      "Sends an email template to whoever asks, with the samples of its type. Without an SMTP server it is kept in the outbox.",
    params,
    success: Sent,
    refusals: [TestNotSent],
  }),
}
