import { asc, eq } from "drizzle-orm"
import { besides } from "../../../../src/contract/menu/changes/moveOp.ts"
import type { AnyRow } from "../../../../src/contract/menu/editorRow.ts"
import { type MenuList, menuLists } from "../../../../src/contract/menu/menuData.ts"
import type { Database } from "../../db/database.ts"
import { tableOf } from "../../db/described/tables.ts"
import { type Write, writeEach } from "../../resource/writeEach.ts"
import { columnOf } from "./readMenu.ts"

/** Positions of a company's rows by id. */
const readPositions = async (tx: Database, list: MenuList, company: number) => {
  const table = tableOf(menuLists[list])
  const rows = await tx
    .select({ id: table.id, position: columnOf(table, "position") })
    .from(table)
    .where(eq(columnOf(table, "companyId"), company))
    .orderBy(asc(table.id))
  return new Map(rows.map(({ id, position }) => [Number(id), Number(position)]))
}

/** Position after that of all rows there are. */
export const lastPosition = async (tx: Database, list: MenuList, company: number): Promise<number> =>
  Math.max(0, ...(await readPositions(tx, list, company)).values())

/**
 * Positions of rows that have one order among them: they share out those they have, made different where two are the
 * same, as described lists do.
 */
const sharedOut = (
  rows: ReadonlyArray<AnyRow>,
  positions: ReadonlyMap<number, number>,
): ReadonlyArray<Write> => {
  const own = rows.map(({ _id }) => positions.get(Number(_id)) ?? 0).toSorted((one, other) => one - other)
  let last = 0
  return rows.flatMap(({ _id }, at) => {
    last = Math.max(own[at] ?? 0, last + 1)
    return positions.get(Number(_id)) === last ? [] : [{ id: Number(_id), set: { position: last } }]
  })
}

/** Writes the order rows have in the menu. */
export const writeOrder = async (
  tx: Database,
  list: MenuList,
  company: number,
  rows: ReadonlyArray<AnyRow>,
): Promise<void> => {
  const positions = await readPositions(tx, list, company)
  const looked = new Set<AnyRow>()
  const writes = rows.flatMap((row) => {
    if (looked.has(row)) return []
    const ordered = besides(rows, list, row)
    for (const one of ordered) looked.add(one)
    return sharedOut(ordered, positions)
  })
  await writeEach(tx, tableOf(menuLists[list]), writes)
}
