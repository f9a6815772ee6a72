import { and, count, eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { Reference } from "../../../src/contract/resource/field.ts"
import { RecordInUse } from "../../../src/contract/resource/refusals.ts"
import { contracts } from "../../../src/contract/resources/contracts.ts"
import { acceptanceRequests, contractVersions } from "../db/contractSchema.ts"
import { type Database, query } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { rulesOf } from "../resource/rules.ts"

const { contracts: contractTable, contractTemplates: table } = tables

/** A contract takes the edition its template has when it is chosen. */
const editionOf = (tx: Database, template: unknown) =>
  query(async () => {
    if (template === null) return { templateEdition: null }
    const [found] = await tx
      .select({ edition: table.edition })
      .from(table)
      .where(eq(table.id, Number(template)))
    return { templateEdition: found?.edition ?? null }
  })

const { versionId, decision, replacedAt, email } = acceptanceRequests

export const contractRules = rulesOf(contracts, {
  // A contract in force keeps its signatures while an amendment waits for who signed before.
  undone: (id) => sql`exists (
    select from ${contractVersions} join ${acceptanceRequests} on ${versionId} = ${contractVersions.id}
    where ${contractVersions.contractId} = ${id} and ${contractVersions.number} > 1
      and ${contractVersions.number} = (select max(number) from contract_versions where contract_id = ${id})
      and ${replacedAt} is null and ${decision} is distinct from 'ACCEPTED'
      and exists (select from jsonb_array_elements(${contractTable.signers}) signer
        where lower(signer ->> 'email') = lower(${email})
        and (signer ->> 'signedAt')::timestamptz < ${contractVersions.issuedAt})
      and not exists (select from contract_acceptance_requests accepted where accepted.version_id = ${versionId}
        and lower(accepted.email) = lower(${email}) and accepted.decision = 'ACCEPTED'))`,
  create: ({ tx }, { template = null }) => editionOf(tx, template),
  save: ({ tx }, before, { template }) => {
    const former = (before.template as Reference | null)?._id ?? null
    return template === undefined || template === former ? Effect.succeed({}) : editionOf(tx, template)
  },
  // An accepted text stays readable.
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
