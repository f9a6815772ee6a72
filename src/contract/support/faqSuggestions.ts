import * as Schema from "effect/Schema"
import { limits } from "../limits.ts"
import { endpoint } from "../wire/endpoint.ts"
import { RecordId } from "../wire/recordId.ts"
import { Text } from "../wire/text.ts"

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
    query: { search: Text(limits.text.search.max) },
    success: Schema.Array(Schema.Struct({ _id: RecordId, title: Schema.String, body: Schema.String })),
  }),
}
