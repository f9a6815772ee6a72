import { sql } from "drizzle-orm"
import type { MerchantAbout } from "../../../../src/contract/menu/public/merchant.ts"
import { orderLimits } from "../../../../src/contract/orders/orderLimits.ts"
import type { Database } from "../../db/database.ts"
import { tables } from "../../db/described/tables.ts"

const { cities, companies, deliverySettings } = tables

/** A store as other systems ask about it. Without a minimum order of its areas there is none. */
export const readMerchant = async (db: Database, company: number): Promise<MerchantAbout | undefined> => {
  const found =
    await db.execute<MerchantAbout>(sql`select c.name, coalesce(c.legal_name, c.name) as "legalName",
    coalesce(c.cnpj, '') as cnpj, coalesce(c.description, '') as description,
    coalesce(c.prep_minutes, ${orderLimits.usualPrepMinutes})::int as "prepMinutes",
    coalesce((select min((a ->> 'minOrder')::int) from ${deliverySettings} s, jsonb_array_elements(s.areas) a
      where s.company_id = c.id and a ->> 'delivers' = 'YES' and (a ->> 'isActive')::boolean), 0)::int as "minOrderCents",
    coalesce(c.email, '') as email, coalesce(c.phone, '') as phone, c.whatsapp,
    to_char(c.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
    json_build_object('state', coalesce(t.state, ''), 'city', coalesce(t.name, ''),
      'district', coalesce(c.neighborhood, ''), 'street', coalesce(c.address_line, ''),
      'number', coalesce(c.number, ''), 'postalCode', coalesce(c.post_code, ''),
      'complement', coalesce(c.complement, ''), 'latitude', c.latitude, 'longitude', c.longitude) as address
    from ${companies} c left join ${cities} t on t.id = c.city
    where c.id = ${company}`)
  const [row] = found.rows
  if (!row) return undefined
  const { whatsapp, ...about } = row
  return { ...about, ...(whatsapp && { whatsapp }) }
}
