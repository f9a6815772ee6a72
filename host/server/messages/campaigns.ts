import { and, eq, sql } from "drizzle-orm"
import { limits } from "../../../src/contract/limits.ts"
import type { RowOf } from "../../../src/contract/resource/resource.ts"
import type { campaignAudiences, campaigns as resource } from "../../../src/contract/resources/campaigns.ts"
import type { Database } from "../db/database.ts"
import { messageRecipients } from "../db/messageSchema.ts"
import { tables } from "../db/described/tables.ts"
import { companies } from "../db/schema.ts"
import { acceptsMessages } from "./audience.ts"
import { type CampaignOwner, isInCampaign } from "./campaignAudience.ts"
import { registeredPeople } from "./registries.ts"
import { stopWhereUnwanted } from "./stopRule.ts"
import { addRecipients, countSent, type SentCounts } from "./sendMessages.ts"
import { type Pace, quietEnd, type Senders, sendToAll } from "./sendToAll.ts"

const { campaigns } = tables

type Row = Omit<RowOf<typeof resource>, "audience" | "endsAt"> &
  CampaignOwner & { readonly audience: keyof typeof campaignAudiences; readonly endsAt: Date | string }

const isApproved = eq(campaigns.status, "SCHEDULED" as never)

const read = async (db: Database, id: number) => {
  const [row] = await db
    .select({ campaign: campaigns, timeZone: companies.timeZone })
    .from(campaigns)
    .innerJoin(companies, eq(companies.id, campaigns.companyId))
    .where(eq(campaigns.id, id))
  return row && { row: row.campaign as unknown as Row, timeZone: row.timeZone }
}

const write = (db: Database, id: number, set: object) =>
  db
    .update(campaigns)
    .set({ ...set, updatedAt: sql`now()` } as never)
    .where(eq(campaigns.id, id))
    .returning({ status: campaigns.status })

const countsToNote = ({ sent, failed, unconfirmed }: SentCounts) => ({ reached: sent, failed, unconfirmed })

/** The messages of a campaign. */
export const sentCampaign = (id: number) => ({ list: "campaigns", id, registry: registeredPeople }) as const

/** Records the size of the audience's control group, which gets nothing. */
const noteControlled = (tx: Database, id: number) =>
  tx.execute(sql`update ${campaigns} set controlled = (select nullif(count(*), 0) from ${messageRecipients} r
    where r.list = 'campaigns' and r.record_id = ${id}::bigint and r.state = 'CONTROL') where id = ${id}::bigint`)

/** Notes whom a campaign is for, once; who becomes a customer later gets none of it. */
const begin = (db: Database, id: number, { applicationId, companyId, audience, controlShare }: Row) =>
  db.transaction(async (tx) => {
    const isFirst = sql`${campaigns.startedAt} is null`
    const [begun] = await tx
      .update(campaigns)
      .set({ startedAt: sql`now()` } as never)
      .where(and(eq(campaigns.id, id), isApproved, isFirst))
      .returning({ id: campaigns.id })
    if (!begun) return
    const reached = isInCampaign({ applicationId, companyId }, audience)
    await addRecipients(tx, sentCampaign(id), reached, controlShare ?? 0)
    await noteControlled(tx, id)
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
    ...sentCampaign(id),
    channel: row.channel ?? "",
    title: row.subject ?? row.name ?? "",
    body: row.message ?? "",
    wanted: acceptsMessages({ to: "CUSTOMER", channel: row.channel }),
  } as const
  const goesOnAt = await sendToAll(senders, sending, {
    quietIn,
    now,
    ...pace,
    isOver: () => isStopped || isOver(),
    noted: async (counts) => {
      const [after] = await write(db, id, { ...countsToNote(counts), problem: null })
      isStopped = (after?.status as unknown) !== "SCHEDULED" || (await stopWhereUnwanted(db, id, counts))
    },
  })
  if (goesOnAt === undefined)
    await write(db, id, { ...countsToNote(await countSent(db, sentCampaign(id))), problem: null })
  else if (quietEnd(quietIn, now())) await write(db, id, { problem: "QUIET" })
  return goesOnAt
}

/** The job that sends a campaign. */
export const campaignKey = (id: number): string => `campaigns/${id}`
