import * as Effect from "effect/Effect"
import type { auditedLists } from "../../../src/contract/auditedLists.ts"
import type { HistoryEntry } from "../../../src/contract/resource/history.ts"
import type { Caller, Origin } from "../access/caller.ts"
import { auditLines } from "../db/auditSchema.ts"
import { type Database, query } from "../db/database.ts"

/** One line of the audit log: the action, the record and its owner. */
export interface AuditLine {
  readonly list: keyof typeof auditedLists | (string & {})
  readonly action: (typeof auditLines.$inferInsert)["action"]
  readonly recordId: number | null
  readonly label: string
  readonly owner: Readonly<Partial<Record<"applicationId" | "franchiseId" | "companyId", number | null>>>
  readonly changes: HistoryEntry["changes"]
  readonly reason?: string | undefined
  /** True if the save named no version, and so overwrote whichever there was. */
  readonly isUnversioned?: boolean
  /** Done unless told. */
  readonly result?: (typeof auditLines.$inferInsert)["result"]
}

/**
 * Author of an action: a user, or the holder of a mailed link, who is not signed in. For strangers only the origin is
 * known.
 */
export interface Actor {
  readonly user?: { readonly id: Caller["user"]["id"] }
  readonly from: Partial<Origin>
}

/** Lines per insert; a statement takes a limited number of parameters. */
const batchRows = 1000

/** Writes audit lines in the transaction of the change, so that neither exists without the other. */
export const writeAudit = (
  tx: Database,
  /** Undefined for the server itself. */
  caller: Actor | undefined,
  lines: ReadonlyArray<AuditLine>,
): Effect.Effect<void> =>
  query(async () => {
    for (let at = 0; at < lines.length; at += batchRows)
      await tx.insert(auditLines).values(
        lines.slice(at, at + batchRows).map(({ owner, ...line }) => ({
          ...owner,
          ...line,
          ...caller?.from,
          actor: (caller?.user?.id as number | undefined) ?? null,
        })),
      )
  })
