import { and, asc, eq, gt, type SQL } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { invoicingLimits, type invoicing as contract } from "../../../src/contract/finance/invoicing.ts"
import { dayAfter } from "../../../src/contract/companies/zonedTime.ts"
import { platformDay } from "../../../src/contract/resource/datedItems.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import type { FoundIssue } from "../../../src/contract/wire/fieldIssues.ts"
import { invoices as invoicesList } from "../../../src/contract/resources/invoices.ts"
import { contracts as contractsList } from "../../../src/contract/resources/contracts.ts"
import { companiesWithin } from "../access/reach.ts"
import { type Database, query } from "../db/database.ts"
import { closingCompanies, closings } from "../db/invoiceSchema.ts"
import { companies } from "../db/schema.ts"
import type { HandlerInput, CallServices, HandlersOf } from "../calls/handler.ts"
import { badRequest } from "../http/issues.ts"
import { addJob } from "../jobs/jobs.ts"
import { among } from "../lists/bulk.ts"
import { type Context, contextOf } from "../resource/context.ts"
import { checkWriter } from "../resource/owner.ts"
import { closingKey, settled } from "./closePeriod.ts"
import { explainLine } from "./explainLine.ts"
import { readClosing, readClosings } from "./readClosings.ts"
import { type ContractsContext, readPeriod } from "./readPeriod.ts"
import type { Period } from "./settlement.ts"

/** Returns the problems of a period to close: it must have ended, and its length is limited. */
const periodIssues = ({ from, to }: Period): ReadonlyArray<FoundIssue> => {
  if (to < from) return [{ path: "body.to", code: "order" }]
  if (to >= platformDay()) return [{ path: "body.to", code: "range" }]
  return dayAfter(from, invoicingLimits.days) <= to ? [{ path: "body.from", code: "range" }] : []
}

const someCompanies = (db: Database, where: SQL | undefined, limit: number) =>
  query(() =>
    db
      .select({ _id: companies.id, name: companies.name })
      .from(companies)
      .where(where)
      .orderBy(asc(companies.id))
      .limit(limit),
  )

const preview = Effect.fn("invoicing.preview")(function* (
  db: Database,
  contexts: Contexts,
  { caller, body, language }: HandlerInput<typeof contract.preview>,
) {
  yield* checkWriter(contexts.invoices.resource, caller)
  const issues = periodIssues(body)
  if (issues.length > 0) return yield* badRequest(issues, language)
  const where = and(companiesWithin(caller.reach), gt(companies.id, body.after ?? 0))
  const maxPreview = invoicingLimits.preview
  const found = yield* someCompanies(db, where, maxPreview + 1)
  const shown = found.slice(0, maxPreview)
  const ids = shown.map(({ _id }) => _id)
  const factsOf = yield* query(() => readPeriod(db, contexts.contracts, ids, body))
  const previewed = yield* Effect.forEach(shown, (company) =>
    Effect.map(
      query(() => factsOf(company._id)),
      (facts) => {
        const { sums, problem } = settled(facts, body)
        const invoice = facts.lock ? { _id: facts.lock.id, number: facts.lock.number } : null
        return { company, orders: facts.orders.length, ...sums, problem, invoice }
      },
    ),
  )
  return {
    companies: previewed,
    next: found.length > maxPreview ? (ids.at(-1) ?? null) : null,
  }
})

const start = Effect.fn("invoicing.start")(function* (
  tx: Database,
  { invoices }: Contexts,
  { caller, body, language }: HandlerInput<typeof contract.start>,
) {
  yield* checkWriter(invoices.resource, caller)
  const { from, to, dueOn } = body
  const issues = [
    ...periodIssues(body),
    ...(dueOn < platformDay() ? [{ path: "body.dueOn", code: "range" } as const] : []),
  ]
  if (issues.length > 0) return yield* badRequest(issues, language)
  const selected = and(companiesWithin(caller.reach), among(companies, body.companies))
  const found = yield* someCompanies(tx, selected, invoicingLimits.companies)
  if (found.length === 0) return yield* badRequest([{ path: "body.companies", code: "unknown" }], language)
  const id = yield* query(async () => {
    const values = { periodFrom: from, periodTo: to, dueOn, startedBy: caller.user.id as number }
    const [created] = await tx.insert(closings).values(values).returning({ id: closings.id })
    await tx
      .insert(closingCompanies)
      .values(found.map(({ _id }) => ({ closingId: created!.id, companyId: _id })))
    await addJob(tx, "CLOSE_PERIOD", closingKey(created!.id), undefined)
    return created!.id
  })
  const [closing] = yield* query(() => readClosings(tx, caller, eq(closings.id, id)))
  return closing!
})

interface Contexts {
  readonly invoices: Context<typeof invoicesList>
  readonly contracts: ContractsContext
}

/** Period closing for many companies, and the details of an invoice's lines. */
export const invoicingHandlers = (
  { db }: CallServices,
  contexts: ReadonlyArray<Context>,
): HandlersOf<typeof contract> => {
  const own = { invoices: contextOf(contexts, invoicesList), contracts: contextOf(contexts, contractsList) }
  return {
    preview: (input) => preview(db, own, input),
    start: (input) => input.write((tx) => start(tx, own, input)),
    recent: ({ caller }) => query(() => readClosings(db, caller, undefined)),
    read: Effect.fn("invoicing.read")(function* ({ params, caller }) {
      const found = yield* query(() => readClosing(db, caller, params.id))
      return found ?? (yield* new NotFound())
    }),
    explain: (input) => explainLine(db, own.invoices, input),
  }
}
