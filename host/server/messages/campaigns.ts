import { and, eq, sql } from "drizzle-orm"
import { limits } from "../../../src/contract/limits.ts"
import type { RowOf } from "../../../src/contract/resource/resource.ts"
import type { campaignAudiences, campaigns as resource } from "../../../src/contract/resources/campaigns.ts"
import type { Database } from "../db/database.ts"
import { messageRecipients } from "../db/messageSchema.ts"
import { campaigns, people } from "../db/resourceSchema.ts"
import { companies } from "../db/schema.ts"
import { orderCustomers, orders } from "../db/tradeSchema.ts"
import { isWanted } from "./audience.ts"
import { type CampaignOwner, isInCampaign, nationalPhone } from "./campaignAudience.ts"
import { addRecipients, countSent, type SentCounts } from "./sendMessages.ts"
import { type Pace, quietEnd, type Senders, sendToAll } from "./sendToAll.ts"

type Row = Omit<RowOf<typeof resource>, "audience" | "endsAt"> &
  CampaignOwner & { readonly audience: keyof typeof campaignAudiences; readonly endsAt: Date | string }

const columns = campaigns as unknown as Readonly<Record<string, typeof campaigns.id>>

const isApproved = eq(columns["status"]!, "SCHEDULED" as never)

const read = async (db: Database, id: number) => {
  const [row] = await db
    .select({ campaign: campaigns, timeZone: companies.timeZone })
    .from(campaigns)
    .innerJoin(companies, eq(companies.id, columns["companyId"]!))
    .where(eq(campaigns.id, id))
  return row && { row: row.campaign as unknown as Row, timeZone: row.timeZone }
}

const write = (db: Database, id: number, set: object) =>
  db
    .update(campaigns)
    .set({ ...set, updatedAt: sql`now()` } as never)
    .where(eq(campaigns.id, id))
    .returning({ status: columns["status"]! })

const noted = ({ sent, failed, unconfirmed }: SentCounts) => ({ reached: sent, failed, unconfirmed })

/** Notes whom a campaign is for, once; who becomes a customer later gets none of it. */
const begin = (db: Database, id: number, { applicationId, companyId, audience }: Row) =>
  db.transaction(async (tx) => {
    const isFirst = sql`${columns["startedAt"]!} is null`
    const [begun] = await tx
      .update(campaigns)
      .set({ startedAt: sql`now()` } as never)
      .where(and(eq(campaigns.id, id), isApproved, isFirst))
      .returning({ id: campaigns.id })
    if (!begun) return
    const reached = isInCampaign({ applicationId, companyId }, audience)
    await addRecipients(tx, { list: "campaigns", id }, reached)
  })

const isOn = ({ status, endsAt }: Row, now: number) => status === "SCHEDULED" && +new Date(endsAt) > now

/**
 * Sends a campaign to everybody it reaches, each once, by the store's day and the platform's. One that is paused, canceled or over
 * sends no more. Answers when it goes on, where it is not done.
 */
export const sendCampaign = async (
  senders: Senders,
  id: number,
  { isOver = () => false, now = Date.now, ...pace }: Partial<Pace> = {},
): Promise<Date | undefined> => {
  const { db } = senders
  const found = await read(db, id)
  if (!found || !isOn(found.row, now())) return undefined
  const { row, timeZone } = found
  const quietIn = [limits.timeZone, timeZone]
  const morning = quietEnd(quietIn, now())
  if (morning) {
    await write(db, id, { problem: "QUIET" })
    return morning
  }
  await begin(db, id, row)
  let isStopped = false
  const sending = {
    list: "campaigns",
    id,
    channel: row.channel ?? "",
    title: row.subject ?? row.name ?? "",
    body: row.message ?? "",
    wanted: isWanted({ to: "CUSTOMER" }),
  } as const
  const goesOnAt = await sendToAll(senders, sending, {
    quietIn,
    now,
    ...pace,
    isOver: () => isStopped || isOver(),
    noted: async (counts) => {
      const [after] = await write(db, id, { ...noted(counts), problem: null })
      isStopped = (after?.status as unknown) !== "SCHEDULED"
    },
  })
  if (goesOnAt === undefined)
    await write(db, id, { ...noted(await countSent(db, { list: "campaigns", id })), problem: null })
  else if (quietEnd(quietIn, now())) await write(db, id, { problem: "QUIET" })
  return goesOnAt
}

/** The job that sends a campaign. */
export const campaignKey = (id: number): string => `campaigns/${id}`

/**
 * Counts what people ordered of a store between the message they got and the campaign's end, each order once though two share a
 * phone. Who would have ordered anyway is among them.
 */
export const countCampaignOrders = (db: Database) =>
  db.execute(sql`
    update ${campaigns} c set orders = found.orders, revenue = found.revenue
    from (
      select id, count(order_id) as orders, coalesce(sum(total_cents), 0) as revenue from (
        select distinct c.id, o.id as order_id, o.total_cents
        from ${campaigns} c
        join ${messageRecipients} r on r.list = 'campaigns' and r.record_id = c.id and r.state = 'SENT'
        join ${people} p on p.id = r.person_id and p.phone <> ''
        cross join lateral (select ${nationalPhone(sql`p.phone`)} as phone) national
        left join ${orderCustomers} oc on oc.company_id = c.company_id
          and oc.phone in (national.phone, '55' || national.phone)
        left join ${orders} o on o.id = oc.order_id and o.status <> 'CANCELED'
          and o.placed_at between r.at and c.ends_at
        where c.started_at is not null and c.ends_at > now() - interval '1 day'
      ) bought group by id
    ) found
    where c.id = found.id and (c.orders, c.revenue) is distinct from (found.orders, found.revenue)`)
