import { and, eq, ne, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { RecordInUse } from "../../../src/contract/resource/refusals.ts"
import { menus } from "../../../src/contract/resources/menus.ts"
import type { OwnerIds } from "../access/ownerIds.ts"
import { type Database, query } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { badRequest } from "../http/issues.ts"
import { rulesOf } from "../resource/rules.ts"

const table = tables.menus

const defaultsOf = (tx: Database, { companyId }: OwnerIds) =>
  query(() =>
    tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.companyId, companyId), eq(table["isDefault"], true))),
  )

/** Leaves a company one default menu: the one just made or chosen. */
const keepOne = Effect.fnUntraced(function* (tx: Database, { companyId }: OwnerIds, kept: number) {
  yield* query(() =>
    tx
      .update(table)
      .set({ isDefault: false, version: sql`${table.version} + 1` })
      .where(and(eq(table.companyId, companyId), eq(table["isDefault"], true), ne(table.id, kept))),
  )
})

/** A company with menus has exactly one default: its first one, or the one chosen last. */
export const menuRules = rulesOf(menus, {
  lock: (tx, owners) =>
    query(async () => {
      const ids = owners.map(({ companyId }) => Number(companyId)).toSorted((one, other) => one - other)
      for (const id of new Set(ids))
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`default menu ${id}`}))`)
    }),
  create: ({ tx }, { isDefault }, owner) =>
    Effect.gen(function* () {
      const otherDefaults = yield* defaultsOf(tx, owner)
      if (isDefault && otherDefaults.length > 0) yield* keepOne(tx, owner, 0)
      return { isDefault: isDefault === true || otherDefaults.length === 0 }
    }),
  save: ({ tx, language }, before, { isDefault }, owner) =>
    Effect.gen(function* () {
      if (isDefault) yield* keepOne(tx, owner, Number(before._id))
      // Another one is made the default in its place.
      else if (before.isDefault && isDefault === false)
        return yield* badRequest([{ path: "body.isDefault", code: "required" }], language)
      return {}
    }),
  remove: (_, { isDefault }) =>
    isDefault ? Effect.fail(new RecordInUse({ by: "default", count: 1 })) : Effect.void,
})
