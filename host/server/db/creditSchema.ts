import { sql } from "drizzle-orm"
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core"
import type { CreditEntry } from "../../../src/contract/looseDeliveries/looseCreditCalls.ts"
import type { Rates } from "../../../src/contract/looseDeliveries/quote.ts"
import { changeColumn, id, json, moment, ref } from "./columns.ts"
import { tables } from "./described/tables.ts"
import { companies, users } from "./schema.ts"

const { looseDeliveries } = tables

/**
 * A company's credits for loose deliveries, and their terms. The balance is the sum of its entries, never below zero.
 */
export const deliveryWallets = pgTable(
  "delivery_wallets",
  {
    companyId: ref()
      .primaryKey()
      .references(() => companies.id, { onDelete: "cascade" }),
    balanceCents: integer().notNull().default(0),
    /** It may also have deliveries put on an invoice. */
    isInvoiced: boolean().notNull().default(false),
    /** Rates that differ from those of other companies. */
    rates: json().$type<Partial<Rates>>().notNull().default({}),
  },
  (t) => [check("delivery_wallets_not_below_zero", sql`${t.balanceCents} >= 0`)],
)

/** Each movement of a company's credits, with the balance after it. Rows are only ever added. */
export const creditEntries = pgTable(
  "credit_entries",
  {
    id: id(),
    companyId: ref()
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    at: moment().notNull().defaultNow(),
    kind: text().$type<CreditEntry["kind"]>().notNull(),
    amountCents: integer().notNull(),
    balanceAfterCents: integer().notNull(),
    deliveryId: ref().references(() => looseDeliveries.id),
    reason: text(),
    by: ref().references(() => users.id, { onDelete: "set null" }),
  },
  (t) => [
    index().on(t.companyId, t.id),
    uniqueIndex("credit_entries_once").on(t.deliveryId, t.kind),
    check("credit_entries_not_below_zero", sql`${t.balanceAfterCents} >= 0`),
  ],
)

/** The link each drop-off is followed by. */
export const looseDeliveryTracks = pgTable(
  "loose_delivery_tracks",
  {
    code: text().primaryKey(),
    deliveryId: ref()
      .notNull()
      .references(() => looseDeliveries.id, { onDelete: "cascade" }),
    /** The place of the drop-off, counted from 0. */
    dropoff: smallint().notNull(),
  },
  (t) => [index().on(t.deliveryId)],
)

/**
 * The transaction that wrote each delivery last, by which streams go on: a trigger writes it and notifies
 * (`loose_delivery_changed`, in the migration), whoever writes the delivery.
 */
export const looseDeliveryChanges = pgTable(
  "loose_delivery_changes",
  {
    deliveryId: ref()
      .primaryKey()
      .references(() => looseDeliveries.id, { onDelete: "cascade" }),
    change: changeColumn(),
  },
  (t) => [index().on(t.change)],
)
