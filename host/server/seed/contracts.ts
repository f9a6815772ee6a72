import { isNotNull } from "drizzle-orm"
import { cpfCheckDigits } from "../../../src/contract/people/cpf.ts"
import type { Signer } from "../../../src/contract/contracts/signersWaiting.ts"
import { contracts } from "../../../src/contract/resources/contracts.ts"
import type { Locale } from "../../../src/contract/limits.ts"
import { currentText, hashOf } from "../contracts/currentText.ts"
import { acceptanceRequests, contractVersions, templateEditions } from "../db/contractSchema.ts"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { contextOf, contextsOf } from "../resource/context.ts"
import { described } from "../db/described/described.ts"
import { readRecords, type Row } from "../resource/recordRows.ts"
import { sourcesOf } from "../resource/sources.ts"

const { contractTemplates } = tables

const dayMs = 86_400_000

/** Every contract template's text, which is its first edition. */
const seedEditions = async (db: Database) => {
  const { id, body, language } = contractTemplates
  const templates = await db.select({ id, body, language }).from(contractTemplates)
  const rows = templates.map((one) => ({
    templateId: Number(one.id),
    edition: 1,
    body: String(one.body),
    language: String(one.language) as Locale,
  }))
  if (rows.length > 0) await db.insert(templateEditions).values(rows)
}

type NewRequest = typeof acceptanceRequests.$inferInsert

const cpfOf = (number: number): string => {
  const nine = String(312_400_000 + number * 7919)
  return nine + cpfCheckDigits(nine)
}

/**
 * Returns a signer's acceptance request, by the time they signed; one who has not was asked two days ago, or has
 * declined.
 */
const requestOf = (
  { name, email, signedAt }: Signer,
  {
    versionId,
    now,
    declines,
  }: { readonly versionId: number; readonly now: number; readonly declines: boolean },
): NewRequest => {
  const decidedAt = signedAt ? new Date(signedAt) : new Date(now - dayMs)
  const sentAt = new Date(signedAt ? Date.parse(signedAt) - dayMs : now - 2 * dayMs)
  const request = { versionId, name, email, sentAt, expiresAt: new Date(sentAt.getTime() + 14 * dayMs) }
  if (signedAt)
    return {
      ...request,
      decision: "ACCEPTED",
      decidedAt,
      givenName: name,
      givenCpf: cpfOf(versionId),
      ip: `203.0.113.${versionId % 250}`,
    }
  return declines
    ? { ...request, decision: "DECLINED", decidedAt, reason: "A comissão não é a que combinamos." }
    : request
}

/** Sends a contract as it is, and lets its signers say what its status tells. */
const seedVersion = async (db: Database, row: Row<typeof contracts>, now: number, declines: boolean) => {
  const signers: ReadonlyArray<Signer> = row.signers ?? []
  const [first] = signers.flatMap(({ signedAt }) => signedAt ?? [])
  const issuedAt = new Date((first ? Date.parse(first) : now) - 2 * dayMs)
  const text = await currentText(db, row, issuedAt.getTime())
  if (!text) return
  const { blocks, basis, language } = text
  const [version] = await db
    .insert(contractVersions)
    .values({
      contractId: row._id,
      number: 1,
      language,
      blocks,
      basis,
      hash: hashOf(blocks),
      issuedAt,
    })
    .returning({ id: contractVersions.id })
  const about = { versionId: version!.id, now, declines }
  await db.insert(acceptanceRequests).values(signers.map((signer) => requestOf(signer, about)))
}

/** The texts of the demo's contracts, and what their signers said. */
export const seedContracts = async (db: Database, now: number): Promise<void> => {
  await seedEditions(db)
  const context = contextOf(contextsOf(described, sourcesOf(described)), contracts)
  const rows = await readRecords(db, context, { where: isNotNull(tables.contracts.template) })
  const sentContracts = rows.filter(({ status }) => status !== "DRAFT" && status !== "CANCELED")
  const waiting = sentContracts.filter(({ status }) => status === "SENT")
  for (const row of sentContracts) await seedVersion(db, row, now, row === waiting.at(-1))
}
