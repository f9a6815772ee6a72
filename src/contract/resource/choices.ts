import * as Schema from "effect/Schema"
import { endpoint } from "../wire/endpoint.ts"
import { entity } from "../wire/entity.ts"
import { limits } from "../limits.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"
import { Search, Text } from "../wire/text.ts"

/** One record to choose: its id and its name; of a company its time zone too. */
export const Choice = entity({
  _id: RecordId,
  label: Schema.String,
  timeZone: Schema.optionalKey(Schema.String),
})
export type Choice = typeof Choice.Type

/** A record found by a text, and the list it is in. */
export const FoundRecord = entity({ source: Schema.String, _id: RecordId, label: Schema.String })
export type FoundRecord = typeof FoundRecord.Type

/** Ids as a query carries them, joined by commas. */
const Ids = Schema.optionalKey(Text(limits.text.choiceIds.max))

/** Records one may name in a field or a filter, without the right to open their list. */
export const choices = {
  find: endpoint({
    method: "GET",
    service: "main",
    path: "/choices/:source",
    extra: "resources",
    summary:
      "Finds records of a source by a part of their name, or by their ids; the first ones by name without either. With a list and an owner only those that a record of theirs may name.",
    access: "signedIn",
    params: { source: Text(limits.text.line.max) },
    query: {
      search: Search,
      ids: Ids,
      list: Schema.optionalKey(Text(limits.text.line.max)),
      owner: Schema.optionalKey(RecordIdText),
    },
    success: Schema.Array(Choice),
  }),
  everywhere: endpoint({
    method: "GET",
    service: "main",
    path: "/choices",
    extra: "resources",
    summary: "Finds records by a text in every list the caller may open: the first few of each.",
    access: "signedIn",
    query: { search: Text(limits.text.search.max) },
    success: Schema.Array(FoundRecord),
  }),
}
