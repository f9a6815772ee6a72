import { eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { limits } from "../../../src/contract/limits.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import {
  CompanyFixed,
  EmailTaken,
  type NewUser,
  type SavedUser,
  type User,
  StaleUser,
  UserOutranks,
  UserProtected,
} from "../../../src/contract/users/user.ts"
import { type users as contract } from "../../../src/contract/users/users.ts"
import { UsernameTaken } from "../../../src/contract/session/session.ts"
import { readAccessFacts } from "../access/accessFacts.ts"
import { auditedUserList, noteWrite } from "../audit/auditedLists.ts"
import { loadAuthor, lockPermissions } from "../access/authorities.ts"
import type { Caller } from "../access/caller.ts"
import { companyOwner } from "../access/companyOwner.ts"
import { type Database, query, refuseOn } from "../db/database.ts"
import { users } from "../db/schema.ts"
import { authorizeUserChange, findGrantable, setUserRoles } from "../access/grants.ts"
import type { HandlersOf } from "../calls/handler.ts"
import type { UserServices } from "./userServices.ts"
import { prepareSecret } from "./invitation.ts"
import { askPassword } from "../session/ownPassword.ts"
import { dropResetsOf } from "../session/passwordReset.ts"
import { readUserRows, toUser } from "../access/userRows.ts"
import { ownerFor, usersWithin } from "../access/reach.ts"
import { refuseUsed } from "../resource/usedRecords.ts"
import { lockRoots, protectedAmong, removeUsers } from "./removeUsers.ts"
import { checkAddress } from "./checkAddress.ts"
import { lockUser, readUser, withTitles } from "./lockUser.ts"
import { moveUser } from "./moveUser.ts"
import { endSessionsOf } from "../session/sessions.ts"
import { exportUsers, findUsers } from "./userList.ts"
import { type SentVersion, isStale, isUnversioned } from "../calls/versions.ts"

const profileOf = (user: NewUser | SavedUser) => ({
  username: user.username,
  fullname: user.fullname,
  email: user.email,
  pic: user.pic ?? null,
  occupation: user.occupation ?? null,
  companyName: user.companyName ?? null,
  phone: user.phone ?? null,
  address: user.address ?? null,
  socialNetworks: user.socialNetworks ?? null,
  shopper: user.shopper ?? null,
})

const refuseTaken = refuseOn<EmailTaken | UsernameTaken>({
  users_email_unique: () => new EmailTaken(),
  users_username_unique: () => new UsernameTaken(),
})

/** Creates a user of a company within reach, or else of the caller's own owner. */
export const createUser = Effect.fn("users.create")(function* (
  tx: Database,
  caller: Caller,
  body: Numbered<NewUser>,
  passwordHash: string | null,
) {
  yield* lockPermissions(tx, "shared")
  const author = yield* loadAuthor(tx, caller)
  const owner = body.company == null ? ownerFor(caller.reach) : yield* companyOwner(tx, caller, body.company)
  const [created] = yield* query(() =>
    tx
      .insert(users)
      .values({ ...profileOf(body), ...owner, passwordHash })
      .returning({ id: users.id }),
  )
  yield* setUserRoles(tx, { caller, author }, created!.id, body.roles ?? [])
  const user = yield* readUser(tx, caller, created!.id)
  yield* noteWrite(tx, caller, auditedUserList, { id: user.id, after: yield* withTitles(tx, user) })
  return user
}, refuseTaken)

interface Save {
  readonly id: number
  /** Returns the fields to save, given the user as locked. */
  readonly changeOf: (current: User) => SavedUser
  readonly version: SentVersion
  readonly passwordHash: string | undefined
}

