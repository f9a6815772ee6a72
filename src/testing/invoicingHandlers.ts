import * as Effect from "effect/Effect"
import {
  type Closing,
  type ClosingDetails,
  type ClosingProblem,
  invoicing,
  invoicingLimits,
} from "../contract/finance/invoicing.ts"
import { invoiceSums } from "../contract/finance/invoiceSums.ts"
import { contracts } from "../contract/resources/contracts.ts"
import { invoices } from "../contract/resources/invoices.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import { idOf } from "./readInput.ts"
import { note, oneWithin, recordsIn, type ResourceMemory } from "./resourceMemory.ts"
import { ensureWriter } from "./resourceRules.ts"
import type { Handler } from "./Handler.ts"

interface Period {
  readonly from: string
  readonly to: string
}

interface StartBody extends Period {
  readonly dueOn: string
  readonly companies: ReadonlyArray<number>
}

type Company = { readonly _id: number; readonly name: string }

const companiesOf = ({ lists }: ResourceMemory): ReadonlyArray<Company> =>
  (lists.sources.get("companies")?.() ?? []).map(({ _id, label }) => ({ _id, name: label }))

/** The invoice that has some of these days of a company already. */
const lockOf = ({ lists }: ResourceMemory, { from, to }: Period, { _id: company }: Company) =>
  recordsIn(lists, invoices).find(
    ({ owner, status, periodFrom, periodTo }) =>
      owner?._id === company && status !== "CANCELED" && periodFrom <= to && periodTo >= from,
  )

/** Returns a company's settlement: a backend in memory settles the monthly fee of its contract, and no orders. */
const settled = (memory: ResourceMemory, period: Period, company: Company) => {
  const contract = recordsIn(memory.lists, contracts).find(({ owner }) => owner?._id === company._id)
  const amount = contract?.monthlyFee ?? 0
  const lines = amount > 0 ? [{ kind: "MONTHLY", side: "CHARGE", quantity: 1, amount } as const] : []
  const lock = lockOf(memory, period, company)
  const open = contract ? null : "NO_CONTRACT"
  const problem: ClosingProblem | null = lock ? "CLOSED" : lines.length > 0 ? null : (open ?? "NOTHING")
  const invoice = lock ? { _id: Number(lock._id), number: lock.number } : null
  return { company, lines, sums: invoiceSums(lines), problem, invoice }
}

const createInvoice = (memory: ResourceMemory, body: StartBody, company: Company) => {
  const { problem, invoice, lines, sums } = settled(memory, body, company)
  if (problem) return { company, invoice, problem }
  const _id = memory.table.nextId()
  const number = `${body.to.slice(0, 7).replace("-", "")}-${String(_id).padStart(6, "0")}`
  const now = new Date().toISOString()
  const row = {
    _id,
    version: 1,
    createdAt: now,
    updatedAt: now,
    owner: company._id,
    status: "DRAFT",
    position: _id,
    values: { number, periodFrom: body.from, periodTo: body.to, dueOn: body.dueOn, lines, ...sums },
  }
  memory.table.rows.set(_id, row)
  note(memory, "CREATE", { after: row })
  return { company, invoice: { _id, number }, problem: null }
}

const countsOf = (companies: ClosingDetails["companies"]) => ({
  total: companies.length,
  closed: companies.filter(({ problem }) => problem === null).length,
  failed: companies.filter(({ problem }) => problem !== null).length,
})

/** Closes periods of the companies of a backend, at once; none without a list of invoices. */
export const invoicingHandlers = (memory: ResourceMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  if (memory.resource.name !== invoices.name) return []
  const closings: Array<{ readonly closing: Closing; readonly companies: ClosingDetails["companies"] }> = []
  const preview: Handler = Effect.fnUntraced(function* ({ body }) {
    yield* ensureWriter(memory)
    const all = companiesOf(memory).slice(0, invoicingLimits.preview)
    const companies = all.map((company) => {
      const { sums, problem, invoice } = settled(memory, body as Period, company)
      return { company, orders: 0, ...sums, problem, invoice }
    })
    return { companies, next: null }
  })
  const start: Handler = Effect.fnUntraced(function* (input) {
    yield* ensureWriter(memory)
    const body = input.body as StartBody
    const selected = companiesOf(memory).filter(({ _id }) => body.companies.includes(_id))
    const companies = selected.map((company) => createInvoice(memory, body, company))
    const { from, to, dueOn } = body
    const _id = closings.length + 1
    const closing = { _id, from, to, dueOn, startedAt: new Date().toISOString(), ...countsOf(companies) }
    closings.unshift({ closing, companies })
    return closing
  })
  const read: Handler = (input) => {
    const found = closings.find(({ closing }) => closing._id === idOf(input))
    return found
      ? Effect.succeed({ ...found.closing, companies: found.companies })
      : Effect.fail(new NotFound())
  }
  return [
    [invoicing.preview, preview],
    [invoicing.start, start],
    [invoicing.recent, () => Effect.succeed(closings.map(({ closing }) => closing))],
    [invoicing.read, read],
    [invoicing.explain, (input) => Effect.as(oneWithin(memory, idOf(input)), { orders: [], next: null })],
  ]
}
