import { eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { type Database, query } from "../../db/database.ts"
import { companies } from "../../db/schema.ts"
import type { AnyRules } from "../../resource/rules.ts"
import { lockMenu } from "../editor/readMenu.ts"
import { keepVersions } from "./keepVersions.ts"

const keepOf = async (tx: Database, company: number) => {
  const [found] = await tx
    .select({ application: companies.applicationId })
    .from(companies)
    .where(eq(companies.id, company))
  if (!found) return
  await lockMenu(tx, company)
  const clock = { now: () => Date.now(), ahead: 0 }
  await keepVersions(tx, { company, application: found.application, clock }, undefined)
}

/**
 * Rules of a list of menus, whose records are part of a version too when they are written as records of a list: before
 * any of them is locked, as the editor does.
 */
export const withVersions = (rules: AnyRules): AnyRules => ({
  ...rules,
  lock: (tx, owners) =>
    Effect.gen(function* () {
      const ids = [...new Set(owners.map(({ companyId }) => Number(companyId)))]
      for (const id of ids.toSorted((one, other) => one - other)) yield* query(() => keepOf(tx, id))
      if (rules.lock) yield* rules.lock(tx, owners)
    }),
})
