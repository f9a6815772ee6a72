import { sql, type SQL } from "drizzle-orm"
import type { campaignAudiences } from "../../../src/contract/resources/campaigns.ts"
import { tables } from "../db/described/tables.ts"
import { orderCustomers, orders } from "../db/tradeSchema.ts"
import { type Database, query } from "../db/database.ts"
import { acceptsMessages } from "./audience.ts"
import { rowsOf } from "./sendMessages.ts"

const { people } = tables

type Audience = keyof typeof campaignAudiences

/** Owner of the customers a campaign is for. */
export interface CampaignOwner {
  readonly applicationId: number
  readonly companyId: number
}

/** A number without its country's code: people are known by it to orders. */
export const nationalPhone = (phone: SQL): SQL => sql`regexp_replace(${phone}, '^55(?=[0-9]{10,11}$)', '')`

/** The numbers that placed orders at a store that were not canceled, of whom something holds. */
const phonesOf = (company: number, condition: SQL) => sql`(
  select ${nationalPhone(sql`oc.phone`)} from ${orderCustomers} oc join ${orders} o on o.id = oc.order_id
  where oc.company_id = ${company}::bigint and oc.phone is not null and o.status <> 'CANCELED'
  group by 1 having ${condition})`

const ownPhone = nationalPhone(sql`coalesce(p.phone, '')`)

const conditions: Readonly<Record<Audience, (company: number) => SQL>> = {
  ALL: (company) => sql`${ownPhone} in ${phonesOf(company, sql`true`)}`,
  NEW_CUSTOMER: (company) => sql`${ownPhone} not in ${phonesOf(company, sql`true`)}`,
  INACTIVE_30D: (company) =>
    sql`${ownPhone} in ${phonesOf(company, sql`max(o.placed_at) <= now() - interval '30 days'`)}`,
  // Four orders in four weeks are one a week.
  FREQUENT: (company) =>
    sql`${ownPhone} in ${phonesOf(company, sql`count(*) filter (where o.placed_at > now() - interval '28 days') >= 4`)}`,
}

/** The condition people `p` fulfil whom a store's campaign reaches: customers of its application who agreed to offers. */
export const isInCampaign = ({ applicationId, companyId }: CampaignOwner, audience: Audience): SQL =>
  sql`p.application_id = ${applicationId}::bigint and 'CUSTOMER' = any(p.roles) and ${acceptsMessages({ to: "CUSTOMER" })}
    and ${conditions[audience](companyId)}`

/** Counts the people a campaign would reach. */
export const countCampaign = (db: Database, owner: CampaignOwner, audience: Audience) =>
  query(async () => {
    const found = await db.execute(
      sql`select count(*)::int as people from ${people} p where ${isInCampaign(owner, audience)}`,
    )
    return Number(rowsOf(found)[0]?.["people"] ?? 0)
  })
