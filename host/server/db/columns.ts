import { bigint, integer, timestamp } from "drizzle-orm/pg-core"

/** A record's own number. */
export const id = () => bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity()
/** A reference to another record. */
export const ref = () => bigint({ mode: "number" })
/** Raised by each save. */
export const version = () => integer().notNull().default(1)
/** A moment in time. */
export const moment = () => timestamp({ withTimezone: true, mode: "date" })
