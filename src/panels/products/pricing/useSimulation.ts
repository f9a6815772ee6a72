import * as Effect from "effect/Effect"
import { useMemo } from "react"
import type { ApiError } from "../../../api/errors.ts"
import { wait } from "../../../api/lightEffect.ts"
import {
  catalogPrices,
  type PricedRow,
  type PriceSimulation,
} from "../../../contract/products/pricing/catalogPrices.ts"
import type { PriceTarget } from "../../../contract/products/pricing/priceRule.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useRemote } from "../../../frame/useRemote.ts"

/** Milliseconds without a change before the orders are counted. */
const quietMs = 500

/** Figures of what last month's orders would bring at the wanted prices, once nobody types; undefined while no price changes. */
export const useSimulation = (target: PriceTarget, wanted: ReadonlyArray<PricedRow>) => {
  const { api } = usePanel().client
  const load = useMemo((): Effect.Effect<PriceSimulation | undefined, ApiError> => {
    if (wanted.length === 0) return Effect.succeed(undefined)
    const counting = api.call(catalogPrices.simulate, { body: { target, rows: wanted } })
    return Effect.andThen(wait(quietMs), counting)
  }, [api, target, wanted])
  return useRemote(load)
}
