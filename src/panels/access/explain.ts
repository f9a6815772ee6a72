import type { Access } from "../../contract/access/access.ts"
import {
  type AccessAnswer,
  type AccessFacts,
  type AccessReason,
  explainAccess,
} from "../../contract/access/accessFacts.ts"
import type { Say } from "../../frame/useWords.ts"
import type { accessWords } from "./words.ts"

type Words = Say<typeof accessWords>

const byGroup = (
  say: Words,
  moment: (at: string) => string,
  { group, permission, until }: Extract<AccessReason, { readonly by: "group" }>,
) =>
  until === null
    ? say("byGroup", { group, permission })
    : say("byGroupUntil", { group, permission, until: moment(until) })

const reason = (say: Words, moment: (at: string) => string, why: AccessReason): string => {
  switch (why.by) {
    case "kind":
      return say(why.kind === "root" ? "asRoot" : "asApplication")
    case "role":
      return say("byRole", why)
    case "group":
      return byGroup(say, moment, why)
    case "user":
      return say("byUser", why)
    case "fallback":
      return say("byFallback", { set: say(`set.${why.set}`), permission: why.permission })
  }
}

const missing = (say: Words, facts: AccessFacts, { needs, fallback }: AccessAnswer): string => {
  if (needs.length === 0) return say("notForCompanies")
  const names = needs.join(say("or"))
  if (fallback) return say("missingFallback", { set: say(`set.${fallback}`), needs: names })
  const holdsAny =
    (facts.granted ?? []).length > 0 || facts.roles.some(({ permissions }) => permissions.length > 0)
  return say(holdsAny ? "missing" : "missingAll", { needs: names })
}

/** Returns the decision on someone's access, with its reason; `moment` formats the time it ends. */
export const explain = (say: Words, moment: (at: string) => string, facts: AccessFacts, access: Access) => {
  if (typeof access === "string") return { isAllowed: true, why: say("everyone") }
  const answer = explainAccess(facts, access)
  const why = answer.isAllowed
    ? answer.reasons.map((one) => reason(say, moment, one)).join(" ")
    : missing(say, facts, answer)
  return { isAllowed: answer.isAllowed, why }
}
