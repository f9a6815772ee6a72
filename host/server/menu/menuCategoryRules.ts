import { eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { menuCategories } from "../../../src/contract/resources/menuCategories.ts"
import { query } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { badRequest } from "../http/issues.ts"
import { type RuleScope, rulesOf } from "../resource/rules.ts"

const { menuItems } = tables
const table = tables.menuCategories

const exists = ({ tx }: RuleScope, where: ReturnType<typeof eq>) =>
  query(async () => {
    const found = await tx.select({ id: table.id }).from(table).where(where).limit(1)
    return found.length > 0
  })

/** Refuses a third level: a category within another one has none within itself, nor is that one within another. */
const checkLevel = Effect.fnUntraced(function* (at: RuleScope, parent: unknown, own?: number) {
  if (typeof parent !== "number") return
  const isDeep =
    (yield* exists(at, sql`${table.id} = ${parent} and ${table["parent"]} is not null`)) ||
    (own !== undefined && (yield* exists(at, eq(table["parent"], own))))
  if (isDeep) return yield* badRequest([{ path: "body.parent", code: "invalid" }], at.language)
})

/** The template of a category stays once it has items, which are made after it. */
const checkTemplate = Effect.fnUntraced(function* ({ tx, language }: RuleScope, id: number) {
  const [found] = yield* query(() =>
    tx.select({ id: menuItems.id }).from(menuItems).where(eq(menuItems["category"], id)).limit(1),
  )
  if (found) return yield* badRequest([{ path: "body.template", code: "unknown" }], language)
})

export const menuCategoryRules = rulesOf(menuCategories, {
  create: (at, { parent }) => Effect.as(checkLevel(at, parent), {}),
  save: (at, before, { parent, template }) =>
    Effect.gen(function* () {
      yield* checkLevel(at, parent, Number(before._id))
      if (template !== undefined && template !== before.template) yield* checkTemplate(at, Number(before._id))
      return {}
    }),
})
