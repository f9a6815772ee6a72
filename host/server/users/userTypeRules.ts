import * as Effect from "effect/Effect"
import { and, notInArray, sql } from "drizzle-orm"
import { RecordInUse } from "../../../src/contract/resource/refusals.ts"
import { userTypes } from "../../../src/contract/resources/userTypes.ts"
import { query } from "../db/database.ts"
import { userRoles, users } from "../db/schema.ts"
import { rulesOf } from "../resource/rules.ts"
import { tables } from "../db/described/tables.ts"

const { userTypes: table } = tables

/** The users of a type are those of its application who hold the role it starts with; while they do, one such type stays. */
export const userTypeRules = rulesOf(userTypes, {
  derive: (id) => ({
    users: sql`(select count(*)::int from ${table} t join ${userRoles} r on r.role_id = t.default_role
      join ${users} u on u.id = r.user_id and u.application_id = t.application_id where t.id = ${id})`,
  }),
  remove: Effect.fnUntraced(function* ({ tx }, { _id, users: count }, leaving) {
    if (!count) return
    const [staying] = yield* query(() =>
      tx
        .select({ id: table.id })
        .from(table)
        .where(
          and(
            notInArray(table.id, [...leaving]),
            sql`(${table.applicationId}, ${table.defaultRole}) =
              (select t.application_id, t.default_role from ${table} t where t.id = ${_id})`,
          ),
        )
        .limit(1),
    )
    if (!staying) return yield* new RecordInUse({ by: "users", count })
  }),
})
