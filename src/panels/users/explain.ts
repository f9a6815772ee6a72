import type { ApiError } from "../../api/errors.ts"
import type { UserProtected } from "../../contract/user.ts"
import type { Say } from "../../frame/useWords.ts"
import type { en } from "./words.en.ts"

/** Every way this panel can fail, in words. */
export const explain = (
  say: Say<typeof en>,
  api: (error: ApiError) => string,
  error: UserProtected | ApiError,
): string => (error._tag === "UserProtected" ? say("protected") : api(error))
