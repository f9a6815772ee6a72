import { type SQL, sql } from "drizzle-orm"
import type { ReadinessCheck } from "../../../src/contract/companies/readiness.ts"
import { companyDeliveries } from "../db/deliverySchema.ts"
import { tables } from "../db/described/tables.ts"
import { itemGroups } from "../db/menuSchema.ts"
import { orders } from "../db/tradeSchema.ts"

const { cities, companyPaymentMethods, deliverySettings, menuCategories, menuItems, openingHours } = tables

/**
 * SQL conditions of a company `c` that is ready to sell. Partners sell nothing themselves, so they need neither hours
 * nor payment.
 */
const conditions: Readonly<Record<ReadinessCheck, SQL>> = {
  SITUATION: sql`c.status = 'APPROVED'`,
  CNPJ: sql`c.cnpj is not null`,
  ADDRESS: sql`c.place is not null`,
  // A store that sets its areas delivers in these; one that sets none, wherever its city is served.
  AREA: sql`c.type = 'partner' or coalesce(
    (select exists (select 1 from jsonb_array_elements(s.areas) a
      where a ->> 'delivers' = 'YES' and (a ->> 'isActive')::boolean)
      from ${deliverySettings} s where s.company_id = c.id),
    exists (select 1 from ${cities} t where t.id = c.city and t.is_active))`,
  HOURS: sql`c.type = 'partner' or exists (select 1 from ${openingHours} h where h.company_id = c.id)`,
  // A store that has sold without a menu here has it elsewhere.
  MENU: sql`c.type <> 'restaurant' or exists (select 1 from ${menuItems} i
      join ${menuCategories} g on g.id = i.category left join ${menuCategories} p on p.id = g.parent
      where i.company_id = c.id and g.is_active and coalesce(p.is_active, true)
        and (i.status = 'AVAILABLE' or (i.status = 'OUT_OF_STOCK' and i.sold_out_until <= now()))
        and (not i.tracks_stock or i.stock > 0)
        and (i.price > 0 or exists (select 1 from ${itemGroups} l where l.item = i.id)))
    or (exists (select 1 from ${orders} o where o.company_id = c.id)
      and not exists (select 1 from ${menuItems} i where i.company_id = c.id))`,
  PAYMENT: sql`c.type = 'partner' or exists
    (select 1 from ${companyPaymentMethods} p where p.company_id = c.id and p.is_active)`,
  DELIVERY: sql`c.type = 'partner' or exists (select 1 from ${companyDeliveries} d where d.company_id = c.id)`,
  ACCOUNT: sql`c.pix_key is not null or c.account is not null`,
}

/** SQL for the requirements a company still lacks to sell, all or those named; `id` is the company's. */
export const missingToSell = (
  id: SQL,
  checks: ReadonlyArray<ReadinessCheck> = Object.keys(conditions) as ReadonlyArray<ReadinessCheck>,
): SQL =>
  sql`(select array_remove(array[${sql.join(
    checks.map((check) => sql`case when ${conditions[check]} then null else ${check}::text end`),
    sql`, `,
  )}], null) from companies c where c.id = ${id})`
