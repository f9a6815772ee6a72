import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core"
import { OrderStatus } from "../../../src/contract/dashboard/orders.ts"
import { TicketPriority, TicketStatus } from "../../../src/contract/dashboard/tickets.ts"
import { currentTransactionId, id, moment, ref, version } from "./columns.ts"
import { companies } from "./schema.ts"

const company = () =>
  ref()
    .notNull()
    .references(() => companies.id)

/** An order somebody placed at a company. The indexes hold all that reports add up, so these read no rows. */
export const orders = pgTable(
  "orders",
  {
    id: id(),
    companyId: company(),
    status: text({ enum: OrderStatus.literals }).notNull().default("NEW"),
    placedAt: moment().notNull().defaultNow(),
    totalCents: integer().notNull(),
    /** The transaction that placed it, by which those who wait for new orders go on. */
    placedIn: bigint({ mode: "number" }).notNull().default(currentTransactionId),
    version: version(),
  },
  (t) => [
    index("orders_by_transaction").on(t.placedIn),
    index().on(t.placedAt, t.companyId, t.status, t.totalCents),
    index().on(t.companyId, t.placedAt, t.status, t.totalCents),
  ],
)

/** Something a company asks the help desk for. `protocol` is what people quote. */
export const tickets = pgTable(
  "tickets",
  {
    id: id(),
    companyId: company(),
    protocol: text().notNull().unique(),
    subject: text().notNull(),
    status: text({ enum: TicketStatus.literals }).notNull().default("NEW"),
    priority: text({ enum: TicketPriority.literals }).notNull().default("MEDIUM"),
    openedAt: moment().notNull().defaultNow(),
    version: version(),
  },
  (t) => [index().on(t.status, t.companyId, t.priority), index().on(t.companyId, t.status, t.priority)],
)
