import * as Schema from "effect/Schema"
import { anonymizesPeople } from "../access/access.ts"
import { limits } from "../limits.ts"
import { endpoint } from "../wire/endpoint.ts"
import { partialAnswer } from "../wire/reading.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"
import { Text } from "../wire/text.ts"

/** Calls for readers of Super Panfleto beyond those of every described list. */
export const readerRegistry = {
  anonymize: endpoint({
    service: "main",
    extra: "registry",
    access: anonymizesPeople,
    method: "POST",
    path: "/offer/person/:id/anonymize",
    summary: "Erases what identifies a reader, for good. The body repeats the reader's name.",
    params: { id: RecordIdText },
    body: Schema.Struct({ name: Text(limits.text.line.max) }),
    success: partialAnswer(Schema.Struct({ _id: RecordId, status: Schema.String })),
  }),
}
