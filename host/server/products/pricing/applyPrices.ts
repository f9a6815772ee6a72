import { and, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { ImportProblemCode } from "../../../../src/contract/importing/importProblems.ts"
import type { catalogPrices as contract } from "../../../../src/contract/products/pricing/catalogPrices.ts"
import {
  judgedPrice,
  noLimits,
  replacedPrice,
} from "../../../../src/contract/products/pricing/judgedPrice.ts"
import { BelowCost } from "../../../../src/contract/products/pricing/refusals.ts"
import type { HandlerInput } from "../../calls/handler.ts"
import { query } from "../../db/database.ts"
import { importRows, imports } from "../../db/importSchema.ts"
import { jsonRows } from "../../db/jsonRows.ts"
import { leaveRun, setRun } from "../../importing/importRuns.ts"
import { among } from "../../lists/bulk.ts"
import type { Context } from "../../resource/context.ts"
import { recordsFound } from "../../resource/findRecords.ts"
import type { RuleScope } from "../../resource/rules.ts"
import { priceFields } from "./priceFields.ts"
import { readPriced, type ReadPrice } from "./readPriced.ts"

type Wanted = HandlerInput<typeof contract.apply>["body"]

interface Judged {
  readonly row: Wanted["rows"][number]
  readonly product: ReadPrice | undefined
  readonly problem: ImportProblemCode | undefined
  readonly isBelowCost: boolean
}

/** Rows with what becomes of them: each product has one, in the version that was seen, and its price fits the others it has. */
const judgeRows = ({ target, rows }: Wanted, read: ReadonlyArray<ReadPrice>): ReadonlyArray<Judged> => {
  const waiting = new Map(read.map((product) => [product._id, product]))
  return rows.map((row) => {
    const product = waiting.get(row._id)
    waiting.delete(row._id)
    if (!product) return { row, product, problem: "reference", isBelowCost: false }
    if (product.version !== row.version) return { row, product, problem: "stale", isBelowCost: false }
    const { problem, warnings } = judgedPrice(target, noLimits, product, row.price)
    const isBelowCost = !problem && warnings.includes("BELOW_COST")
    return { row, product, problem: problem ? "limit" : undefined, isBelowCost }
  })
}

const keptRow = (target: Wanted["target"], { row, product, problem }: Judged, place: number) => {
  const field = priceFields[target].name
  const before = product ? replacedPrice(target, product) : null
  return {
    line: place + 1,
    values: { [field]: row.price },
    outcome: problem ? "REFUSED" : before === row.price ? "UNCHANGED" : "UPDATED",
    problems: problem ? [{ path: problem === "reference" ? "" : field, code: problem }] : [],
    record_id: product?._id ?? null,
    label: product?.name ?? null,
    changes: product ? [{ field, old: before, new: row.price }] : [],
    before: { [field]: before },
    version_before: row.version,
  }
}

/** Begins to write prices somebody has seen: a job does, with what comes back from it kept as the rows of an import. */
export const applyPrices = Effect.fn("products.applyPrices")(function* (
  context: Context,
  at: RuleScope,
  wanted: Wanted,
) {
  const { target, rows, belowCost } = wanted
  const { tx, caller } = at
  const ids = rows.map(({ _id }) => _id)
  const seen = recordsFound(tx, context, caller, {})
  const read = yield* readPriced(at, and(among(context.table, ids), seen), ids.length)
  const judged = judgeRows(wanted, read)
  const count = judged.filter(({ isBelowCost }) => isBelowCost).length
  if (count > 0 && !belowCost) return yield* new BelowCost({ count })
  const companies = [...new Set(read.map(({ companyId }) => companyId))]
  const [run] = yield* query(() =>
    tx
      .insert(imports)
      .values({
        list: context.resource.name,
        kind: "PRICES",
        companyId: companies.length === 1 ? companies[0]! : null,
        userId: caller.user.id as number,
        viewedId: caller.reach.kind === "company" ? caller.reach.company : null,
        address: caller.from.address,
        userAgent: caller.from.userAgent ?? null,
        fileName: "",
        status: "PLANNED",
      })
      .returning(),
  )
  const storedRows = judged.map((one, place) => keptRow(target, one, place))
  yield* query(() =>
    tx.execute(sql`insert into ${importRows} (import_id, line, values, keys, outcome, problems, record_id, label, changes, before, version_before)
      select ${run!.id}, line, values, '{}', outcome, problems, record_id, label, changes, before, version_before
      from jsonb_to_recordset(${jsonRows(storedRows)}) as w (line int, values jsonb, outcome text, problems jsonb, record_id bigint,
        label text, changes jsonb, before jsonb, version_before int)`),
  )
  yield* leaveRun(tx, run!, "imports")
  return yield* setRun(tx, run!, { status: "RUNNING", appliedAt: new Date() })
})
