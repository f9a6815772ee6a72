import { eq, inArray, or, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { FileQuotaReached } from "../../../src/contract/files/files.ts"
import { limits } from "../../../src/contract/limits.ts"
import type { Caller } from "../access/caller.ts"
import { type Database, query } from "../db/database.ts"
import { files } from "../db/fileSchema.ts"
import { users } from "../db/schema.ts"

const { fileQuota } = limits

/** Bytes of the caller's files and of those of everybody in their company; without a company both are the caller's. */
const readUsage = async (db: Database, { user, membership }: Caller) => {
  const own = eq(files.uploadedBy, user.id as number)
  const colleagues =
    membership.kind === "company"
      ? db.select({ id: users.id }).from(users).where(eq(users.companyId, membership.company))
      : undefined
  const sum = (where: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${files.size}) filter (where ${where}), 0)`.mapWith(Number)
  const [usage] = await db
    .select({
      unclaimed: {
        user: sum(sql`${own} and ${files.namedAt} is null`),
        company: sum(sql`${files.namedAt} is null`),
      },
      kept: { user: sum(sql`${own}`), company: sum(sql`true`) },
    })
    .from(files)
    .where(colleagues ? or(own, inArray(files.uploadedBy, colleagues)) : own)
  return usage!
}

/** Fails if a file of so many bytes takes the caller, or their company, over a quota. Root has none for what is kept. */
export const checkQuota = Effect.fn("files.quota")(function* (db: Database, caller: Caller, size: number) {
  const usage = yield* query(() => readUsage(db, caller))
  const counted = caller.user.isRoot ? (["unclaimed"] as const) : (["unclaimed", "kept"] as const)
  const owners = caller.membership.kind === "company" ? (["user", "company"] as const) : (["user"] as const)
  for (const kind of counted)
    for (const of of owners) {
      const maxBytes = fileQuota[kind][of]
      if (usage[kind][of] + size > maxBytes) return yield* new FileQuotaReached({ files: kind, of, maxBytes })
    }
})
