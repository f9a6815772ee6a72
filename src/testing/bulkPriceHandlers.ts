import * as Effect from "effect/Effect"
import { catalogPrices as calls, type PricedRow } from "../contract/products/pricing/catalogPrices.ts"
import {
  judgedPrice,
  noLimits,
  plannedPrice,
  type PricedProduct,
  replacedPrice,
} from "../contract/products/pricing/judgedPrice.ts"
import { marginAt } from "../contract/products/productFigures.ts"
import { BelowCost } from "../contract/products/pricing/refusals.ts"
import { products } from "../contract/resources/products.ts"
import { settingKeys } from "../contract/settings/settingKeys.ts"
import { mayWrite } from "../contract/resource/mayWrite.ts"
import { CountChanged } from "../contract/wire/bulk.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { Forbidden } from "../contract/wire/refusals.ts"
import type { Handler } from "./Handler.ts"
import { freshRow, type ImportPlace, type KeptImportRow, writeRow } from "./importMemory.ts"
import { type ImportRuns, type KeptRun, shown, undo } from "./importRuns.ts"
import type { KeptRow } from "./resourceFilter.ts"
import type { ResourceMemory } from "./resourceMemory.ts"
import type { Values } from "./resourceValues.ts"

const centsOf = (value: unknown): number | null => (typeof value === "number" ? value : null)

const pricedOf = ({ values }: KeptRow): PricedProduct => {
  const wholesale = (values["wholesale"] ?? []) as ReadonlyArray<{ readonly each: number }>
  const otherPrices = [values["promoPrice"], values["clubPrice"], ...wholesale.map(({ each }) => each)]
  const otherCents = otherPrices.flatMap((one) => centsOf(one) ?? [])
  return {
    price: Number(values["price"]),
    promoPrice: centsOf(values["promoPrice"]),
    cost: centsOf(values["cost"]),
    highestOther: otherCents.length > 0 ? Math.max(...otherCents) : null,
  }
}

/** The limits a store has that never set its own. */
const limits = {
  maxJump: settingKeys["catalog.maxPriceJump"].default * 100,
  minMargin: settingKeys["catalog.minMargin"].default * 100 || null,
}

const plan =
  ({ table }: ResourceMemory): Handler =>
  ({ body }) => {
    const { products: chosen, rule } = body as (typeof calls.plan)["body"]["Type"]
    const found =
      "ids" in chosen
        ? table.found({ filter: {}, ids: chosen.ids, sortField: "name" })
        : table.found({ filter: chosen.filter as Values, sortField: "name" })
    if (!("ids" in chosen) && found.length !== chosen.expected)
      return Effect.fail(new CountChanged({ count: found.length }))
    const rows = found.map((row) => {
      const product = pricedOf(row)
      const planned = plannedPrice(rule, limits, product)
      const { name, ean = null, promoUntil = null } = row.values
      return {
        _id: row._id,
        version: row.version,
        name,
        ean,
        promoUntil,
        ...product,
        ...planned,
        marginBefore: marginAt(replacedPrice(rule.target, product), product.cost),
        marginAfter: marginAt(planned.after, product.cost),
      }
    })
    return Effect.succeed({ rows, limits })
  }

/** Writes a price as a save by hand, unless somebody saved the product since it was seen. */
const writePrice = (place: ImportPlace, field: string, row: PricedRow, line: number) => {
  const fresh = freshRow({ line, values: { _id: row._id, [field]: row.price } })
  const product = place.memory.table.rows.get(Number(row._id))
  if (product?.version !== row.version)
    return Effect.succeed<KeptImportRow>({
      ...fresh,
      outcome: "REFUSED",
      problems: [{ path: field, code: product ? "stale" : "reference" }],
    })
  return Effect.map(writeRow(place, fresh), (written): KeptImportRow =>
    written.outcome === "UPDATED" ? { ...written, isAsked: false, step: "WRITTEN" } : written,
  )
}

const apply =
  (memory: ResourceMemory, handlers: ReadonlyMap<Endpoint, Handler>, { add }: ImportRuns): Handler =>
  ({ body }) => {
    const { target, rows, belowCost } = body as (typeof calls.apply)["body"]["Type"]
    if (!mayWrite(products, memory.lists.user)) return Effect.fail(new Forbidden({ needs: [] }))
    const losses = rows.filter(({ _id, price }) => {
      const row = memory.table.rows.get(Number(_id))
      return row && judgedPrice(target, noLimits, pricedOf(row), price).warnings.includes("BELOW_COST")
    })
    if (losses.length > 0 && !belowCost) return Effect.fail(new BelowCost({ count: losses.length }))
    const place: ImportPlace = { memory, handlers, owner: undefined }
    const field = target === "PRICE" ? "price" : "promoPrice"
    const written = Effect.forEach(rows, (row, at) => writePrice(place, field, row, at + 1))
    return Effect.map(written, (kept) => {
      const run: KeptRun = add(place, "PRICES", "")
      for (const row of kept) run.rows.set(row.line, row)
      run.status = "DONE"
      run.appliedAt = new Date().toISOString()
      return shown(run)
    })
  }

/** The memory has no month of orders to count. */
const simulate: Handler = () => {
  const month = new Date()
  month.setUTCDate(0)
  return Effect.succeed({
    month: month.toISOString().slice(0, 7),
    orders: 0,
    salesBefore: 0,
    salesAfter: 0,
    marginBefore: null,
    marginAfter: null,
    reach: 0,
    fall: 0,
  })
}

/** Handlers for changes of many prices; what the server leaves to a job is done at once. */
export const bulkPriceHandlers = (
  memories: ReadonlyArray<ResourceMemory>,
  handlers: ReadonlyMap<Endpoint, Handler>,
  runs: ImportRuns,
): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const memory = memories.find(({ resource }) => resource.name === products.name)
  if (!memory) return []
  return [
    [calls.plan, plan(memory)],
    [calls.simulate, simulate],
    [calls.apply, apply(memory, handlers, runs)],
    [calls.undo, (input) => Effect.flatMap(runs.one(input, "PRICES", "DONE", "STOPPED"), undo)],
  ]
}
