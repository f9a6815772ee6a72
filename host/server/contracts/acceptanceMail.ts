import { and, eq, isNull, sql } from "drizzle-orm"
import { limits } from "../../../src/contract/limits.ts"
import { acceptanceRequests, contractVersions } from "../db/contractSchema.ts"
import { tables } from "../db/described/tables.ts"
import type { Database } from "../db/database.ts"
import { companies } from "../db/schema.ts"
import { writeLetter, type ComposedMail } from "../mail/platformMail.ts"
import type { Job } from "../mail/job.ts"
import type { MailKind } from "../mail/mailKind.ts"
import { linkTo, newToken, type Post, tokenHash } from "../mail/post.ts"
import { acceptanceLetters } from "./acceptanceLetters.ts"

const { contracts } = tables

const { linkDays } = limits.acceptance

/** Notes that a signer's letter has left. */
const noteSent = async (db: Database, { acceptanceRequestId: request }: Job): Promise<void> => {
  if (request === null) return
  const sentMark = { sentAt: sql`now()` }
  await db.update(acceptanceRequests).set(sentMark).where(eq(acceptanceRequests.id, request))
}

/** Writes to a signer, with a link that opens the contract; none once they have decided, or got a newer one. */
const writeAcceptance = async (post: Post, job: Job): Promise<ComposedMail | undefined> => {
  if (job.acceptanceRequestId === null) return undefined
  const token = newToken()
  const { id, decision, replacedAt, versionId } = acceptanceRequests
  const [request] = await post.db
    .update(acceptanceRequests)
    .set({
      tokenHash: tokenHash(token),
      expiresAt: sql`now() + ${linkDays}::int * interval '1 day'`,
    })
    .where(and(eq(id, job.acceptanceRequestId), isNull(decision), isNull(replacedAt)))
    .returning({ versionId, name: acceptanceRequests.name })
  if (!request) return undefined
  const [contract] = await post.db
    .select({ number: contracts.number, company: companies.name, application: companies.applicationId })
    .from(contractVersions)
    .innerJoin(contracts, eq(contracts.id, contractVersions.contractId))
    .innerJoin(companies, eq(companies.id, contracts.companyId))
    .where(eq(contractVersions.id, request.versionId))
  if (!contract) return undefined
  return writeLetter(
    post.db,
    { words: acceptanceLetters.acceptance, trigger: "CONTRACT_SENT" },
    {
      to: job.email,
      application: contract.application,
      language: job.language,
      link: linkTo(post, "contract-acceptance", token),
      values: {
        name: request.name,
        number: String(contract.number),
        company: contract.company,
        days: String(linkDays),
      },
    },
  )
}

/** Mail to a signer of a contract, who is a party to it. */
export const acceptanceMail: MailKind = { write: writeAcceptance, reminder: undefined, sent: noteSent }
