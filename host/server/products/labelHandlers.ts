import { and, inArray, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { shelfLabels as contract } from "../../../src/contract/products/shelfLabelCalls.ts"
import { labelOf, type ShelfLabel } from "../../../src/contract/products/shelfLabel.ts"
import { productPrice } from "../../../src/contract/products/productFigures.ts"
import { products } from "../../../src/contract/resources/products.ts"
import type { HandlerInput, HandlersOf } from "../calls/handler.ts"
import { type Database, query } from "../db/database.ts"
import { shelfLabels } from "../db/labelSchema.ts"
import { type Context, contextOf } from "../resource/context.ts"
import { lockRecord } from "../resource/lockRecord.ts"
import { checkWriter } from "../resource/owner.ts"
import { recordsSeen } from "../resource/recordsSeen.ts"
import type { RuleScope } from "../resource/rules.ts"

type Noted = ShelfLabel & { readonly productId: number }

const noteLabels = (tx: Database, labels: ReadonlyArray<Noted>) =>
  query(() =>
    tx
      .insert(shelfLabels)
      .values([...labels])
      .onConflictDoUpdate({
        target: shelfLabels.productId,
        set: {
          price: sql`excluded.price`,
          clubPrice: sql`excluded.club_price`,
          isWrong: sql`excluded.is_wrong`,
        },
      }),
  )

const check = Effect.fn("shelfLabels.check")(function* (
  context: Context<typeof products>,
  at: RuleScope,
  { product, price }: HandlerInput<typeof contract.check>["body"],
) {
  yield* checkWriter(context.resource, at.caller)
  const { row } = yield* lockRecord(context, at, product)
  yield* checkWriter(context.resource, at.caller, row)
  const now = Date.now()
  const [own, right] = [productPrice(row, now), labelOf(row, now)]
  const isRight = price === own
  yield* noteLabels(at.tx, [{ ...right, price, isWrong: !isRight, productId: product }])
  return { price: own, isRight }
})

/** Nothing is noted of products out of reach, or removed meanwhile. */
const printed = Effect.fn("shelfLabels.printed")(function* (
  context: Context<typeof products>,
  { tx, caller }: RuleScope,
  { labels }: HandlerInput<typeof contract.printed>["body"],
) {
  yield* checkWriter(context.resource, caller)
  const byProduct = new Map(labels.map((label) => [label.product, label]))
  const { table } = context
  const seen = yield* query(() =>
    tx
      .select({ id: table.id })
      .from(table)
      .where(and(inArray(table.id, [...byProduct.keys()]), recordsSeen(context, caller, tx)))
      .for("key share"),
  )
  const noted = seen.flatMap(({ id }): ReadonlyArray<Noted> => {
    const label = byProduct.get(id)
    return label ? [{ productId: id, price: label.price, clubPrice: label.clubPrice, isWrong: false }] : []
  })
  if (noted.length > 0) yield* noteLabels(tx, noted)
  return { count: noted.length }
})

/** Handlers for the labels on shelves. */
export const labelHandlers = (contexts: ReadonlyArray<Context>): HandlersOf<typeof contract> => {
  const context = contextOf(contexts, products)
  return {
    check: ({ body, write, caller, language }) =>
      write((tx) => check(context, { tx, caller, language }, body)),
    printed: ({ body, write, caller, language }) =>
      write((tx) => printed(context, { tx, caller, language }, body)),
  }
}
