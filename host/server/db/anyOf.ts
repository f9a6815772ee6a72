import { sql, type SQL } from "drizzle-orm"

/** `any(…)` of ids, for `column = any(…)`. A list of any length is one parameter. */
export const anyOf = (ids: ReadonlyArray<number>): SQL => sql`any(${`{${ids.join(",")}}`}::bigint[])`
