import * as Effect from "effect/Effect"
import { missingIn, unknownIn } from "../../../src/contract/messages/templateFaults.ts"
import { emailTemplates } from "../../../src/contract/resources/emailTemplates.ts"
import type { FoundIssue } from "../../../src/contract/wire/fieldIssues.ts"
import { sentLately } from "../mail/templateSends.ts"
import { badRequest } from "../http/issues.ts"
import { variablesOf } from "./messageHandlers.ts"
import { type RuleScope, rulesOf } from "../resource/rules.ts"

const refuse = (found: ReadonlyArray<FoundIssue>, { language }: RuleScope) =>
  found.length > 0 ? Effect.fail(badRequest(found, language)) : Effect.void

/** A template uses no other variables than its type offers; a published one uses those its type demands. */
export const emailTemplateRules = rulesOf(emailTemplates, {
  derive: (id) => ({ sent: sentLately(id) }),
  create: Effect.fnUntraced(function* (at, body) {
    yield* refuse(unknownIn(body, yield* variablesOf(at.tx, Number(body.type))), at)
    return {}
  }),
  save: Effect.fnUntraced(function* (at, before, body) {
    const variables = yield* variablesOf(at.tx, Number(body.type ?? before.type._id))
    const texts = { ...before, ...body }
    const missing = before.status === "PUBLISHED" ? missingIn(texts, variables) : []
    yield* refuse([...unknownIn(texts, variables), ...missing], at)
    return {}
  }),
  move: Effect.fnUntraced(function* (at, before, to) {
    if (to !== "PUBLISHED") return {}
    const variables = yield* variablesOf(at.tx, Number(before.type._id))
    yield* refuse([...unknownIn(before, variables), ...missingIn(before, variables)], at)
    return { publishedAt: new Date().toISOString() }
  }),
})
