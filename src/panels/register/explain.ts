import type { ApiError } from "../../api/errors.ts"
import type { Say } from "../../frame/useWords.ts"
import type { registerWords } from "./words.ts"

/** The registration was answered with nothing (section 8). */
export interface EmptyAnswer {
  readonly _tag: "EmptyAnswer"
}

/** Every way a registration can fail, in words. */
export const explain = (
  say: Say<typeof registerWords>,
  api: (error: ApiError) => string,
  error: EmptyAnswer | ApiError,
): string => (error._tag === "EmptyAnswer" ? say("invalidLogin") : api(error))
