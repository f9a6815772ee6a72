import * as Effect from "effect/Effect"
import type { catalogPrices as contract } from "../../../../src/contract/products/pricing/catalogPrices.ts"
import { products } from "../../../../src/contract/resources/products.ts"
import type { CallServices, HandlersOf } from "../../calls/handler.ts"
import type { Context } from "../../resource/context.ts"
import { contextOf } from "../../resource/context.ts"
import { checkWriter } from "../../resource/owner.ts"
import { shownRun, takeRun, undoRun } from "../../importing/importRuns.ts"
import { applyPrices } from "./applyPrices.ts"
import { planPrices } from "./planPrices.ts"
import { simulatePrices } from "./simulatePrices.ts"

/** Handlers for changes of many prices. */
export const priceHandlers = (
  { db }: CallServices,
  contexts: ReadonlyArray<Context>,
): HandlersOf<typeof contract> => {
  const context = contextOf(contexts, products)
  return {
    plan: ({ body, caller, language }) => planPrices(context, { tx: db, caller, language }, body),
    simulate: ({ body, caller, language }) => simulatePrices(context, { tx: db, caller, language }, body),
    apply: ({ body, caller, language, write }) =>
      write((tx) =>
        Effect.gen(function* () {
          yield* checkWriter(products, caller)
          return yield* shownRun(tx, yield* applyPrices(context, { tx, caller, language }, body))
        }),
      ),
    undo: ({ params: { id }, caller, language, write }) =>
      write((tx) =>
        Effect.gen(function* () {
          const of = { id, kind: "PRICES" } as const
          const { run } = yield* takeRun(contexts, { tx, caller, language }, of, ["DONE", "STOPPED"])
          return yield* shownRun(tx, yield* undoRun(tx, run))
        }),
      ),
  }
}
