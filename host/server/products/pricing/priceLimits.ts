import { sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { PriceLimits } from "../../../../src/contract/products/pricing/judgedPrice.ts"
import { type Database, query } from "../../db/database.ts"
import { asCount, settingOfCompany } from "../../platformSettings/effective.ts"

/** The limits of some stores, in hundredths of a percent; the tightest of each where they differ. */
export const priceLimitsOf = (tx: Database, companies: ReadonlySet<number>): Effect.Effect<PriceLimits> =>
  Effect.map(
    query(() =>
      tx.execute<{ readonly jump: number; readonly margin: number }>(
        sql`select min(${asCount(settingOfCompany("catalog.maxPriceJump", sql`o.id`))}) as jump,
            max(${asCount(settingOfCompany("catalog.minMargin", sql`o.id`))}) as margin
          from unnest(${`{${[...companies].join(",")}}`}::bigint[]) as o (id)`,
      ),
    ),
    ({ rows: [found] }) => ({
      maxJump: (found?.jump ?? 0) * 100,
      minMargin: found?.margin ? found.margin * 100 : null,
    }),
  )
