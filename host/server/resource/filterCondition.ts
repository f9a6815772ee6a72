import { and, type SQL } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import { containing } from "../lists/search.ts"
import { combinedText } from "./combinedText.ts"
import { columnNamed, type Context } from "./context.ts"
import { datedColumn } from "./datedColumn.ts"
import type { Values } from "./fieldValues.ts"
import { ownerColumn } from "../db/described/ownerColumn.ts"
import { derivedColumns } from "./recordRows.ts"
import { statusColumn } from "./statusColumn.ts"
import { fieldConditions } from "./fieldConditions.ts"

const columnFor = (context: Context, name: string): PgColumn | SQL => {
  if (name === "status") return statusColumn(context) ?? context.table.id
  const owner = ownerColumn[context.resource.scope]
  const columnName = name === "owner" && owner ? owner : name
  const column = datedColumn(context, columnName) ?? columnNamed(context, columnName)
  return column ?? derivedColumns(context)[columnName] ?? context.table.id
}

const searching = (context: Context, text: unknown): SQL | undefined => {
  const combined = combinedText(context)
  return typeof text === "string" && combined ? containing(text, combined) : undefined
}

/** The rows a filter of a resource finds, wherever they are. */
export const filterCondition = (context: Context, { search, ...filter }: Values): SQL | undefined =>
  and(
    searching(context, search),
    fieldConditions(context, filter, (name) => columnFor(context, name)),
  )
