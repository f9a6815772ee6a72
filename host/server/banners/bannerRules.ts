import { sql } from "drizzle-orm"
import { banners } from "../../../src/contract/resources/banners.ts"
import { coupons } from "../../../src/contract/resources/coupons.ts"
import { companyDeliveries } from "../db/deliverySchema.ts"
import { tables } from "../db/described/tables.ts"
import { companies } from "../db/schema.ts"
import { rulesOf } from "../resource/rules.ts"
import { statusColumn } from "../resource/statusColumn.ts"

const { banners: table, coupons: couponTable } = tables

const couponStatus = statusColumn({ resource: coupons, table: couponTable })

const couponProblem = sql`case
  when b.coupon is null then 'GONE'
  when (select ${couponStatus} from ${couponTable} where ${couponTable.id} = b.coupon) <> 'ACTIVE' then 'INACTIVE'
end`

/** Partners sell outside the application, so they deliver nothing. */
const companyProblem = sql`case
  when b.company is null then 'GONE'
  when exists (select 1 from ${companies} c where c.id = b.company and c.type <> 'partner'
    and not exists (select 1 from ${companyDeliveries} d where d.company_id = c.id)) then 'INACTIVE'
end`

/** A banner tells whether what it opens can be opened: a coupon that may be used, a company that delivers. */
export const bannerRules = rulesOf(banners, {
  derive: (id) => ({
    targetProblem: sql`(select case b.target when 'COUPON' then ${couponProblem} when 'COMPANY' then ${companyProblem} end
      from ${table} b where b.id = ${id})`,
  }),
})
