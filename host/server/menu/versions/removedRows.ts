import { sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { MenuOp } from "../../../../src/contract/menu/menuOps.ts"
import { UnknownReference } from "../../../../src/contract/resource/refusals.ts"
import { type Database, query } from "../../db/database.ts"
import { menuVersions } from "../../db/menuSchema.ts"

const isKept = async (tx: Database, company: number, list: string, _id: unknown) => {
  const row = JSON.stringify([{ _id }])
  const { rows } = await tx.execute(
    sql`select 1 from ${menuVersions} where ${menuVersions.companyId} = ${company}
      and ${menuVersions.snapshot} -> ${list} @> ${row}::jsonb limit 1`,
  )
  return rows.length > 0
}

/** Refuses rows that would come back under an id which no version of the company's own menu has. */
export const checkReturning = Effect.fnUntraced(function* (
  tx: Database,
  company: number,
  ops: ReadonlyArray<MenuOp>,
) {
  for (const [at, change] of ops.entries()) {
    if (change.op !== "create" || change._id === undefined) continue
    const { list, _id } = change
    if (!(yield* query(() => isKept(tx, company, list, _id))))
      return yield* new UnknownReference({ field: `ops.${at}._id` })
  }
})
