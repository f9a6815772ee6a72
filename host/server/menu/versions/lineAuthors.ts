import { and, desc, eq, gte, inArray, lte } from "drizzle-orm"
import { type MenuList, menuLists } from "../../../../src/contract/menu/menuData.ts"
import { promoFields } from "../../../../src/contract/menu/versions/diffMenus.ts"
import type { DiffLine } from "../../../../src/contract/menu/versions/menuDiff.ts"
import type { MenuDiff } from "../../../../src/contract/menu/versions/menuVersionCalls.ts"
import { grouped } from "../../../../src/contract/wire/grouped.ts"
import { idKey } from "../../../../src/contract/wire/recordId.ts"
import { auditLines } from "../../db/auditSchema.ts"
import type { Database } from "../../db/database.ts"
import { menuVersions } from "../../db/menuSchema.ts"
import { users } from "../../db/schema.ts"

/** Lines of the audit log that are looked through. */
const maxEntries = 5000
/** A change begins this long before the version it makes, at most. */
const slackMs = 60_000

const momentsOf = (db: Database, company: number, numbers: ReadonlyArray<number>) =>
  db
    .select({ number: menuVersions.number, at: menuVersions.at })
    .from(menuVersions)
    .where(and(eq(menuVersions.companyId, company), inArray(menuVersions.number, [...numbers])))

const readEntries = (db: Database, company: number, from: Date, to: Date, lines: MenuDiff["lines"]) =>
  db
    .select({
      list: auditLines.list,
      id: auditLines.recordId,
      action: auditLines.action,
      at: auditLines.createdAt,
      by: users.fullname,
      changes: auditLines.changes,
    })
    .from(auditLines)
    .leftJoin(users, eq(users.id, auditLines.actor))
    .where(
      and(
        eq(auditLines.companyId, company),
        gte(auditLines.createdAt, from),
        lte(auditLines.createdAt, to),
        inArray(auditLines.list, [...new Set(lines.map(({ list }) => menuLists[list].name))]),
        inArray(auditLines.recordId, [...new Set(lines.map(({ _id }) => Number(_id)))]),
      ),
    )
    .orderBy(desc(auditLines.id))
    .limit(maxEntries)

type Entry = Awaited<ReturnType<typeof readEntries>>[number]

/** Fields a difference is about; none where it is one of links or of order, which the audit log does not have. */
const fieldsOf = ({ kind, fields = [] }: DiffLine): ReadonlyArray<string> => {
  if (kind === "PRICE") return ["price"]
  if (kind === "PROMO") return promoFields
  if (kind === "RENAMED") return ["name"]
  if (kind === "MOVED") return ["category"]
  return kind === "ADDED" || kind === "REMOVED" ? ["status", "isActive"] : fields
}

const isOf = (line: DiffLine, { action, changes }: Entry): boolean => {
  if (action === "CREATE" || action === "DELETE")
    return line.kind === (action === "CREATE" ? "ADDED" : "REMOVED")
  const fields = fieldsOf(line)
  return changes.some(({ field }) => fields.includes(field))
}

const keyOf = (list: string, id: unknown) => `${list} ${String(id)}`

/** Differences between two versions with who made each last, and when, where the audit log tells. */
export const withAuthors = async (
  db: Database,
  company: number,
  { from, to }: { readonly from: number; readonly to: number | undefined },
  diff: MenuDiff,
): Promise<MenuDiff> => {
  if (diff.lines.length === 0) return diff
  const moments = await momentsOf(db, company, to === undefined ? [from] : [from, to])
  const momentOf = (number: number | undefined) => moments.find((one) => one.number === number)?.at
  const since = new Date((momentOf(from)?.getTime() ?? 0) - slackMs)
  const entries = await readEntries(db, company, since, momentOf(to) ?? new Date(), diff.lines)
  const byRow = grouped(entries, ({ list, id }) => keyOf(list, id))
  const authorOf = (line: DiffLine & { readonly list: MenuList }) => {
    const own = byRow.get(keyOf(menuLists[line.list].name, idKey(line._id)))
    const entry = own?.find((one) => isOf(line, one))
    return entry && { at: entry.at.toISOString(), ...(entry.by !== null && { by: entry.by }) }
  }
  return { ...diff, lines: diff.lines.map((line) => ({ ...line, ...authorOf(line) })) }
}
