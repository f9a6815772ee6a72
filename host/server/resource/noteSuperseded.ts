import { writeAudit } from "../audit/audit.ts"
import type { Database } from "../db/database.ts"

interface Superseded {
  readonly id: number
  readonly label: string
}

/** Writes that records of an application's list are no longer the published ones, because another one is. */
export const noteSuperseded = (
  tx: Database,
  caller: Parameters<typeof writeAudit>[1],
  { list, applicationId }: { readonly list: string; readonly applicationId: number },
  former: ReadonlyArray<Superseded>,
) =>
  writeAudit(
    tx,
    caller,
    former.map(({ id, label }) => ({
      list,
      action: "STATUS" as const,
      recordId: id,
      label,
      owner: { applicationId },
      changes: [{ field: "status", old: "PUBLISHED", new: "SUPERSEDED" }],
    })),
  )
