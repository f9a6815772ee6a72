import { eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { maxGroupLevels } from "../../../src/contract/menu/changes/groupCircles.ts"
import { isNestable } from "../../../src/contract/menu/changes/rowRules.ts"
import { menuOptions } from "../../../src/contract/resources/menuOptions.ts"
import type { BadRequest } from "../../../src/contract/wire/refusals.ts"
import { query } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { badRequest } from "../http/issues.ts"
import { type RuleScope, rulesOf } from "../resource/rules.ts"

const { optionGroups } = tables
const options = tables.menuOptions

/** The levels from each end of a link between two groups, and whether it would close a circle. */
const measure = ({ tx }: RuleScope, group: number, nested: number) =>
  query(async () => {
    const { rows } = await tx.execute<{
      readonly levels: number
      readonly circular: boolean
    }>(sql`with recursive
      links as (select distinct group_id, nested from (
        select o."group" as group_id, o.nested from ${options} o where o.nested is not null) l),
      above as (select ${group}::bigint as id, 1 as level
        union select l.group_id, a.level + 1 from above a join links l on l.nested = a.id where a.level < 9),
      beneath as (select ${nested}::bigint as id, 1 as level
        union select l.nested, b.level + 1 from beneath b join links l on l.group_id = b.id where b.level < 9)
      select (select max(level) from above) + (select max(level) from beneath) as levels,
        ${nested}::bigint in (select id from above) as circular`)
    return rows[0]!
  })

/** Refuses a nested group that is no choice, is too deep, or has this one within itself. */
const checkNested = Effect.fnUntraced(function* (
  at: RuleScope,
  group: unknown,
  nested: unknown,
): Effect.fn.Return<void, BadRequest> {
  if (typeof nested !== "number") return
  // Two links made at once see each other.
  yield* query(() => at.tx.execute(sql`select pg_advisory_xact_lock(hashtext('nested option groups'))`))
  const [target] = yield* query(() =>
    at.tx.select({ kind: optionGroups["kind"] }).from(optionGroups).where(eq(optionGroups.id, nested)),
  )
  const { levels, circular } = yield* measure(at, Number(group), nested)
  if (!target || !isNestable(target as never) || circular || levels > maxGroupLevels)
    return yield* badRequest([{ path: "body.nested", code: "invalid" }], at.language)
})

export const menuOptionRules = rulesOf(menuOptions, {
  create: (at, { group, nested }) => Effect.as(checkNested(at, group, nested), {}),
  save: (at, { group }, { nested }) => Effect.as(checkNested(at, group._id, nested), {}),
})
