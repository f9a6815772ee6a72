import { useMemo, useState } from "react"
import type { PricePlan } from "../../../contract/products/pricing/catalogPrices.ts"
import { useLatest } from "../../../frame/useLatest.ts"
import { emptyDraft, limitsOf, type PriceDraft, ruleOf } from "./priceDraft.ts"
import { priceRow, wantedPrices } from "./priceRows.ts"
import { noPlan } from "./usePricePlan.ts"

/** Products that are ticked or not, and prices typed by hand, by the key of the product. */
const useMarks = () => {
  const [typed, setTyped] = useState<ReadonlyMap<string, number>>(new Map())
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map())
  const tick = (keys: ReadonlyArray<string>, isTicked: boolean) =>
    setTicks((before) => new Map([...before, ...keys.map((key) => [key, isTicked] as const)]))
  const tickOne = useLatest((key: string, isTicked: boolean) => tick([key], isTicked))
  const type = useLatest((key: string, cents: number | undefined) =>
    setTyped((before) => {
      const next = new Map(before)
      if (cents === undefined) next.delete(key)
      else next.set(key, cents)
      return next
    }),
  )
  return { typed, ticks, tick, tickOne, type, untick: () => setTicks(new Map()) }
}

/** A change of prices while it is worked out: its rule, the prices typed by hand, what is ticked, and the rows that follow. */
export const usePricing = (plan: PricePlan = noPlan) => {
  const [draft, setDraft] = useState<PriceDraft>(emptyDraft)
  const { typed, ticks, tick, tickOne, type, untick } = useMarks()
  const limits = useMemo(() => limitsOf(draft, plan.limits), [draft, plan])
  const rows = useMemo(() => {
    const work = { rule: ruleOf(draft), target: draft.target, limits, typed, ticks }
    return plan.rows.map((product) => priceRow(work, product))
  }, [plan, draft, limits, typed, ticks])
  const wanted = useMemo(() => wantedPrices(rows), [rows])
  const losses = useMemo(
    () => rows.filter(({ isTicked, warnings }) => isTicked && warnings.includes("BELOW_COST")),
    [rows],
  )
  /** Another rule is looked at anew: what was ticked of the former one no longer counts. */
  const change = (next: Partial<PriceDraft>) => {
    setDraft((before) => ({ ...before, ...next }))
    untick()
  }
  return { draft, change, limits, rows, wanted, losses, tick, tickOne, type }
}
