import type { ApiError } from "../../api/errors.ts"
import type { UserOutranks, UserProtected } from "../../contract/users/user.ts"
import type { ListSay } from "../../resource/ListSpec.ts"

/** How the specification's calls refuse to delete a user. */
export type UserRefusal = UserOutranks | UserProtected

/** Why a user was not deleted, in words. A new refusal does not compile until it has a line here. */
export const explain = (
  word: ListSay,
  api: (error: ApiError) => string,
  error: UserRefusal | ApiError,
): string => {
  switch (error._tag) {
    case "UserProtected":
      return word("protected")
    case "UserOutranks":
      return word("outranks")
    default:
      return api(error)
  }
}
