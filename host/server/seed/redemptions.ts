import { gt } from "drizzle-orm"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { readCouponScopes } from "./couponScopes.ts"
import { finishedSteps } from "./orderEnds.ts"
import { planOf } from "./orderPlan.ts"
import { keyedRandom } from "./random.ts"
import type { RedeemedCoupon } from "./redeem.ts"
import { detailedOrder, writeDetailed } from "./writeHistory.ts"

const { coupons } = tables

type Order = ReturnType<typeof detailedOrder>
type Store = Parameters<typeof detailedOrder>[0]

interface RedemptionPlan {
  readonly store: Store
  readonly coupon: RedeemedCoupon
  readonly used: number
  readonly from: number
  readonly until: number
}

/** Moments looked at for each use: one in seven customers has a coupon at hand, some only on one day of the week. */
const triesPerUse = 200
const secondMs = 1000

/** Orders that redeemed a coupon in a period, at moments at which its rule allows it. */
const redeeming = ({ store, coupon, used, from, until }: RedemptionPlan): ReadonlyArray<Order> => {
  const random = keyedRandom(coupon.id, used, 23)
  const found: Array<Order> = []
  for (let tried = 0; found.length < used && tried < used * triesPerUse; tried += 1) {
    const placedAt =
      (Math.floor(from / secondMs) + random.below(Math.floor((until - from) / secondMs))) * secondMs
    const plan = planOf({ companyId: store.id, placedAt }, store.type)
    if (plan.readyAt === undefined) continue
    const steps = finishedSteps(plan, plan.readyAt, random)
    const order = detailedOrder({ ...store, coupons: [coupon] }, { placedAt, status: "FINISHED", steps })
    if (order.couponId !== null) found.push(order)
  }
  return found
}

/** Places the orders that redeemed the demo's coupons before its last days, in place of a mere count. */
export const seedRedemptions = async (db: Database, stores: ReadonlyArray<Store>, before: number) => {
  const byId = new Map(stores.map((store) => [store.id, store]))
  const rows = await db.select().from(coupons).where(gt(coupons.used, 0)).orderBy(coupons.id)
  const scopeOf = await readCouponScopes(db)
  const orders = rows.flatMap(({ companyId, used, startsAt, endsAt, ...row }) => {
    const store = byId.get(companyId)
    const from = startsAt.getTime()
    const until = Math.min(before, endsAt?.getTime() ?? before)
    if (!store || until <= from) return []
    const times = { startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null }
    const coupon = { ...row, ...times, ...scopeOf(row.id) } as unknown as RedeemedCoupon
    return redeeming({ store, coupon, used, from, until })
  })
  await db.update(coupons).set({ used: 0, discountGiven: 0 })
  const inOrder = orders.toSorted((one, other) => String(one.placedAt).localeCompare(String(other.placedAt)))
  if (inOrder.length > 0) await writeDetailed(db, inOrder)
}
