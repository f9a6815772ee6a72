import type { ApiError } from "../../api/errors.ts"
import type {
  CoreRole,
  CoreRoleProtected,
  GrantExceeds,
  RoleInUse,
  RoleOutranks,
  StaleRole,
  UnknownPermission,
} from "../../contract/users/roles.ts"
import type { RecordInUse } from "../../contract/resource/refusals.ts"
import type { FallbackExceeds } from "../../contract/users/user.ts"
import type { Say } from "../../frame/useWords.ts"
import type { en } from "./words.en.ts"

export type RoleRefusal =
  | CoreRole
  | CoreRoleProtected
  | FallbackExceeds
  | GrantExceeds
  | RecordInUse
  | RoleInUse
  | RoleOutranks
  | StaleRole
  | UnknownPermission

/** Every way this panel can fail, in words. A new refusal does not compile until it has a line here. */
export const explain = (
  say: Say<typeof en>,
  api: (error: ApiError) => string,
  error: RoleRefusal | ApiError,
): string => {
  switch (error._tag) {
    case "RoleInUse":
      return error.users === undefined ? say("inUseBySome") : say("inUse", { count: error.users })
    case "CoreRole":
    case "CoreRoleProtected":
      return say("coreRole")
    case "GrantExceeds":
      return say("grantExceeds", { names: error.permissions.join(", ") })
    case "FallbackExceeds":
      return say("fallbackExceeds")
    case "RecordInUse":
      return say("named", { count: error.count })
    case "RoleOutranks":
      return say("outranks")
    case "StaleRole":
      return say("stale", { title: error.current.title, count: error.current.permissions.length })
    case "UnknownPermission":
      return say("unknownPermission")
    default:
      return api(error)
  }
}
