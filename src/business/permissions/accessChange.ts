import type { fallbackSets } from "../../contract/access/access.ts"
import { type AccessFacts, explainAccess, fallbackInForce } from "../../contract/access/accessFacts.ts"
import type { AccessTarget } from "./AccessTarget.ts"

/** Effect of other roles on somebody whose default set they replace, or give back. */
export interface AccessChange {
  readonly set: keyof typeof fallbackSets
  /** True if roles take the place of the set; false if the set takes theirs. */
  readonly isReplaced: boolean
  /** Labels of what opens, and of what closes. */
  readonly gained: ReadonlyArray<string>
  readonly lost: ReadonlyArray<string>
}

const isOpenTo = (facts: AccessFacts, { access }: AccessTarget) =>
  typeof access === "string" || explainAccess(facts, access).isAllowed

const labelsOf = (targets: ReadonlyArray<AccessTarget>) => [...new Set(targets.map(({ label }) => label))]

/** Returns the effect of a change of roles; undefined unless a default set is in force before it or after it, and not both. */
export const accessChange = (
  before: AccessFacts,
  after: AccessFacts,
  targets: ReadonlyArray<AccessTarget>,
): AccessChange | undefined => {
  const [former, next] = [fallbackInForce(before), fallbackInForce(after)]
  const set = former ?? next
  if (set === undefined || former === next) return undefined
  const changed = targets.map((target) => ({
    target,
    was: isOpenTo(before, target),
    is: isOpenTo(after, target),
  }))
  return {
    set,
    isReplaced: former !== undefined,
    gained: labelsOf(changed.filter(({ was, is }) => is && !was).map(({ target }) => target)),
    lost: labelsOf(changed.filter(({ was, is }) => was && !is).map(({ target }) => target)),
  }
}
