import type { ApiError } from "../../api/errors.ts"
import type { InvalidLogin } from "../../contract/session/session.ts"
import type { Say } from "../../frame/useWords.ts"
import type { loginWords } from "./words.ts"

/** Every way a login can fail, in words: the server's own message where it gives one (section 8). */
export const explain = (
  say: Say<typeof loginWords>,
  api: (error: ApiError) => string,
  error: InvalidLogin | ApiError,
): string => (error._tag === "InvalidLogin" ? error.message || say("invalidLogin") : api(error))
