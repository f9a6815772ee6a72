import { and, inArray, sql } from "drizzle-orm"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import type { DescribedTable } from "../db/described/table.ts"
import type { Sending } from "./sendMessages.ts"

const { campaigns, notifications } = tables

/**
 * Statuses in which each list's records are sent, and their status once given up: a campaign has no failed status, so
 * it is paused.
 */
const outcomes: Readonly<
  Record<
    Sending["list"],
    {
      readonly table: DescribedTable & Pick<typeof notifications, "status">
      readonly on: ReadonlyArray<string>
      readonly to: string
    }
  >
> = {
  notifications: { table: notifications, on: ["SCHEDULED", "SENDING"], to: "FAILED" },
  campaigns: { table: campaigns, on: ["SCHEDULED"], to: "PAUSED" },
}

/** Marks a sending as given up by its job, so that a person can send the rest. */
export const giveUpSending = (tx: Database, list: Sending["list"], id: number) => {
  const { table, on, to } = outcomes[list]
  return tx
    .update(table)
    .set({
      status: to,
      problem: "GAVE_UP",
      updatedAt: sql`now()`,
      version: sql`${table.version} + 1`,
    })
    .where(and(sql`${table.id} = ${id}`, inArray(table.status, [...on])))
}
