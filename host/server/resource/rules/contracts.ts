import { and, count, eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { Reference } from "../../../../src/contract/resource/field.ts"
import { RecordInUse } from "../../../../src/contract/resource/refusals.ts"
import { contracts } from "../../../../src/contract/resources/contracts.ts"
import { acceptanceRequests, contractVersions } from "../../db/contractSchema.ts"
import { type Database, query } from "../../db/database.ts"
import { contractTemplates as table } from "../../db/resourceSchema.ts"
import { rulesOf } from "../rules.ts"

/** A contract takes the edition its template has when it is chosen. */
const editionOf = (tx: Database, template: unknown) =>
  query(async () => {
    if (template === null) return { templateEdition: null }
    const [found] = await tx
      .select({ edition: table["edition"]! })
      .from(table)
      .where(eq(table.id, Number(template)))
    return { templateEdition: found?.edition ?? null }
  })

export const contractRules = rulesOf(contracts, {
  create: ({ tx }, { template = null }) => editionOf(tx, template),
  save: ({ tx }, before, { template }) => {
    const former = (before.template as Reference | null)?._id ?? null
    return template === undefined || template === former ? Effect.succeed({}) : editionOf(tx, template)
  },
  // What somebody accepted stays readable.
  remove: ({ tx }, { _id: id }) =>
    Effect.flatMap(
      query(() =>
        tx
          .select({ accepted: count() })
          .from(acceptanceRequests)
          .innerJoin(contractVersions, eq(contractVersions.id, acceptanceRequests.versionId))
          .where(
            and(eq(contractVersions.contractId, Number(id)), eq(acceptanceRequests.decision, "ACCEPTED")),
          ),
      ),
      ([{ accepted } = { accepted: 0 }]) =>
        accepted > 0 ? Effect.fail(new RecordInUse({ by: "acceptances", count: accepted })) : Effect.void,
    ),
})
