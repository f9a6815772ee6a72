import { inArray, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { anyOf } from "../db/anyOf.ts"
import { type BulkSelection, CountChanged } from "../../../src/contract/wire/bulk.ts"
import type { TableWithId } from "../db/columns.ts"
import { type Database, query } from "../db/database.ts"

/** A row that was not deleted, and why. */
export interface Refused {
  readonly id: number
  readonly code: string
}

/** A bulk selection of the reference API's own rows. */
export type Selection<F> =
  | Exclude<BulkSelection<F>, { readonly ids: unknown }>
  | { readonly ids: ReadonlyArray<number> }

interface BulkSource<F> {
  readonly table: TableWithId
  readonly selection: Selection<F>
  /** The rows within reach a filter finds; all of them without one. */
  readonly found: (filter: F | undefined) => SQL | undefined
}

/** The rows with these ids. */
export const among = (table: TableWithId, ids: ReadonlyArray<number>): SQL => sql`${table.id} = ${anyOf(ids)}`

/** Condition for the selected rows. */
export const selected = <F>({ table, selection, found }: BulkSource<F>): SQL | undefined =>
  "ids" in selection
    ? sql`${found(undefined) ?? sql`true`} and ${inArray(table.id, [...selection.ids])}`
    : found(selection.filter)

/**
 * Locks the selected rows until the transaction ends, and lists the given ids that do not exist. Fails if a filter now
 * matches a different count than the person confirmed.
 */
export const lockSelection = Effect.fnUntraced(function* <F>(tx: Database, source: BulkSource<F>) {
  const { table, selection } = source
  const rows = tx.select({ id: table.id }).from(table).where(selected(source)).orderBy(table.id).for("update")
  const [locked] = yield* query(() =>
    tx.select({ ids: sql<Array<number>>`coalesce(json_agg(id), '[]')` }).from(rows.as("held")),
  )
  const ids = locked?.ids ?? []
  if ("ids" in selection) {
    const there = new Set(ids)
    const missing = selection.ids.filter((id) => !there.has(id))
    return { ids, missing: missing.map((id): Refused => ({ id, code: "not_found" })) }
  }
  if (ids.length !== selection.expected) return yield* new CountChanged({ count: ids.length })
  return { ids, missing: [] }
})

/** Deletes the locked rows except those refused; `note` records which before they are gone. */
export const removeLocked = Effect.fnUntraced(function* (
  tx: Database,
  table: TableWithId,
  locked: { readonly ids: ReadonlyArray<number>; readonly missing: ReadonlyArray<Refused> },
  refused: ReadonlyArray<Refused>,
  note: (ids: ReadonlyArray<number>) => Effect.Effect<void>,
) {
  const staying = new Set(refused.map(({ id }) => id))
  const going = locked.ids.filter((id) => !staying.has(id))
  yield* note(going)
  if (going.length > 0) yield* query(() => tx.delete(table).where(among(table, going)))
  return {
    removed: going.length,
    refused: [...locked.missing, ...refused].sort((one, other) => one.id - other.id),
  }
})
