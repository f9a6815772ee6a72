import { useCallback } from "react"
import type { ApiError } from "../api/errors.ts"
import { usePermissionTitles } from "./usePermissionTitles.ts"
import { frameWords } from "./words.ts"
import { type Say, useWords } from "./useWords.ts"

/** Every way any call can fail, in words. A new one does not compile until it has a line here. */
const explain = (
  say: Say<typeof frameWords>,
  titlesOf: (permissions: ReadonlyArray<string>) => string,
  error: ApiError,
): string => {
  switch (error._tag) {
    case "Unreachable":
      return say("unreachable")
    case "Unexpected": {
      const status = String(error.status)
      return error.requestId
        ? say("unexpectedId", { status, id: error.requestId })
        : say("unexpected", { status })
    }
    case "BadRequest":
      return say("badRequest")
    case "Unauthenticated":
      return say("unauthenticated")
    case "Forbidden":
      return error.needs.length === 0
        ? say("forbiddenPlain")
        : say("forbidden", { needs: titlesOf(error.needs) })
    case "ForeignCompany":
      return say("foreignCompany")
    case "NotFound":
      return say("notFound")
    case "IdempotencyMismatch":
      return say("idempotencyMismatch")
    case "AnswerForgotten":
      return say("answerForgotten")
    case "VersionRequired":
      return say("versionRequired")
    case "TooManyRequests":
      return say("tooManyRequests", { count: error.retryAfter })
  }
}

/** Returns a function that explains errors any call may have; a panel explains its own refusals. */
export const useExplain = (): ((error: ApiError) => string) => {
  const say = useWords("frame", frameWords)
  const titlesOf = usePermissionTitles()
  return useCallback((error) => explain(say, titlesOf, error), [say, titlesOf])
}
