import { asc, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { contractTexts } from "../../../src/contract/contracts/contractTexts.ts"
import { maskCpf } from "../../../src/contract/people/cpf.ts"
import type { Success } from "../../../src/contract/wire/endpoint.ts"
import type { contracts } from "../../../src/contract/resources/contracts.ts"
import type { Caller } from "../access/caller.ts"
import { mailJobs } from "../db/accountSchema.ts"
import { acceptanceRequests, contractVersions } from "../db/contractSchema.ts"
import { type Database, query } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import type { Context } from "../resource/context.ts"
import { readRecord } from "../resource/lockRecord.ts"
import type { Row } from "../resource/recordRows.ts"
import { currentText } from "./currentText.ts"

const { contractTemplates } = tables

type Request = typeof acceptanceRequests.$inferSelect & { readonly isQueued: boolean }
type Text = Success<typeof contractTexts.read>

/** A letter that was not sent and is not queued was refused or given up. */
const stateOf = ({ decision, replacedAt, sentAt, expiresAt, isQueued }: Request) => {
  if (decision) return decision
  if (replacedAt) return "REPLACED"
  if (!sentAt) return isQueued ? "WAITING" : "FAILED"
  return expiresAt && expiresAt.getTime() < Date.now() ? "EXPIRED" : "WAITING"
}

const text = (at: Date | null) => at?.toISOString() ?? null

const shownRequest = (request: Request): Text["versions"][number]["requests"][number] => ({
  _id: request.id,
  name: request.name,
  email: request.email,
  state: stateOf(request),
  sentAt: text(request.sentAt),
  expiresAt: text(request.expiresAt),
  decidedAt: text(request.decidedAt),
  reason: request.reason,
  givenName: request.givenName,
  givenCpf: request.givenCpf && maskCpf(request.givenCpf),
  ip: request.ip,
})

const isQueued = sql<boolean>`exists (
  select from ${mailJobs} where ${mailJobs.acceptanceRequestId} = ${acceptanceRequests.id})`

const versionsOf = async (db: Database, contract: number) => {
  const versions = await db
    .select()
    .from(contractVersions)
    .where(eq(contractVersions.contractId, contract))
    .orderBy(desc(contractVersions.number))
  const ids = versions.map(({ id }) => id)
  const requests =
    ids.length === 0
      ? []
      : await db
          .select({ ...getTableColumns(acceptanceRequests), isQueued })
          .from(acceptanceRequests)
          .where(inArray(acceptanceRequests.versionId, ids))
          .orderBy(asc(acceptanceRequests.id))
  return { versions, requests }
}

const templateShown = async ({ template, templateEdition }: Row<typeof contracts>, db: Database) => {
  if (!template) return null
  const { id, edition } = contractTemplates
  const [found] = await db.select({ newest: edition }).from(contractTemplates).where(eq(id, template._id))
  return {
    title: template.label,
    edition: Number(templateEdition),
    newest: Number(found?.newest ?? templateEdition),
  }
}

/** A contract's text today, and every version that was sent with what its signers said. */
export const readText = Effect.fn("contracts.text")(function* (
  db: Database,
  context: Context<typeof contracts>,
  caller: Caller,
  id: number,
) {
  const row = yield* readRecord(db, context, caller, id)
  return yield* query(async (): Promise<Text> => {
    const now = await currentText(db, row)
    const { versions, requests } = await versionsOf(db, id)
    return {
      template: await templateShown(row, db),
      blocks: now?.blocks ?? [],
      missing: now?.missing ?? [],
      isIssued: now !== undefined && versions[0]?.basis === now.basis,
      versions: versions.map(({ id: version, number, issuedAt, hash, blocks }) => ({
        number,
        issuedAt: issuedAt.toISOString(),
        hash,
        blocks,
        requests: requests.filter(({ versionId }) => versionId === version).map(shownRequest),
      })),
    }
  })
})
