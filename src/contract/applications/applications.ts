import { endpoint } from "../wire/endpoint.ts"
import { RecordIdText } from "../wire/recordId.ts"
import { Application } from "./application.ts"

/** Applications, as those who work with them read them. */
export const applications = {
  /** Section 7: "the application of the stored user", whose path is not shown. */
  get: endpoint({
    method: "GET",
    service: "applications",
    path: "/v2/admin/applications/:id",
    openPath: "application",
    summary:
      "Reads the application one belongs to, with the project its realtime database is in. Who manages applications reads any, and all of it.",
    access: "signedIn",
    params: { id: RecordIdText },
    success: Application,
  }),
}
