import { eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { editionOf } from "../../../src/contract/contracts/editionOf.ts"
import { contractTemplates } from "../../../src/contract/resources/contractTemplates.ts"
import type { Locale } from "../../../src/contract/limits.ts"
import { templateEditions } from "../db/contractSchema.ts"
import { query } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { rulesOf } from "../resource/rules.ts"

const { contractTemplates: table } = tables

/** Another text is another edition; every one is kept for the contracts made with it. */
export const contractTemplateRules = rulesOf(contractTemplates, {
  create: (_, body) => Effect.succeed({ edition: editionOf(body, undefined) }),
  save: (_, before, body) => Effect.succeed({ edition: editionOf(body, before) }),
  written: (tx, _, states) =>
    query(async () => {
      const now = states.at(-1)
      if (!now?.edition) return
      const { body, language, edition, _id } = now
      const id = Number(_id)
      // One that was deleted took its editions with it.
      const [there] = await tx.select({ id: table.id }).from(table).where(eq(table.id, id))
      if (!there) return
      await tx
        .insert(templateEditions)
        .values({ templateId: id, edition, body, language: language as Locale })
        .onConflictDoNothing()
    }),
})
