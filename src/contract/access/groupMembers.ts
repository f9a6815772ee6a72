import * as Schema from "effect/Schema"
import { managesAccessGroups } from "./access.ts"
import { endpoint } from "../wire/endpoint.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"
import { Moment } from "../wire/text.ts"
import { GivenMoment } from "../wire/years.ts"

/** Somebody in an access group. `until` is when their membership ends; null where it does not. */
export const GroupMember = Schema.Struct({
  user: RecordId,
  name: Schema.String,
  email: Schema.String,
  until: Schema.NullOr(Moment),
})
export type GroupMember = typeof GroupMember.Type

/** Some cannot be in the group, or may do more than whoever asks: who they are. Nobody was added or removed. */
export class MembersRefused extends Schema.TaggedError<MembersRefused>()("MembersRefused", {
  users: Schema.Array(RecordId),
}) {
  static readonly status = 403
}

/** People that are added or removed at once. */
const maxMembersAtOnce = 500

const users = Schema.UniqueArray(RecordId).check(Schema.isMinLength(1), Schema.isMaxLength(maxMembersAtOnce))

const common = { service: "main", access: managesAccessGroups, extra: "access-groups" } as const
const params = { id: RecordIdText }
/** That of the groups' own list, which everybody who makes a call would load for it. */
const path = "/access-group/:id/members"

/** Members of an access group. */
export const groupMembers = {
  list: endpoint({
    ...common,
    method: "GET",
    path,
    summary: "Lists up to a thousand members of an access group by name, those whose membership is over too.",
    params,
    success: Schema.Array(GroupMember),
  }),
  put: endpoint({
    ...common,
    method: "POST",
    path,
    summary:
      "Adds people to an access group, or sets when their membership ends. From that moment on its permissions are gone.",
    params,
    body: Schema.Struct({ users, until: Schema.NullOr(GivenMoment("plan")) }),
    success: Schema.Array(GroupMember),
    refusals: [MembersRefused],
  }),
  remove: endpoint({
    ...common,
    method: "POST",
    path: `${path}/remove`,
    summary: "Removes people from an access group.",
    params,
    body: Schema.Struct({ users }),
    success: Schema.Array(GroupMember),
    refusals: [MembersRefused],
  }),
}
