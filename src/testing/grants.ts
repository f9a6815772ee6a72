import { mayGrant, type Subject } from "../contract/access/access.ts"
import { samplePermissions } from "./sampleRoles.ts"

/** The names of those permissions that a user may not hand out; a parent opens nothing. */
export const namesBeyond = (user: Subject, ids: ReadonlyArray<number>): ReadonlyArray<string> =>
  samplePermissions.flatMap(({ id, name, level }) =>
    level > 1 && ids.includes(id) && !mayGrant(user, name) ? [name] : [],
  )
