import type { Resource } from "../resource/resource.ts"
import { movesBeyond } from "../resource/movesBeyond.ts"
import type { ImportProblem } from "./importRun.ts"

type Raw = Readonly<Record<string, unknown>>

/**
 * Reasons to ask somebody before a row is written: a price that jumps, or would be zero. `before` is empty for a new record;
 * `maxJump`, in hundredths of a percent, is the store's own limit.
 */
export const askedProblems = (
  { fields }: Resource,
  before: Raw,
  after: Raw,
  maxJump?: number,
): ReadonlyArray<ImportProblem> =>
  Object.entries(fields).flatMap(([path, { rules }]): ReadonlyArray<ImportProblem> => {
    const [old, next] = [before[path], after[path]]
    if (rules.jump === undefined || typeof next !== "number" || next === old) return []
    if (next === 0) return [{ path, code: "zero" }]
    const isJump = typeof old === "number" && movesBeyond(old, next, maxJump ?? rules.jump)
    return isJump ? [{ path, code: "jumps" }] : []
  })
