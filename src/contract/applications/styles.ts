import * as Schema from "effect/Schema"
import { Bytes } from "../files/bytes.ts"
import { endpoint } from "../wire/endpoint.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"
import { Text } from "../wire/text.ts"

const text = Schema.optionalKey(Schema.NullOr(Schema.String))

/** Style of an application on its own host (section 3). Missing fields take their defaults. */
export const AdminStyle = Schema.Struct({
  titleTab: text,
  footerTitle: text,
  tabIcon: text,
  backgroundLogin: text,
  logo: text,
  expiration: text,
  /** Ours: what one can act on, as `#` and six hexadecimal digits; every step of the accent follows from it. */
  primaryColor: text,
})
export type AdminStyle = typeof AdminStyle.Type

/** The look of the panel by host. */
export const styles = {
  ofHost: endpoint({
    method: "GET",
    service: "applications",
    path: "/v2/setting/app/admin/styles",
    summary: "Reads the look of the panel on a host.",
    access: "public",
    query: { domain: Text(255) },
    success: Schema.Struct({
      adminStyle: Schema.optionalKey(Schema.NullOr(AdminStyle)),
      /** Ours: the application whose terms of use a person who registers on this host agrees to; none without any in force. */
      registrationTerms: Schema.optionalKey(Schema.NullOr(RecordId)),
    }),
  }),
  picture: endpoint({
    method: "GET",
    service: "applications",
    path: "/v2/setting/app/admin/pictures/:id",
    extra: "brands",
    summary: "Reads a picture that the style of an application names.",
    access: "public",
    params: { id: RecordIdText },
    success: Bytes,
    answers: "file",
  }),
}
