import * as Schema from "effect/Schema"
import { endpoint } from "../wire/endpoint.ts"
import { entity } from "../wire/entity.ts"
import { reads } from "../wire/reading.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"

/** The address of a Realtime Database, as a Firebase project's settings show it. */
const DatabaseUrl = reads(Schema.String, {
  read: (raw) => (typeof raw === "string" && /^https?:\/\/\S+$/.test(raw) ? raw : undefined),
})

/** An application, as far as panels need it: its own Firebase project, where it has one. */
const ApplicationRecord = entity({
  _id: RecordId,
  name: Schema.String,
  firebase: Schema.optionalKey(
    Schema.NullOr(Schema.Struct({ databaseURL: Schema.optionalKey(DatabaseUrl) })),
  ),
})

/** Applications, as those who work with them read them. */
export const applications = {
  /** Section 7: "the application of the stored user", whose path is not shown. */
  get: endpoint({
    method: "GET",
    service: "applications",
    path: "/v2/admin/applications/:id",
    openPath: "application",
    summary: "Reads the application one belongs to, with the project its realtime database is in.",
    access: "signedIn",
    params: { id: RecordIdText },
    success: ApplicationRecord,
  }),
}
