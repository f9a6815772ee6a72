import type { ApiError } from "../../api/errors.ts"
import type { RecordInUse } from "../../contract/resource/refusals.ts"
import type { UserOutranks, UserProtected } from "../../contract/users/user.ts"
import type { Say } from "../../frame/useWords.ts"
import type { en } from "./words.en.ts"

/** Every way this panel can fail, in words. */
export const explain = (
  say: Say<typeof en>,
  api: (error: ApiError) => string,
  error: UserOutranks | UserProtected | RecordInUse | ApiError,
): string => {
  switch (error._tag) {
    case "UserProtected":
      return say("protected")
    case "RecordInUse":
      return say("named", { count: error.count })
    case "UserOutranks":
      return say("outranks")
    default:
      return api(error)
  }
}
