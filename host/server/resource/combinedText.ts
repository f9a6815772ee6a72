import type { PgColumn } from "drizzle-orm/pg-core"
import type { CombinedText } from "../lists/search.ts"
import type { RecordTable } from "../db/described/table.ts"

/** The columns a search of a list looks at; undefined for a list that has none. */
export const combinedText = ({ table }: { readonly table: RecordTable }): CombinedText | undefined => {
  const { searchText, spacedText } = table as unknown as Readonly<Record<string, PgColumn>>
  return searchText && spacedText && { searchText, spacedText }
}
