import * as Effect from "effect/Effect"
import { billing } from "../contract/finance/billing.ts"
import { isOutstanding, owedOf } from "../contract/finance/owedOf.ts"
import { pixCode } from "../contract/finance/pixCode.ts"
import { ReminderRefused } from "../contract/finance/refusals.ts"
import { MoveRefused } from "../contract/resource/refusals.ts"
import { invoices } from "../contract/resources/invoices.ts"
import { tickets } from "../contract/resources/tickets.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { idOf } from "./readInput.ts"
import type { KeptRow } from "./resourceFilter.ts"
import { note, oneWithin, type ResourceMemory } from "./resourceMemory.ts"
import { ensureWriter } from "./resourceRules.ts"
import { shownRow } from "./resourceTable.ts"
import type { Handler } from "./Handler.ts"

/** Whom a backend in memory has paid: the Central Bank's example, which nobody has. */
const receiver = {
  key: "123e4567-e12b-12d1-a456-426655440000",
  name: "Fulano de Tal",
  city: "BRASILIA",
}

/** Opens the ticket of a dispute; a backend without a list of tickets answers one that is nowhere. */
const openTicket = (
  { lists }: ResourceMemory,
  invoice: number,
  number: string,
  reason: string,
  owner: number | null,
) => {
  const list = lists.tables.find(({ resource }) => resource.name === tickets.name)
  const _id = list?.table.nextId() ?? 1
  const protocol = `BD-${_id}`
  const now = new Date().toISOString()
  const values = {
    protocol,
    subject: number,
    description: reason,
    category: "FINANCE",
    priority: "MEDIUM",
    invoice,
  }
  list?.table.rows.set(_id, {
    _id,
    version: 1,
    createdAt: now,
    updatedAt: now,
    owner,
    status: "NEW",
    position: _id,
    values,
  })
  return { _id, protocol }
}

const paymentOf = (invoice: Parameters<typeof owedOf>[0] & { readonly number?: unknown }) => {
  const cents = owedOf(invoice)
  const code = pixCode(receiver, { cents, reference: String(invoice.number) })
  return cents === 0 ? null : { code, cents, receiver: receiver.name }
}

/**
 * Handlers that pay a backend's invoices, remind of them and dispute them; none without a list of them. Nobody gets
 * mail.
 */
export const billingHandlers = (memory: ResourceMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const { resource, table, lists } = memory
  if (resource.name !== invoices.name) return []
  const reminded = new Set<number>()
  const answerOf = (row: KeptRow) => shownRow(resource, row, lists.sources)
  const pix: Handler = (input) =>
    Effect.map(oneWithin(memory, idOf(input)), (row) => ({ payment: paymentOf(answerOf(row)) }))
  const remind: Handler = Effect.fnUntraced(function* (input) {
    yield* ensureWriter(memory)
    const row = yield* oneWithin(memory, idOf(input))
    const { _id } = row
    if (owedOf(answerOf(row)) === 0) return yield* new ReminderRefused({ reason: "NOT_OWED" })
    if (reminded.has(_id)) return yield* new ReminderRefused({ reason: "TOO_SOON" })
    reminded.add(_id)
    return { recipients: 1 }
  })
  const dispute: Handler = Effect.fnUntraced(function* (input) {
    const before = yield* oneWithin(memory, idOf(input))
    const { reason } = input.body as { readonly reason: string }
    const from = before.status ?? ""
    if (!isOutstanding(before)) return yield* new MoveRefused({ from, nextStatuses: [] })
    const number = String(before.values["number"])
    const ticket = openTicket(memory, before._id, number, reason, before.owner)
    const values = { ...before.values, ticket: ticket.protocol }
    const now = new Date().toISOString()
    const after = { ...before, values, status: "DISPUTED", version: before.version + 1, updatedAt: now }
    note(memory, "STATUS", { before, after, reason })
    table.rows.set(after._id, after)
    return { invoice: answerOf(after), ticket }
  })
  return [
    [billing.pix, pix],
    [billing.remind, remind],
    [billing.dispute, dispute],
  ]
}
