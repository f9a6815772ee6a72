import { and, eq, lt, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { AcceptanceClosed, type ClosedReason } from "../../../src/contract/contracts/refusals.ts"
import type { Signer } from "../../../src/contract/contracts/signersWaiting.ts"
import { identify } from "../../../src/contract/resource/listItems.ts"
import type { contracts } from "../../../src/contract/resources/contracts.ts"
import { acceptanceRequests, contractVersions } from "../db/contractSchema.ts"
import { type Database, query } from "../db/database.ts"
import { tokenHash } from "../mail/post.ts"
import type { Context } from "../resource/context.ts"
import { ownerSelection } from "../resource/owner.ts"
import { readRecords, type Row } from "../resource/recordRows.ts"
import { currentText, lastVersion } from "./currentText.ts"

/** Wrong CPFs a link takes before it is of no use any more. */
const maxFailures = 10

const findLink = async (db: Database, token: string) => {
  const [found] = await db
    .select({ request: acceptanceRequests, version: contractVersions })
    .from(acceptanceRequests)
    .innerJoin(contractVersions, eq(contractVersions.id, acceptanceRequests.versionId))
    .where(eq(acceptanceRequests.tokenHash, tokenHash(token)))
  return found
}

/** A mailed link: its request and the version of the contract. */
export type Link = NonNullable<Awaited<ReturnType<typeof findLink>>>

const over: ReadonlySet<string | undefined> = new Set(["CANCELED", "ENDED"])

/** Returns the reason a link no longer opens its contract, judged by the link alone. */
const closedLink = ({ request }: Link): ClosedReason | undefined => {
  if (request.decision) return request.decision === "ACCEPTED" ? "accepted" : "declined"
  if (request.replacedAt) return "replaced"
  const isOver = !request.expiresAt || request.expiresAt.getTime() <= Date.now()
  return isOver || request.failures >= maxFailures ? "expired" : undefined
}

/** The signer a link was mailed to; undefined once the contract has another in their place. */
const signerOf = ({ signers }: Row<typeof contracts>, { email }: Link["request"]): Signer | undefined =>
  signers?.find((one) => identify(one.email) === identify(email))

/** The same by what has become of the contract. */
const closedContract = async (
  db: Database,
  { version }: Link,
  row: Row<typeof contracts>,
): Promise<ClosedReason | undefined> => {
  if (over.has(row.status)) return "canceled"
  const now = await currentText(db, row)
  const last = await lastVersion(db, version.contractId)
  const isSame = last?.id === version.id && now?.basis === version.basis
  return row.status === "DRAFT" || !isSame ? "changed" : undefined
}

/** Refusal of a link that opens nothing; `at` is the time of the signer's decision. */
export const closed = (reason: ClosedReason, at?: Date | null) =>
  new AcceptanceClosed({ reason, ...(at && { at: at.toISOString() }) })

/** The contract a link opens; fails with why it does not. */
export const openLink = Effect.fnUntraced(function* (
  db: Database,
  context: Context<typeof contracts>,
  token: string,
) {
  const link = yield* query(() => findLink(db, token))
  if (!link) return yield* closed("unknown")
  const byLink = closedLink(link)
  if (byLink) return yield* closed(byLink, link.request.decidedAt)
  const where = eq(context.table.id, link.version.contractId)
  const [row] = yield* query(() => readRecords(db, context, { where }))
  if (!row) return yield* closed("canceled")
  const byContract = yield* query(() => closedContract(db, link, row))
  if (byContract) return yield* closed(byContract)
  const signer = signerOf(row, link.request)
  if (!signer) return yield* closed("replaced")
  return { ...link, row, signer }
})

/** Lets nobody change the contract of a link, nor use the link twice. */
export const lockContract = (tx: Database, { table }: Context, token: string) =>
  query(async () => {
    const link = await findLink(tx, token)
    if (!link) return {}
    const [owner] = await tx
      .select(ownerSelection({ table } as Context))
      .from(table)
      .where(eq(table.id, link.version.contractId))
      .for("update")
    return owner ?? {}
  })

/** Counts a wrong CPF given with a link. */
export const countFailure = (db: Database, { id, failures }: Link["request"]) =>
  query(() =>
    db
      .update(acceptanceRequests)
      .set({ failures: sql`${failures}::int + 1` })
      .where(and(eq(acceptanceRequests.id, id), lt(acceptanceRequests.failures, maxFailures))),
  )
