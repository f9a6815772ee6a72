import * as Schema from "effect/Schema"
import { endpoint } from "../wire/endpoint.ts"
import { RecordId } from "../wire/recordId.ts"

/** Help articles for somebody who is about to ask. */
export const faqSuggestions = {
  find: endpoint({
    service: "main",
    extra: "help-suggestions",
    access: "signedIn",
    method: "GET",
    path: "/faq-suggestions",
    summary:
      "The published help articles that answer best what somebody is about to ask, the best first; few.",
    query: { text: Schema.String.check(Schema.isMaxLength(255)) },
    success: Schema.Array(Schema.Struct({ _id: RecordId, title: Schema.String, body: Schema.String })),
  }),
}
