import * as Effect from "effect/Effect"
import { couponCodes, randomCode, uniqueUse } from "../contract/resources/couponCodes.ts"
import { coupons } from "../contract/resources/coupons.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import type { Handler } from "./handlers.ts"
import { idOf } from "./readInput.ts"
import { note, oneWithin, type ResourceMemory } from "./resourceMemory.ts"
import { ensureWriter } from "./resourceRules.ts"

/** Makes many coupons of one rule. */
export const couponCodeHandlers = (
  memories: ReadonlyArray<ResourceMemory>,
): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const memory = memories.find(({ resource }) => resource.name === coupons.name)
  const generate: Handler = Effect.fnUntraced(function* (input) {
    if (!memory) return yield* new NotFound()
    yield* ensureWriter(memory)
    const { table } = memory
    const model = yield* oneWithin(memory, idOf(input))
    const { prefix, count } = input.body as (typeof couponCodes.generate)["body"]["Type"]
    const taken = new Set([...table.rows.values()].map(({ values }) => values["code"]))
    const wanted = taken.size + count
    while (taken.size < wanted) taken.add(randomCode(prefix, (below) => Math.floor(Math.random() * below)))
    const codes = [...taken].slice(-count).map(String)
    const at = new Date().toISOString()
    for (const code of codes) {
      const values = { ...model.values, ...uniqueUse, batch: model.values["code"], code }
      const status = coupons.status?.first
      const made = { ...model, _id: table.nextId(), version: 1, createdAt: at, updatedAt: at, status, values }
      note(memory, "CREATE", { after: made })
      table.rows.set(made._id, made)
    }
    return { codes }
  })
  return [[couponCodes.generate, generate]]
}
