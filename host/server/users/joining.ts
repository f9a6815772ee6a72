import { randomInt } from "node:crypto"
import { and, asc, eq, isNull, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import {
  BelongsAlready,
  type joining as contract,
  UnknownJoinCode,
} from "../../../src/contract/users/joining.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import { loadAuthor, lockPermissions } from "../access/authorities.ts"
import type { Caller } from "../access/caller.ts"
import { companyOwner } from "../access/companyOwner.ts"
import { setUserRoles } from "../access/grants.ts"
import { companyIdWithin } from "../access/reach.ts"
import { auditedUserList, noteWrite } from "../audit/auditedLists.ts"
import type { HandlersOf } from "../calls/handler.ts"
import { mailJobs } from "../db/accountSchema.ts"
import { type Database, query } from "../db/database.ts"
import { joinCodes, joinRequests } from "../db/joinSchema.ts"
import { companies, userRoles, users } from "../db/schema.ts"
import { admitRequest } from "../http/throttle.ts"
import { leaveJoinLetters } from "./joinMail.ts"
import type { UserServices } from "./userServices.ts"

/** Letters and digits that nobody mistakes for one another. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
const codeLength = 8
const half = codeLength / 2

const newCode = () => Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join("")
const plainCode = (typed: string) => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, "")
const shownCode = (code: string) => `${code.slice(0, half)}-${code.slice(half)}`

const belongs = ({ reach }: Caller) => reach.kind !== "none"

const readOwn = (db: Database, caller: Caller) =>
  query(async () => {
    const [found] = await db
      .select({ company: companies.name, at: joinRequests.createdAt, declinedAt: joinRequests.declinedAt })
      .from(joinRequests)
      .innerJoin(companies, eq(companies.id, joinRequests.companyId))
      .where(eq(joinRequests.userId, Number(caller.user.id)))
    const request = found && {
      company: found.company,
      at: found.at.toISOString(),
      isDeclined: found.declinedAt !== null,
    }
    return { belongs: belongs(caller), request: belongs(caller) ? null : (request ?? null) }
  })

const readRequests = (db: Database, { reach }: Caller) =>
  query(async () => {
    const rows = await db
      .select({
        id: joinRequests.id,
        fullname: users.fullname,
        email: users.email,
        company: { _id: companies.id, name: companies.name },
        at: joinRequests.createdAt,
      })
      .from(joinRequests)
      .innerJoin(companies, eq(companies.id, joinRequests.companyId))
      .innerJoin(users, eq(users.id, joinRequests.userId))
      .where(and(isNull(joinRequests.declinedAt), companyIdWithin(joinRequests.companyId, reach, db)))
      .orderBy(asc(joinRequests.id))
      .limit(100)
    return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
  })

const ask = Effect.fn("joining.ask")(function* (tx: Database, caller: Caller, typed: string) {
  if (belongs(caller)) return yield* new BelongsAlready()
  const [found] = yield* query(() =>
    tx
      .select({ companyId: joinCodes.companyId })
      .from(joinCodes)
      .where(eq(joinCodes.code, plainCode(typed))),
  )
  if (!found) return yield* new UnknownJoinCode()
  const values = { ...found, userId: Number(caller.user.id) }
  yield* query(async () => {
    await tx
      .insert(joinRequests)
      .values(values)
      .onConflictDoUpdate({
        target: joinRequests.userId,
        set: { ...found, createdAt: sql`now()`, declinedAt: null },
      })
    await leaveJoinLetters(tx, found.companyId)
  })
  return yield* readOwn(tx, caller)
})

const takeIn = Effect.fnUntraced(function* (tx: Database, caller: Caller, userId: number, companyId: number) {
  yield* lockPermissions(tx, "shared")
  const author = yield* loadAuthor(tx, caller)
  const owner = yield* companyOwner(tx, caller, companyId)
  const nowhere = and(isNull(users.companyId), isNull(users.applicationId), isNull(users.franchiseId))
  const moved = yield* query(() =>
    tx
      .update(users)
      .set({ ...owner, version: sql`${users.version} + 1` })
      .where(and(eq(users.id, userId), nowhere, eq(users.isRoot, false)))
      .returning({ id: users.id }),
  )
  yield* query(() => tx.delete(joinRequests).where(eq(joinRequests.userId, userId)))
  if (moved.length === 0) return
  // The author must hold all that the person may do there, by roles or by the company's default access.
  const ownRoles = yield* query(() =>
    tx.select({ id: userRoles.roleId }).from(userRoles).where(eq(userRoles.userId, userId)),
  )
  yield* setUserRoles(
    tx,
    { caller, author },
    userId,
    ownRoles.map((role) => role.id),
  )
  yield* noteWrite(tx, caller, auditedUserList, {
    id: userId,
    before: { company: null },
    after: { company: companyId },
  })
})

const decide = Effect.fn("joining.decide")(function* (
  tx: Database,
  caller: Caller,
  id: number,
  isAccepted: boolean,
) {
  const within = companyIdWithin(joinRequests.companyId, caller.reach, tx)
  const [request] = yield* query(() =>
    tx
      .select({ userId: joinRequests.userId, companyId: joinRequests.companyId })
      .from(joinRequests)
      .where(and(eq(joinRequests.id, id), isNull(joinRequests.declinedAt), within))
      .for("update"),
  )
  if (!request) return yield* new NotFound()
  if (isAccepted) yield* takeIn(tx, caller, request.userId, request.companyId)
  else
    yield* query(() =>
      tx
        .update(joinRequests)
        .set({ declinedAt: sql`now()` })
        .where(eq(joinRequests.id, id)),
    )
  yield* query(async () => {
    const [person] = await tx
      .select({ email: users.email, language: users.language })
      .from(users)
      .where(eq(users.id, request.userId))
    if (person)
      await tx.insert(mailJobs).values({ ...person, kind: "joined", language: person.language ?? "ptBr" })
  })
  return yield* readRequests(tx, caller)
})

const codeOf = (tx: Database, companyId: number) =>
  query(async () => {
    await tx.insert(joinCodes).values({ companyId, code: newCode() }).onConflictDoNothing()
    const [found] = await tx.select().from(joinCodes).where(eq(joinCodes.companyId, companyId))
    return { code: found ? shownCode(found.code) : null }
  })

/** Joining companies by a code. */
export const joiningHandlers = ({ db, mailer, throttling }: UserServices): HandlersOf<typeof contract> => {
  const wake = Effect.sync(() => mailer.wake())
  return {
    own: ({ caller }) => readOwn(db, caller),
    ask: Effect.fn("joining.prepare")(function* ({ body, caller, write }) {
      // Codes are not to be guessed.
      yield* admitRequest(db, `user ${caller.user.id}`, throttling, "link")
      return yield* Effect.tap(
        write((tx) => ask(tx, caller, body.code)),
        () => wake,
      )
    }),
    code: ({ caller: { reach } }) =>
      reach.kind === "company" ? codeOf(db, reach.company) : Effect.succeed({ code: null }),
    requests: ({ caller }) => readRequests(db, caller),
    decide: ({ params, body, caller, write }) =>
      Effect.tap(
        write((tx) => decide(tx, caller, params.id, body.isAccepted)),
        () => wake,
      ),
  }
}
