import { sql } from "drizzle-orm"
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  type PgColumn,
  pgSequence,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core"
import { OrderStatus } from "../../../src/contract/dashboard/orders.ts"
import type { DeliveryOutcome } from "../../../src/contract/deliveryPeople/deliveryOutcome.ts"
import {
  fulfillments,
  orderChannels,
  type OrderAddress,
  type OrderEvent,
  type OrderItem,
  type OrderPayment,
  printTemplates,
} from "../../../src/contract/orders/order.ts"
import { openStatuses } from "../../../src/contract/orders/board.ts"
import { firstOrderSettings } from "../../../src/contract/orders/orderSettings.ts"
import type { FiscalDocument } from "../../../src/contract/orders/fiscal.ts"
import { currentTransactionId, id, json, moment, ref, version } from "./columns.ts"
import { deliveryPeople } from "./deliverySchema.ts"
import { tables } from "./described/tables.ts"
import { companies, users } from "./schema.ts"

const { coupons, shoppers } = tables

const company = () =>
  ref()
    .notNull()
    .references(() => companies.id)

/** SQL: the order is still open, worded as in the partial index so that the index is used. */
export const isOpenOrder = (status: PgColumn) =>
  sql`${status} in (${sql.raw(openStatuses.map((one) => `'${one}'`).join(", "))})`

const cents = () => integer().notNull().default(0)

/** The last move of an order, by whom, to which version, and what it was before: to take it back. */
interface LastMove {
  readonly by: number
  readonly version: number
  readonly from: OrderStatus
  readonly before: {
    readonly shopperId: number | null
    readonly deliveryPersonId: number | null
    readonly outcome: DeliveryOutcome | null
    readonly prepMinutes: number | null
    readonly prepareBy: string | null
    readonly promisedAt: string | null
    readonly bags: number | null
  }
}

/**
 * An order somebody placed at a company. The indexes hold all that reports add up, so these read no rows. Of one that came
 * without its items the total alone is known; otherwise the database checks that items, fees and payments add up to it
 * (`order_adds_up`, in the migrations). Coupons count the orders that name them and are not canceled (triggers
 * `coupon_uses_…`).
 */
export const orders = pgTable(
  "orders",
  {
    id: id(),
    companyId: company(),
    status: text({ enum: OrderStatus.literals }).notNull().default("NEW"),
    placedAt: moment().notNull().defaultNow(),
    totalCents: integer().notNull(),
    channel: text({ enum: orderChannels }).notNull().default("APP"),
    fulfillment: text({ enum: fulfillments }).notNull().default("DELIVERY"),
    promisedAt: moment(),
    customerName: text(),
    /** Digits. */
    customerPhone: text(),
    /** Number of orders the customer had placed here, including this one. */
    customerOrders: integer(),
    address: json().$type<typeof OrderAddress.Type>(),
    items: json().$type<ReadonlyArray<OrderItem>>(),
    payments: json().$type<ReadonlyArray<typeof OrderPayment.Type>>(),
    deliveryFeeCents: cents(),
    serviceFeeCents: cents(),
    tipCents: cents(),
    discountCents: cents(),
    /** Discount originally granted, if less is left to deduct it from. */
    givenDiscountCents: integer(),
    deliveryPersonId: ref().references(() => deliveryPeople.id, { onDelete: "set null" }),
    /** Shopper of the order; supermarkets only. */
    shopperId: ref().references(() => shoppers.id, { onDelete: "set null" }),
    couponId: ref().references(() => coupons.id, { onDelete: "set null" }),
    prepMinutes: integer(),
    prepareBy: moment(),
    readyAt: moment(),
    /** Bags it was packed into. */
    bags: integer(),
    outcome: text().$type<DeliveryOutcome>(),
    /** Only ever added to: a line for each move. */
    timeline: json().$type<ReadonlyArray<OrderEvent>>().notNull().default([]),
    lastMove: json().$type<LastMove>(),
    /** The transaction that placed it, or brought it to the store when its time came, by which those who wait for new orders go on. */
    placedIn: bigint({ mode: "number" }).notNull().default(currentTransactionId),
    /**
     * The transaction that last wrote it, by which streams go on: a trigger writes it and notifies (`order_changed`, in
     * the migrations). Null of those from before.
     */
    change: bigint({ mode: "number" }).default(currentTransactionId),
    version: version(),
  },
  (t) => [
    check(
      "orders_add_up",
      sql`order_adds_up(${t.items}, ${t.payments}, ${t.totalCents}, ${t.deliveryFeeCents} + ${t.serviceFeeCents} + ${t.tipCents} - ${t.discountCents})`,
    ),
    index("orders_by_transaction").on(t.placedIn),
    index("orders_by_delivery_person").on(t.deliveryPersonId),
    index("orders_by_coupon")
      .on(t.couponId, t.placedAt)
      .where(sql`${t.couponId} is not null`),
    index("orders_by_shopper")
      .on(t.shopperId, t.placedAt)
      .where(sql`${t.shopperId} is not null`),
    index("orders_that_wait")
      .on(t.status, t.id)
      .where(sql`status in ('AWAITING_PAYMENT', 'SCHEDULED')`),
    index("orders_open").on(t.companyId, t.placedAt).where(isOpenOrder(t.status)),
    index("orders_by_change")
      .on(t.change)
      .where(sql`${t.change} is not null`),
    index().on(t.placedAt, t.companyId, t.status, t.totalCents),
    index().on(t.companyId, t.placedAt, t.status, t.totalCents),
  ],
)

/**
 * Customer data that orders are searched by, written once by a trigger (`order_customer`, in the migrations): otherwise
 * every move of an order would rewrite large indexes. Partitioned by company, so that a store's search reads a small
 * part.
 */
export const orderCustomers = pgTable(
  "order_customers",
  {
    orderId: ref()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    companyId: ref().notNull(),
    /** Digits. */
    phone: text(),
    text: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.companyId] }),
    index().on(t.phone, t.companyId),
    index("order_customers_search").using("gin", t.text.op("gin_trgm_ops")),
  ],
)

/** Automatic handling of a store's orders; a store without a row uses the defaults. */
export const orderSettings = pgTable("order_settings", {
  companyId: ref()
    .primaryKey()
    .references(() => companies.id, { onDelete: "cascade" }),
  autoAccept: boolean().notNull().default(firstOrderSettings.autoAccept),
  /** Since when; orders that arrived before are somebody's to answer. */
  autoAcceptSince: moment(),
  autoPrint: boolean().notNull().default(firstOrderSettings.autoPrint),
})

/** Fiscal document of an order, as its issuing service returned it. */
export const fiscalDocuments = pgTable("fiscal_documents", {
  orderId: ref()
    .primaryKey()
    .references(() => orders.id, { onDelete: "cascade" }),
  document: json().$type<FiscalDocument>().notNull(),
})

/** Links that open orders as printed pages, for one device each. */
export const printLinks = pgTable(
  "print_links",
  {
    id: id(),
    tokenHash: text().notNull().unique(),
    template: text({ enum: printTemplates }).notNull(),
    orderIds: json().$type<ReadonlyArray<number>>().notNull(),
    /** User who made the link: it opens only while they may still make it. */
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The same, by name. */
    madeBy: text(),
    expiresAt: moment().notNull(),
    deviceHash: text(),
    openedAt: moment(),
  },
  (t) => [index().on(t.expiresAt), index().on(t.userId)],
)

/** Ticket numbers people quote; the demo's are below. */
export const ticketNumbers = pgSequence("ticket_numbers", { startWith: 30_001 })
