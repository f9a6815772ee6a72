import * as Effect from "effect/Effect"
import { recordTitle } from "../../../src/contract/resource/recordTitle.ts"
import { auditLines } from "../db/auditSchema.ts"
import type { Database } from "../db/database.ts"
import type { users } from "../db/schema.ts"
import { type Context, contextsOf } from "../resource/context.ts"
import { described } from "../db/described/described.ts"
import { recordChanges } from "../resource/lockRecord.ts"
import { idOf, readLocked } from "../resource/manyRecords.ts"
import type { OwnerIds } from "../access/ownerIds.ts"
import { sourcesOf } from "../resource/sources.ts"
import { type Write, writeEach } from "../resource/writeEach.ts"
import { type Random, randomFrom } from "./random.ts"
import { createdRow, type Past, pastOf, workingMoment } from "./recordHistory.ts"

type User = typeof users.$inferSelect
type Line = typeof auditLines.$inferInsert & { readonly createdAt: Date }

const dayMs = 86_400_000
/** Days of sign-ins before now. */
const signInDays = 14

/** Author of a record's changes: somebody of its company or application, or the platform. */
const authorOf = (people: ReadonlyArray<User>, { companyId, applicationId }: OwnerIds, random: Random) => {
  const staff = people.filter((one) => companyId != null && one.companyId === companyId).slice(0, 3)
  const above = people.filter((one) => one.isApplication && one.applicationId === applicationId)
  const root = people.filter(({ isRoot }) => isRoot)
  return random.pick(staff.length > 0 ? [...staff, ...above] : above.length > 0 ? above : root).id
}

const linesOf = (
  context: Context,
  { rows, owners }: Effect.Success<ReturnType<typeof readLocked>>,
  people: ReadonlyArray<User>,
  { random, now }: { readonly random: Random; readonly now: number },
): ReadonlyArray<Line> =>
  rows.flatMap((row) => {
    const owner = owners.get(idOf(row)) ?? {}
    const past = pastOf(context.resource, row, random, now)
    const created: Past = {
      at: Date.parse(String(row.createdAt)),
      action: "CREATE",
      changes: recordChanges(context, {}, createdRow(row, past)),
    }
    return [created, ...past].map(({ at, ...past }) => ({
      ...owner,
      ...past,
      list: context.resource.name,
      recordId: idOf(row),
      label: recordTitle(context.resource, row),
      actor: authorOf(people, owner, random),
      createdAt: new Date(at),
    }))
  })

/** Puts the moment of its last line on each record. */
const dateRecords = async (db: Database, { table }: Context, lines: ReadonlyArray<Line>) => {
  const sets = new Map<number, Write["set"]>()
  for (const { recordId, createdAt } of lines) sets.set(recordId!, { updatedAt: createdAt })
  await writeEach(
    db,
    table,
    [...sets].map(([id, set]) => ({ id, set })),
  )
}

const system = (name: string) => `Mozilla/5.0 (${name})`
const browsers = [
  `${system("Windows NT 10.0; Win64; x64")} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36`,
  `${system("Linux; Android 10; K")} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36`,
  `${system("Windows NT 10.0; Win64; x64; rv:144.0")} Gecko/20100101 Firefox/144.0`,
]

/** One person's sign-ins of a day; now and then they mistype their password first, and not everybody signs out. */
const sessionsOf = (user: User, from: number, now: number, random: Random): ReadonlyArray<Line> => {
  const at = workingMoment(random, from, from)
  const { applicationId, franchiseId, companyId, id, fullname } = user
  const line = (action: Line["action"], minutes: number): Line => ({
    applicationId,
    franchiseId,
    companyId,
    action,
    list: "sessions",
    recordId: id,
    label: fullname,
    actor: action === "LOGIN_REFUSED" ? null : id,
    result: action === "LOGIN_REFUSED" ? "DENIED" : "DONE",
    userAgent: browsers[id % browsers.length],
    // From the blocks kept for examples (RFC 5737).
    address: `203.0.113.${(id * 37) % 254}`,
    createdAt: new Date(at + minutes * 60_000),
  })
  const all = [
    ...(random.below(12) === 0 ? [line("LOGIN_REFUSED", -1)] : []),
    line("LOGIN", 0),
    ...(random.below(5) < 2 ? [line("LOGOUT", 60 + random.below(400))] : []),
  ]
  return all.filter(({ createdAt }) => createdAt.getTime() < now)
}

const signIns = (people: ReadonlyArray<User>, now: number, random: Random): ReadonlyArray<Line> =>
  Array.from({ length: signInDays }, (_, index) => now - (index + 1) * dayMs).flatMap((from) =>
    people.filter(() => random.below(6) === 0).flatMap((user) => sessionsOf(user, from, now, random)),
  )

/** Writes what people did to the demo's records, and when they signed in, over the last weeks. */
export const seedAudit = async (db: Database, people: ReadonlyArray<User>, now: number): Promise<void> => {
  const random = randomFrom(20_260_103)
  const lines: Array<Line> = []
  for (const context of contextsOf(described, sourcesOf(described))) {
    if (context.resource.readOnly) continue
    const ids = await db.select({ id: context.table.id }).from(context.table)
    const records = await Effect.runPromise(
      readLocked(
        context,
        { tx: db },
        ids.map(({ id }) => id as number),
      ),
    )
    const own = linesOf(context, records, people, { random, now })
    await dateRecords(db, context, own)
    lines.push(...own)
  }
  lines.push(...signIns(people, now, random))
  await db.insert(auditLines).values(lines.toSorted((one, other) => +one.createdAt - +other.createdAt))
}
