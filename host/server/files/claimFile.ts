import { and, inArray, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { type FileUse, typesFor } from "../../../src/contract/files/fileType.ts"
import { UnknownReference } from "../../../src/contract/resource/refusals.ts"
import type { Caller } from "../access/caller.ts"
import { type Database, query } from "../db/database.ts"
import { files } from "../db/fileSchema.ts"
import { type FileOwner, isFileOpenTo } from "./fileOwner.ts"

/**
 * Names a file in a field: one the caller may read, and of a type the field takes. Whoever sweeps at the
 * same time waits for the transaction, and then sees that the file was named.
 */
export const claimFile = Effect.fnUntraced(function* (
  tx: Database,
  caller: Caller,
  owners: ReadonlyArray<FileOwner>,
  claim: { readonly field: string; readonly id: number; readonly use: FileUse },
) {
  const { field, id, use } = claim
  const claimed = yield* query(() =>
    tx
      .update(files)
      .set({ namedAt: sql`now()` })
      .where(
        and(
          inArray(files.id, [id]),
          inArray(files.type, [...typesFor(use)]),
          isFileOpenTo(tx, caller, owners),
        ),
      )
      .returning({ id: files.id }),
  )
  if (claimed.length === 0) return yield* new UnknownReference({ field })
})
