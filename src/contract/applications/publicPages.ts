import * as Schema from "effect/Schema"
import { lazyEndpoint } from "../wire/lazyEndpoint.ts"
import { RecordIdText } from "../wire/recordId.ts"
import { AdminStyle } from "./styles.ts"

/** What anybody is told of an application: what it is called and how it looks. */
const PublicApplication = () =>
  Schema.Struct({ name: Schema.String, adminStyle: Schema.optionalKey(Schema.NullOr(AdminStyle)) })

/** What the pages outside the shell are made of: they ask for no account. */
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
