import { sql } from "drizzle-orm"
import { bigint, customType, integer, type PgColumn, type PgTable, timestamp } from "drizzle-orm/pg-core"

/** A record's own number. */
export const id = () => bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity()
/** A reference to another record. */
export const ref = (column?: string) =>
  column === undefined ? bigint({ mode: "number" }) : bigint(column, { mode: "number" })
/** Raised by each save. */
export const version = () => integer().notNull().default(1)
/** A moment in time. */
export const moment = () => timestamp({ withTimezone: true, mode: "date" })
/**
 * Data as JSON. The drivers parse it; Drizzle's own column parses each text in it once more, which makes the number
 * 1000 of the text "1e3".
 */
export const json = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => "jsonb",
  toDriver: (value) => JSON.stringify(value),
})

/**
 * The id of the transaction that last wrote a row. The stream of changes reads rows whose transaction had not ended when
 * it last looked, so it misses none, in whatever order transactions commit.
 */
export const currentTransactionId = sql<number>`pg_current_xact_id()::text::bigint`
/** Holds that id, whoever writes the row. */
export const changeColumn = () =>
  bigint({ mode: "number" })
    .notNull()
    .default(currentTransactionId)
    .$onUpdate(() => currentTransactionId)

/** A table whose rows have an id. */
export type TableWithId = PgTable & { readonly id: PgColumn }
/** The columns that say whose a row is. */
export type OwnerColumns = Readonly<Record<"applicationId" | "franchiseId" | "companyId", PgColumn>>
