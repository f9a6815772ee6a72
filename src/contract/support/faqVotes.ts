import * as Schema from "effect/Schema"
import { endpoint } from "../wire/endpoint.ts"
import { RecordIdText } from "../wire/recordId.ts"

/** Votes on the usefulness of help articles. */
export const faqVotes = {
  vote: endpoint({
    service: "main",
    extra: "helpful-votes",
    access: "signedIn",
    method: "POST",
    path: "/faq-article/:id/vote",
    summary: "Says whether an article helped; whoever says it again changes their mind.",
    params: { id: RecordIdText },
    body: Schema.Struct({ isHelpful: Schema.Boolean }),
    success: Schema.Struct({ helpful: Schema.Int, unhelpful: Schema.Int }),
  }),
  read: endpoint({
    service: "main",
    extra: "helpful-votes",
    access: "signedIn",
    method: "POST",
    path: "/faq-article/:id/read",
    summary: "Says that somebody reads an article; each user counts once.",
    params: { id: RecordIdText },
    success: Schema.Void,
  }),
}
