import * as Effect from "effect/Effect"
import { useCallback, useEffect, useState } from "react"
import type { ApiError } from "../../../api/errors.ts"
import { catalogPrices, type PricePlan } from "../../../contract/products/pricing/catalogPrices.ts"
import type { PriceRule } from "../../../contract/products/pricing/priceRule.ts"
import type { TooManyProducts } from "../../../contract/products/pricing/refusals.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useTask } from "../../../frame/useTask.ts"
import type { Selection } from "../../../resource/listModel.ts"

/** Failure to read a plan. */
export type PlanFailure = ApiError | TooManyProducts

/** A rule that changes nothing: the products come as they are, and what is typed is worked out by the same functions here. */
const asItIs: PriceRule = { change: { kind: "PERCENT", percent: 0 }, ending: "NONE", target: "PRICE" }

/** Plan of no products. */
export const noPlan: PricePlan = { rows: [], limits: { maxJump: 0, minMargin: null } }

/** The chosen products with their prices of now. Where a filter finds another number of them by now, that is told, and they are read. */
export const usePricePlan = (chosen: Selection) => {
  const { api } = usePanel().client
  const { busy, error, run } = useTask<PlanFailure>()
  const [plan, setPlan] = useState<PricePlan>()
  const [recounted, setRecounted] = useState<number>()
  const load = useCallback(() => {
    const read = (products: Selection): Effect.Effect<PricePlan, PlanFailure> =>
      api.call(catalogPrices.plan, { body: { products, rule: asItIs } }).pipe(
        Effect.catchTag("CountChanged", ({ count }) => {
          if ("ids" in products || count === 0) return Effect.succeed(noPlan)
          setRecounted(count)
          return read({ ...products, expected: count })
        }),
      )
    run(Effect.map(read(chosen), setPlan))
  }, [api, chosen, run])
  useEffect(load, [load])
  return { plan, busy, error, recounted, load }
}
