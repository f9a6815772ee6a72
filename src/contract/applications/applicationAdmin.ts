import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"
import { managesApplications, writesApplications } from "../access/access.ts"
import { limits } from "../limits.ts"
import { historyCall } from "../resource/history.ts"
import { RecordInUse, UnknownReference, ValueTaken } from "../resource/refusals.ts"
import { endpoint } from "../wire/endpoint.ts"
import { entity } from "../wire/entity.ts"
import { paginator, resultPage } from "../wire/page.ts"
import { partialAnswer } from "../wire/reading.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"
import { RequiredText, Search, Text } from "../wire/text.ts"
import {
  Application,
  applicationStatuses,
  applicationTypes,
  applicationUpgrades,
  brandFields,
  NewApplication,
  SavedApplication,
} from "./application.ts"

/** Someone else saved the application first; `current` is what they saved. */
export class StaleApplication extends Schema.TaggedError<StaleApplication>()("StaleApplication", {
  current: Application,
}) {
  static readonly status = 412
}

const none = "null"

/** A name that is searched for: an empty one travels as the text `null`, any other trimmed (section 7). */
const SearchedName = Text(limits.text.search.max).pipe(
  Schema.decodeTo(
    Schema.String,
    SchemaTransformation.transform({
      decode: (text) => (text.trim() === none ? "" : text.trim()),
      encode: (name) => name.trim() || none,
    }),
  ),
)

/** Application with its name only. */
const NamedApplication = entity({ _id: RecordId, name: Schema.String })

const common = { service: "applications", access: managesApplications } as const
const writing = { ...common, access: writesApplications } as const
const params = { id: RecordIdText }

/** Applications, as those who manage them do (section 7, applications admin API). */
export const applicationAdmin = {
  page: endpoint({
    ...common,
    method: "GET",
    path: "/v2/admin/applications/paginator",
    summary: "Reads one page of applications, by a part of the name, by status and by upgrade.",
    query: {
      ...paginator,
      name: Search,
      status: Schema.optionalKey(Schema.Literals(applicationStatuses)),
      upgrade: Schema.optionalKey(Schema.Literals(applicationUpgrades)),
    },
    success: resultPage(Application),
  }),
  upgrades: endpoint({
    ...common,
    method: "GET",
    path: "/v2/admin/applications/upgrade",
    summary: "Lists the applications of a type and a status with how far their upgrade is; both are needed.",
    query: { typeApp: Schema.Literals(applicationTypes), status: Schema.Literals(applicationStatuses) },
    success: Schema.Array(Application),
  }),
  search: endpoint({
    ...common,
    method: "GET",
    path: "/v2/admin/applications/search",
    summary: "Lists applications by a part of the name; all of them for the text `null`.",
    query: { name: SearchedName },
    success: Schema.Array(NamedApplication),
  }),
  named: endpoint({
    ...common,
    method: "GET",
    path: "/v2/admin/applications/search-name/:id",
    summary: "Finds the application of an ID, or the one that is called so, in capital or small letters.",
    params: { id: RequiredText(1, limits.text.title.max) },
    success: NamedApplication,
  }),
  create: endpoint({
    ...writing,
    method: "POST",
    path: "/v2/admin/applications",
    extraFields: { brands: brandFields },
    summary: "Creates an application. A domain that another one has is refused.",
    body: NewApplication,
    success: partialAnswer(Application),
    refusals: [ValueTaken, UnknownReference],
  }),
  save: endpoint({
    ...writing,
    method: "PUT",
    path: "/v2/admin/applications/:id",
    extraFields: { brands: brandFields },
    summary: "Saves an application; fields left out are unchanged, null empties one.",
    params,
    body: SavedApplication,
    success: partialAnswer(Application),
    refusals: [StaleApplication, ValueTaken, UnknownReference],
  }),
  remove: endpoint({
    ...writing,
    method: "DELETE",
    path: "/v2/admin/applications/:id",
    summary: "Deletes an application that has no franchises, companies, users or records.",
    params,
    success: Schema.Void,
    refusals: [RecordInUse],
  }),
  history: historyCall({
    ...common,
    extra: "history",
    record: "/v2/admin/applications/:id",
    one: "application",
  }),
}
