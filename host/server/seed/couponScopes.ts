import type { CouponScope } from "../../../src/contract/coupons/couponDiscount.ts"
import { coupons } from "../../../src/contract/resources/coupons.ts"
import { grouped } from "../../../src/contract/wire/grouped.ts"
import type { Database } from "../db/database.ts"
import { joinOf } from "../db/described/tables.ts"

/** Returns the function that names the menu items and categories a coupon is for, by its id. */
export const readCouponScopes = async (db: Database): Promise<(coupon: number) => CouponScope> => {
  const read = async (field: "items" | "categories") =>
    grouped(await db.select().from(joinOf(coupons, field)), ({ recordId }) => recordId)
  const [items, categories] = [await read("items"), await read("categories")]
  const targets = (found: Awaited<ReturnType<typeof read>>, coupon: number) =>
    (found.get(coupon) ?? []).map(({ targetId }) => targetId)
  return (coupon) => ({ items: targets(items, coupon), categories: targets(categories, coupon) })
}