/** Saves a user unless somebody else saved them first. */
export const saveUser = Effect.fn("users.save")(function* (
  tx: Database,
  caller: Caller,
  { id, changeOf, version, passwordHash }: Save,
) {
  const current = yield* lockUser(tx, caller, id)
  const author = yield* authorizeUserChange(tx, caller, id)
  const body = changeOf(current)
  if (isStale(current, body.version, version)) return yield* new StaleUser({ current })
  if (body.company !== undefined && body.company !== current.company) return yield* new CompanyFixed()
  const secret = passwordHash === undefined ? {} : { passwordHash }
  const before = yield* withTitles(tx, current)
  yield* query(() =>
    tx
      .update(users)
      .set({ ...profileOf(body), ...secret, version: sql`${users.version} + 1` })
      .where(eq(users.id, id)),
  )
  if (body.roles) yield* setUserRoles(tx, { caller, author }, id, body.roles)
  if (passwordHash !== undefined) {
    yield* query(() => endSessionsOf(tx, id, caller.sessionId))
    yield* query(() => dropResetsOf(tx, id))
  }
  const user = yield* readUser(tx, caller, id)
  const secrets = passwordHash === undefined ? [] : ["password"]
  yield* noteWrite(tx, caller, auditedUserList, {
    id,
    before,
    after: yield* withTitles(tx, user),
    secrets,
    isUnversioned: isUnversioned(body.version, version),
  })
  return user
}, refuseTaken)

/** Deletes a user whom the caller may delete. */
export const removeUser = Effect.fn("users.remove")(function* (tx: Database, caller: Caller, id: number) {
  yield* lockPermissions(tx, "shared")
  const roots = yield* lockRoots(tx)
  const user = yield* lockUser(tx, caller, id)
  const [refused] = yield* protectedAmong(tx, caller, { ids: [id], roots })
  if (refused?.code === "user_outranks") return yield* new UserOutranks()
  if (refused) return yield* new UserProtected()
  yield* refuseUsed(tx, "users", id)
  yield* noteWrite(tx, caller, auditedUserList, { id, before: yield* withTitles(tx, user) })
  yield* query(() => tx.delete(users).where(eq(users.id, id)))
})

/** The users of the caller's reach. */
export const userHandlers = (services: UserServices): HandlersOf<typeof contract> => {
  const { db, passwords, throttling } = services
  return {
    list: ({ caller }) =>
      query(async () =>
        (await readUserRows(db, usersWithin(caller.reach, db), limits.list.maxUnpaged)).map(toUser),
      ),
    find: ({ body, caller }) => findUsers(db, caller, body),
    get: ({ params, caller }) => readUser(db, caller, params.id),
    create: Effect.fn("users.prepare")(function* (input) {
      const { hash, leave, send } = yield* prepareSecret(services, input)
      const made = input.write((tx) =>
        Effect.tap(createUser(tx, input.caller, input.body, hash), () => leave(tx)),
      )
      return yield* Effect.tap(made, () => send)
    }),
    save: Effect.fn("users.prepareSave")(function* ({ body, version, caller, language, write }) {
      if (body.password !== undefined && body.id === caller.user.id)
        yield* askPassword({ db, passwords, throttling }, body.id, body.currentPassword)
      const passwordHash = body.password === undefined ? undefined : yield* passwords.hash(body.password)
      return yield* write((tx) =>
        checkAddress(tx, body, language).pipe(
          Effect.andThen(saveUser(tx, caller, { id: body.id, changeOf: () => body, version, passwordHash })),
        ),
      )
    }),
    move: ({ params, body, version, caller, write }) =>
      write((tx) => moveUser(tx, caller, { id: params.id, sent: version, ...body })),
    remove: ({ params, caller, write }) => write((tx) => removeUser(tx, caller, params.id)),
    removeMany: ({ body, caller, write }) => write((tx) => removeUsers(tx, caller, body)),
    export: exportUsers(db),
    grantable: Effect.fn("users.grantable")(function* ({ params, caller }) {
      yield* readUser(db, caller, params.id)
      return { roles: yield* findGrantable(db, caller, params.id) }
    }),
    access: ({ params, caller }) => readAccessFacts(db, params.id, usersWithin(caller.reach, db)),
  }
}
