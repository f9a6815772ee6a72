import * as Effect from "effect/Effect"
import { licensing } from "../contract/licenses/licensing.ts"
import { RenewalRefused } from "../contract/licenses/refusals.ts"
import { isAssignable, isRenewable, isRenewedAhead, renewedEnd } from "../contract/licenses/renewedEnd.ts"
import { platformDay } from "../contract/resource/datedItems.ts"
import { MoveRefused } from "../contract/resource/refusals.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { badRequest, idOf } from "./readInput.ts"
import { keepChange } from "./keepChange.ts"
import { statusOf } from "./resourceFilter.ts"
import { oneWithin, type ResourceMemory } from "./resourceMemory.ts"
import type { Handler } from "./Handler.ts"

/** Handlers for partners to renew and assign their licenses; none without a list of these. */
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
    return keepChange(memory, row, { values: { ...row.values, expiresAt } })
  })
  const assign: Handler = Effect.fnUntraced(function* (input) {
    const { customer } = input.body as { readonly customer: string }
    const row = yield* oneWithin(memory, idOf(input))
    const from = statusOf(resource, row) ?? ""
    if (!isAssignable(from)) return yield* new MoveRefused({ from, nextStatuses: [] })
    const status = row.status === "AVAILABLE" ? "ASSIGNED" : row.status
    return keepChange(memory, row, { status, values: { ...row.values, customer } })
  })
  return [
    [licensing.renew, renew],
    [licensing.assign, assign],
  ]
}
