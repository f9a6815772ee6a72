import { and, eq, ne, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { missingIn, unknownIn } from "../../../src/contract/messages/templateFaults.ts"
import { emailTemplates } from "../../../src/contract/resources/emailTemplates.ts"
import type { RowOf } from "../../../src/contract/resource/resource.ts"
import type { FoundIssue } from "../../../src/contract/wire/fieldIssues.ts"
import { tables } from "../db/described/tables.ts"
import { query } from "../db/database.ts"
import { sentLately } from "../mail/templateSends.ts"
import { badRequest } from "../http/issues.ts"
import { variablesOf } from "./messageHandlers.ts"
import { noteSuperseded } from "../resource/noteSuperseded.ts"
import { type RuleScope, rulesOf } from "../resource/rules.ts"

type Template = RowOf<typeof emailTemplates>

const { emailTemplates: table } = tables

const refuse = (found: ReadonlyArray<FoundIssue>, { language }: RuleScope) =>
  found.length > 0 ? Effect.fail(badRequest(found, language)) : Effect.void

/** Supersedes the published templates a draft takes the place of: those of its type and language. */
const supersede = Effect.fnUntraced(function* (
  { tx, caller }: RuleScope,
  { _id, type, language, owner }: Template,
) {
  const former = yield* query(() =>
    tx
      .update(table)
      .set({ status: "SUPERSEDED", updatedAt: sql`now()`, version: sql`${table.version} + 1` })
      .where(
        and(
          eq(table.type, Number(type._id)),
          eq(table.language, language),
          eq(table.status, "PUBLISHED"),
          ne(table.id, Number(_id)),
        ),
      )
      .returning({ id: sql<number>`${table.id}::int`, label: sql<string>`${table.name}` }),
  )
  const of = { list: emailTemplates.name, applicationId: Number(owner?._id) }
  yield* noteSuperseded(tx, caller, of, former)
})

/** A template uses no other variables than its type offers; a published one uses those its type demands. Publishing supersedes the one before, of its type and language. */
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
    yield* supersede(at, before)
    return { publishedAt: new Date().toISOString() }
  }),
})
