import * as Schema from "effect/Schema"
import { lazyEndpoint } from "../wire/lazyEndpoint.ts"
import { RecordIdText } from "../wire/recordId.ts"
import { AdminStyle } from "./styles.ts"

/** Public data of an application: its name and its look. */
const PublicApplication = () =>
  Schema.Struct({ name: Schema.String, adminStyle: Schema.optionalKey(Schema.NullOr(AdminStyle)) })

/** Endpoints for the pages outside the shell, which need no account. */
export const publicPages = {
  application: lazyEndpoint(
    {
      method: "GET",
      service: "applications",
      path: "/public/applications/:id",
      extra: "public-pages",
      summary: "Tells anybody what an application is called and how it looks.",
      access: "public",
      params: { id: RecordIdText },
    },
    { success: PublicApplication },
  ),
}
