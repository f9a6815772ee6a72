import * as Effect from "effect/Effect"
import { licensing } from "../contract/licenses/licensing.ts"
import { RenewalRefused } from "../contract/licenses/refusals.ts"
import { isAssignable, isRenewable, isRenewedAhead, renewedEnd } from "../contract/licenses/renewedEnd.ts"
import { platformDay } from "../contract/resource/datedItems.ts"
import { MoveRefused } from "../contract/resource/refusals.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import type { Handler } from "./handlers.ts"
import { badRequest, idOf } from "./readInput.ts"
import { type KeptRow, statusOf } from "./resourceFilter.ts"
import { note, oneWithin, type ResourceMemory } from "./resourceMemory.ts"
import { shownRow } from "./resourceTable.ts"

const keep = (memory: ResourceMemory, before: KeptRow, change: Partial<KeptRow>) => {
  const { resource, table, lists } = memory
  const after = { ...before, ...change, version: before.version + 1, updatedAt: new Date().toISOString() }
  note(memory, after.status === before.status ? "UPDATE" : "STATUS", { before, after })
  table.rows.set(after._id, after)
  return shownRow(resource, after, lists.sources)
}

/** What the calls do by which partners renew and assign their licenses; none without a list of these. */
export const licensingHandlers = (memory: ResourceMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const { resource } = memory
  if (resource.name !== "licenses") return []
  const renew: Handler = Effect.fnUntraced(function* (input) {
    const { expiresAt: confirmed } = input.body as { readonly expiresAt: string }
    const row = yield* oneWithin(memory, idOf(input))
    const from = statusOf(resource, row) ?? ""
    if (!isRenewable(from)) return yield* new MoveRefused({ from, nextStatuses: [] })
    const today = platformDay()
    const expiresAt = renewedEnd(row.values, today)
    if (expiresAt === undefined) return yield* badRequest([{ path: "body.billing", code: "required" }])
    if (expiresAt !== confirmed || isRenewedAhead(row.values, today))
      return yield* new RenewalRefused({ expiresAt: String(row.values["expiresAt"]) })
    return keep(memory, row, { values: { ...row.values, expiresAt } })
  })
  const assign: Handler = Effect.fnUntraced(function* (input) {
    const { customer } = input.body as { readonly customer: string }
    const row = yield* oneWithin(memory, idOf(input))
    const from = statusOf(resource, row) ?? ""
    if (!isAssignable(from)) return yield* new MoveRefused({ from, nextStatuses: [] })
    const status = row.status === "AVAILABLE" ? "ASSIGNED" : row.status
    return keep(memory, row, { status, values: { ...row.values, customer } })
  })
  return [
    [licensing.renew, renew],
    [licensing.assign, assign],
  ]
}
