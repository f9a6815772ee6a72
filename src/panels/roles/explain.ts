import type { ApiError } from "../../api/errors.ts"
import { Forbidden } from "../../contract/wire/refusals.ts"
import type {
  CoreRole,
  CoreRoleProtected,
  GrantExceeds,
  RoleInUse,
  RoleOutranks,
  UnknownPermission,
} from "../../contract/users/roles.ts"
import type { FallbackExceeds } from "../../contract/users/user.ts"
import type { ListSay } from "../../resource/ListSpec.ts"

/** Refusals of the specification's role calls. */
export type RoleRefusal =
  | CoreRole
  | CoreRoleProtected
  | FallbackExceeds
  | GrantExceeds
  | RoleInUse
  | RoleOutranks
  | UnknownPermission

/** Explains in words why a role was not saved or deleted. A new refusal does not compile until it has a line here. */
export const explain = (
  word: ListSay,
  api: (error: ApiError) => string,
  error: RoleRefusal | ApiError,
): string => {
  switch (error._tag) {
    case "RoleInUse":
      return error.users === undefined ? word("someHolders") : word("holders", { count: error.users })
    case "CoreRole":
    case "CoreRoleProtected":
      return word("locked")
    case "GrantExceeds":
      return `${word("grantExceeds")} ${api(new Forbidden({ needs: error.permissions }))}`
    case "FallbackExceeds":
      return word("fallbackExceeds")
    case "RoleOutranks":
      return word("outranks")
    case "UnknownPermission":
      return word("unknownPermission")
    default:
      return api(error)
  }
}
