import * as Effect from "effect/Effect"
import { makesCodes, randomCode, uniqueUse } from "../contract/coupons/codeRules.ts"
import { couponCodes } from "../contract/coupons/couponCodes.ts"
import { coupons } from "../contract/resources/coupons.ts"
import { MoveRefused } from "../contract/resource/refusals.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import { idOf } from "./readInput.ts"
import { statusOf } from "./resourceFilter.ts"
import { note, oneWithin, type ResourceMemory } from "./resourceMemory.ts"
import { ensureWriter } from "./resourceRules.ts"
import type { Handler } from "./Handler.ts"

/** Makes many coupons of one rule. */
export const couponCodeHandlers = (
  memories: ReadonlyArray<ResourceMemory>,
): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const memory = memories.find(({ resource }) => resource.name === coupons.name)
  const generate: Handler = Effect.fnUntraced(function* (input) {
    if (!memory) return yield* new NotFound()
    yield* ensureWriter(memory)
    const { resource, table } = memory
    const model = yield* oneWithin(memory, idOf(input))
    yield* ensureWriter(memory, model)
    const from = statusOf(resource, model) ?? ""
    if (!makesCodes({ ...model.values, status: from }))
      return yield* new MoveRefused({ from, nextStatuses: [] })
    const { prefix, count } = input.body as (typeof couponCodes.generate)["body"]["Type"]
    const takenCodes = new Set([...table.rows.values()].map(({ values }) => values["code"]))
    const targetSize = takenCodes.size + count
    while (takenCodes.size < targetSize)
      takenCodes.add(randomCode(prefix, (below) => Math.floor(Math.random() * below)))
    const codes = [...takenCodes].slice(-count).map(String)
    const at = new Date().toISOString()
    for (const code of codes) {
      const values = { ...model.values, ...uniqueUse, batch: model.values["code"], code }
      const made = { ...model, _id: table.nextId(), version: 1, createdAt: at, updatedAt: at, values }
      note(memory, "CREATE", { after: made })
      table.rows.set(made._id, made)
    }
    return { codes }
  })
  return [[couponCodes.generate, generate]]
}
