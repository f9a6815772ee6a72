import * as Schema from "effect/Schema"
import { endpoint } from "../wire/endpoint.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"
import { managesApplications } from "./access.ts"
import { MembersRefused } from "./groupMembers.ts"

/** Somebody who runs a franchise. */
export const FranchiseUser = Schema.Struct({ user: RecordId, name: Schema.String, email: Schema.String })
export type FranchiseUser = typeof FranchiseUser.Type

/** People that are added or removed at once. */
const maxAtOnce = 100

const common = { service: "main", access: managesApplications, extra: "franchises", method: "POST" } as const
const path = "/admin/franchises/:id/users"
const params = { id: RecordIdText }
const body = Schema.Struct({
  users: Schema.UniqueArray(RecordId).check(Schema.isMinLength(1), Schema.isMaxLength(maxAtOnce)),
})
const writeOptions = {
  body,
  params,
  success: Schema.Array(FranchiseUser),
  refusals: [MembersRefused],
} as const

/** Endpoints for the users who run a franchise: they see its companies and no others. */
export const franchiseUsers = {
  list: endpoint({
    ...common,
    method: "GET",
    path,
    summary: "Lists the users of a franchise by name.",
    params,
    success: Schema.Array(FranchiseUser),
  }),
  add: endpoint({
    ...common,
    path,
    summary: "Adds people of its application, who work for no company, to a franchise.",
    ...writeOptions,
  }),
  remove: endpoint({
    ...common,
    path: `${path}/remove`,
    summary: "Removes people from a franchise. They no longer see its companies.",
    ...writeOptions,
  }),
}
