import { computed, createModel, type ReadonlySignal, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import { makeContentKey } from "../../api/freshKey.ts"
import { type Role, roles as roleCalls } from "../../contract/users/roles.ts"
import { type NewUser, type User } from "../../contract/users/user.ts"
import { users } from "../../contract/users/users.ts"
import { createdUser, savedUser } from "./writtenUser.ts"
import { arrive, loading, type Remote, reloading } from "../../frame/remote.ts"
import { withOwnChanges, makeTextDraft, type TextDraft } from "../../resource/editor/textDraft.ts"
import type { UserRefusal } from "./explain.ts"
import { type PasswordTexts, problemsOf, type UserProblems } from "./userProblems.ts"
import {
  copyOf,
  newUserOf,
  overUnknown,
  rolesOf,
  rolesText,
  savedUserOf,
  textsOf,
  type UserField,
  type UserTexts,
} from "./userTexts.ts"

/** Which user is edited: an existing one by id, or a new one, which may start as a copy. */
export interface DraftOf {
  /** 0 or less counts as none (section 4). */
  readonly id?: number | undefined
  readonly copied?: number | undefined
}

/** A user being edited. No React in here. */
export interface UserDraft {
  /** The record as loaded or last saved; without one, the user is new. */
  readonly user: ReadonlySignal<Remote<User | undefined, ApiError>>
  /** The roles that can be assigned. */
  readonly roles: ReadonlySignal<Remote<ReadonlyArray<Role>, ApiError>>
  readonly text: TextDraft<UserField>
  /** The new password, which is saved on its own, and the current one where the server asks for it. */
  readonly secret: TextDraft<keyof PasswordTexts>
  readonly problems: ReadonlySignal<UserProblems>
  /** How many fields differ from the record; a password counts as one. */
  readonly changes: ReadonlySignal<number>
  readonly isDirty: ReadonlySignal<boolean>
  assign(role: number): void
  withdraw(role: number): void
  load(): Effect.Effect<void>
  loadRoles(): Effect.Effect<void>
  /**
   * Creates or saves, and continues from the saved record; undefined if the platform did not return the new record and
   * a search does not find it.
   */
  save(): Effect.Effect<User | undefined, UserRefusal | ApiError>
  /** Saves the password alone, over whatever someone else saved meanwhile. */
  changePassword(): Effect.Effect<User, UserRefusal | ApiError>
  /** Continues from what someone else saved, with these texts in the fields. */
  resolveConflict(current: User, texts: UserTexts): void
}

/** The draft's state; `waits` when a record has to be loaded first. */
const stateOf = (waits: boolean) => ({
  user: signal<Remote<User | undefined, ApiError>>(waits ? loading : { _tag: "Here", data: undefined }),
  roles: signal<Remote<ReadonlyArray<Role>, ApiError>>(loading),
  text: makeTextDraft(textsOf()),
  secret: makeTextDraft({ current: "", password: "", confirm: "" }),
})
type State = ReturnType<typeof stateOf>

const writeRoles = ({ text }: State, next: Iterable<number>) => text.write("roles", rolesText(next))

const reading = (api: Api, { user, roles, text }: State, { id, copied }: DraftOf) => ({
  load: Effect.fnUntraced(function* () {
    const source = id ?? copied
    if (source === undefined) return
    user.value = reloading(user.peek())
    const exit = yield* Effect.exit(api.call(users.get, { params: { id: source } }))
    if (exit._tag === "Success") text.rebase(textsOf(id === undefined ? copyOf(exit.value) : exit.value))
    user.value = arrive(user.peek(), id === undefined ? Exit.map(exit, () => undefined) : exit)
  }),
  loadRoles: Effect.fnUntraced(function* () {
    roles.value = reloading(roles.peek())
    roles.value = arrive(roles.peek(), yield* Effect.exit(api.call(roleCalls.list)))
  }),
})

/** The form of a new user has no roles to remove, so roles that may not be granted are removed here. */
const withdrawUngrantable = (state: State, error: UserRefusal | ApiError) => {
  if (error._tag !== "RoleNotGrantable") return
  const held = rolesOf(state.text.texts.peek().roles)
  writeRoles(
    state,
    held.filter((role) => !error.roles.includes(role)),
  )
}

const saving = (api: Api, state: State) => {
  const { user, text } = state
  const keyOf = makeContentKey()
  const create = (body: NewUser) => api.call(users.create, { body }, { idempotencyKey: keyOf(body) })
  /** Keeps what was typed while the save was running. */
  const adopt = (saved: User, sent: UserTexts) => {
    user.value = { _tag: "Here", data: saved }
    text.rebase(textsOf(saved), withOwnChanges(sent, text.texts.peek(), textsOf(saved)))
  }
  const update = (record: User, texts: UserTexts) => {
    const body = savedUserOf(record, text.base.peek(), texts)
    return Effect.flatMap(api.call(users.save, { body }), (answer) => savedUser(api, answer, body))
  }
  const make = (texts: UserTexts) => {
    const body = newUserOf(texts)
    return create(body).pipe(
      Effect.tapError((error) => Effect.sync(() => withdrawUngrantable(state, error))),
      Effect.flatMap((answer) => createdUser(api, answer, body)),
    )
  }
  const save = () =>
    Effect.suspend(() => {
      const sent = text.texts.peek()
      const record = user.peek().data
      return Effect.tap(record ? update(record, sent) : make(sent), (saved) =>
        Effect.sync(() => saved && adopt(saved, sent)),
      )
    })
  const resolveConflict = (current: User, texts: UserTexts) => {
    const merged = overUnknown(user.peek().data, current)
    user.value = { _tag: "Here", data: merged }
    text.rebase(textsOf(merged), texts)
  }
  return { save, resolveConflict }
}

const changingPassword = (api: Api, { user, text, secret }: State) => {
  const finish = (saved: User, isStale: boolean) => {
    secret.reset()
    // The unsaved edits are based on a version someone else has replaced: the next save shows both.
    if (isStale && text.changed.peek().length > 0) return
    const standing = withOwnChanges(text.base.peek(), text.texts.peek(), textsOf(saved))
    user.value = { _tag: "Here", data: saved }
    text.rebase(textsOf(saved), standing)
  }
  return () =>
    Effect.suspend(() => {
      const record = user.peek().data
      if (!record) return Effect.interrupt
      const { password, current: currentPassword } = secret.texts.peek()
      const passwords = { password, ...(currentPassword !== "" && { currentPassword }) }
      const over = (current: User, isStale: boolean) =>
        api.call(users.save, { body: { ...current, ...passwords } }).pipe(
          Effect.flatMap((answer) => savedUser(api, answer, current)),
          Effect.tap((saved) => Effect.sync(() => finish(saved, isStale))),
        )
      return Effect.catchTag(over(record, false), "StaleUser", ({ current }) =>
        over(overUnknown(record, current), true),
      )
    })
}

const numbered = (id: number | undefined) => (id !== undefined && id > 0 ? id : undefined)

const makeUserDraft = (api: Api, of: DraftOf): UserDraft => {
  const source: DraftOf = { id: numbered(of.id), copied: numbered(of.copied) }
  const state = stateOf((source.id ?? source.copied) !== undefined)
  const { user, roles, text, secret } = state
  const changes = computed(() => text.changed.value.length + Math.min(1, secret.changed.value.length))
  return {
    user,
    roles,
    text,
    secret,
    problems: computed(() => problemsOf(text.applied.value, text.touched.value)),
    changes,
    isDirty: computed(() => changes.value > 0),
    assign: (role) => writeRoles(state, [...rolesOf(text.texts.peek().roles), role]),
    withdraw: (role) =>
      writeRoles(
        state,
        rolesOf(text.texts.peek().roles).filter((held) => held !== role),
      ),
    ...reading(api, state, source),
    ...saving(api, state),
    changePassword: changingPassword(api, state),
  }
}

export const UserDraft = createModel(makeUserDraft)
