import type { ApiError } from "../../api/errors.ts"
import type { UsernameTaken } from "../../contract/session.ts"
import type { Say } from "../../frame/useWords.ts"
import type { en } from "./words.en.ts"

/** The registration was answered with nothing (section 8). */
export interface EmptyAnswer {
  readonly _tag: "EmptyAnswer"
}

/** Every way a registration can fail, in words. */
export const explain = (
  say: Say<typeof en>,
  api: (error: ApiError) => string,
  error: UsernameTaken | EmptyAnswer | ApiError,
): string => {
  switch (error._tag) {
    case "EmptyAnswer":
      return say("invalidLogin")
    case "UsernameTaken":
      return say("usernameTaken")
    default:
      return api(error)
  }
}
