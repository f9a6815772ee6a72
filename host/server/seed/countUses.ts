import { sql } from "drizzle-orm"
import type { Database } from "../db/database.ts"
import { jsonRows } from "../db/jsonRows.ts"
import { coupons } from "../db/resourceSchema.ts"

/** Counts what orders redeemed where coupons keep it. */
export const countUses = async (
  db: Database,
  placed: ReadonlyArray<{ readonly couponId: number | null; readonly discountCents: number }>,
) => {
  const redeemed = placed.filter(({ couponId }) => couponId !== null)
  if (redeemed.length === 0) return
  await db.execute(sql`
    update ${coupons} set used = used + uses, discount_given = discount_given + cents
    from (select "couponId", count(*) as uses, sum("discountCents") as cents
      from jsonb_to_recordset(${jsonRows(redeemed)}) as given("couponId" bigint, "discountCents" integer)
      group by 1) as redeemed
    where ${coupons.id} = redeemed."couponId"`)
}
