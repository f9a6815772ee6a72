import { eq, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { RecordInUse } from "../../../src/contract/resource/refusals.ts"
import { optionGroups } from "../../../src/contract/resources/optionGroups.ts"
import { query } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { itemGroups } from "../db/menuSchema.ts"
import { rulesOf } from "../resource/rules.ts"

const { menuItems } = tables

/** The names of the items that have a group, in their order. */
const itemsWith = (id: SQL) =>
  sql`(select coalesce(json_agg(json_build_object('_id', i.id, 'label', i.name) order by i.position), '[]')
    from ${itemGroups} g join ${menuItems} i on i.id = g.item where g.group_id = ${id})`

export const optionGroupRules = rulesOf(optionGroups, {
  derive: (id) => ({
    items: itemsWith(id),
    usedBy: sql`(select count(*)::int from ${itemGroups} g where g.group_id = ${id})`,
  }),
  remove: ({ tx }, { _id: id }) =>
    Effect.gen(function* () {
      const used = yield* query(() =>
        tx
          .select({ item: itemGroups.item })
          .from(itemGroups)
          .where(eq(itemGroups.group, Number(id))),
      )
      if (used.length > 0) return yield* new RecordInUse({ by: "menuItems", count: used.length })
    }),
})
