import { sql } from "drizzle-orm"

/** Rows as one value: thousands of rows of some parameters each would take seconds in the embedded database. */
export const jsonRows = (rows: ReadonlyArray<object | number>) => sql`${JSON.stringify(rows)}::jsonb`
