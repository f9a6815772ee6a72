import { computed, createModel, type ReadonlySignal, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import { makeContentKey } from "../../api/freshKey.ts"
import { type Role, roles as roleCalls } from "../../contract/users/roles.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import type { User } from "../../contract/users/user.ts"
import { users } from "../../contract/users/users.ts"
import { createdUser, createUser, savedUser, type UserSource } from "./writtenUser.ts"
import { arrive, loading, type Remote, reloading } from "../../frame/remote.ts"
import { makeRecordState } from "../../resource/editor/recordState.ts"
import type { LoadedDraft } from "../../resource/editor/useLoadedDraft.ts"
import { makeTextDraft, type TextDraft } from "../../resource/editor/textDraft.ts"
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

/** The user to edit: an existing one by id, or a new one, which may start as a copy. */
export interface DraftOf {
  /** 0 or less counts as none (section 4). */
  readonly id?: number | undefined
  readonly copied?: number | undefined
  /** The platform's list a new user is created in (section 7). */
  readonly source?: UserSource | undefined
}

/** A user being edited. No React in here. */
export interface UserDraft extends LoadedDraft {
  /** The record as loaded or last saved; without one, the user is new. */
  readonly user: ReadonlySignal<Remote<User | undefined, ApiError>>
  /** The roles that can be assigned. */
  readonly roles: ReadonlySignal<Remote<ReadonlyArray<Role>, ApiError>>
  readonly text: TextDraft<UserField>
  /** The new password, which is saved on its own, and the current one where the server asks for it. */
  readonly secret: TextDraft<keyof PasswordTexts>
  readonly problems: ReadonlySignal<UserProblems>
  /** Number of fields that differ from the record; a password counts as one. */
  readonly changes: ReadonlySignal<number>
  readonly isDirty: ReadonlySignal<boolean>
  assign(role: number): void
  withdraw(role: number): void
  loadRoles(): Effect.Effect<void>
  /**
   * Creates or saves, and continues from the saved record; undefined if the platform did not return the new record and
   * a search does not find it.
   */
  save(): Effect.Effect<User | undefined, UserRefusal | ApiError>
  /** Saves the password alone, over whatever someone else saved meanwhile. */
  changePassword(): Effect.Effect<User, UserRefusal | ApiError>
  /** Moves the user to another company, and keeps what was typed. */
  move(company: RecordId): Effect.Effect<User, UserRefusal | ApiError>
  /** Continues from what someone else saved, with these texts in the fields. */
  resolveConflict(current: User, texts: UserTexts): void
}

/** The draft's state; `waits` when a record has to be loaded first. */
const stateOf = (waits: boolean) => {
  const text = makeTextDraft(textsOf())
  return {
    ...makeRecordState<User, UserField>(text, textsOf, waits ? loading : { _tag: "Here", data: undefined }),
    text,
    roles: signal<Remote<ReadonlyArray<Role>, ApiError>>(loading),
    secret: makeTextDraft({ current: "", password: "", confirm: "" }),
  }
}
type State = ReturnType<typeof stateOf>

const writeRoles = ({ text }: State, next: Iterable<number>) => text.write("roles", rolesText(next))

const reading = (api: Api, { roles, text, load }: State, { id, copied }: DraftOf) => ({
  load: () => {
    const source = id ?? copied
    if (source === undefined) return Effect.void
    const isCopy = id === undefined
    const take = (user: User) => text.rebase(textsOf(isCopy ? copyOf(user) : user))
    return load(api.call(users.get, { params: { id: source } }), isCopy, take)
  },
  loadRoles: Effect.fnUntraced(function* () {
    roles.value = reloading(roles.peek())
    roles.value = arrive(roles.peek(), yield* Effect.exit(api.call(roleCalls.list)))
  }),
})

/** The form of a new user has no roles to remove, so roles that may not be granted are removed here. */
const withdrawUngrantable = (state: State, error: UserRefusal | ApiError) => {
  if (error._tag !== "RoleNotGrantable") return
  const roleIds = rolesOf(state.text.texts.peek().roles)
  writeRoles(
    state,
    roleIds.filter((role) => !error.roles.includes(role)),
  )
}

const saving = (api: Api, state: State, source: UserSource) => {
  const { record, text } = state
  const keyOf = makeContentKey()
  const update = (user: User, texts: UserTexts) => {
    const body = savedUserOf(user, text.base.peek(), texts)
    return Effect.flatMap(api.call(users.save, { body }), (answer) => savedUser(api, answer, body))
  }
  const make = (texts: UserTexts) => {
    const body = newUserOf(texts)
    return createUser(api, source, body, keyOf(body)).pipe(
      Effect.tapError((error) => Effect.sync(() => withdrawUngrantable(state, error))),
      Effect.flatMap((answer) => createdUser(api, answer, body)),
    )
  }
  const save = () =>
    state.save((texts, user): Effect.Effect<User | undefined, UserRefusal | ApiError> =>
      user ? update(user, texts) : make(texts),
    )
  const resolveConflict = (current: User, texts: UserTexts) =>
    state.resolveConflict(overUnknown(record.peek().data, current), texts)
  return { save, resolveConflict }
}

const changingPassword = (api: Api, { record: userRecord, text, secret, adopt }: State) => {
  const finish = (saved: User, isStale: boolean) => {
    secret.reset()
    // The unsaved edits are based on a version someone else has replaced: the next save shows both.
    if (isStale && text.changed.peek().length > 0) return
    adopt(saved, text.base.peek())
  }
  return () =>
    Effect.suspend(() => {
      const record = userRecord.peek().data
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

const moving =
  (api: Api, { record, text, adopt }: State) =>
  (company: RecordId) =>
    Effect.suspend(() => {
      const user = record.peek().data
      if (!user) return Effect.interrupt
      const { id, version } = user
      const body = { company, ...(version !== undefined && { version }) }
      const moved = api.call(users.move, { params: { id }, body })
      return Effect.tap(moved, (saved) => Effect.sync(() => adopt(saved, text.base.peek())))
    })

const numbered = (id: number | undefined) => (id !== undefined && id > 0 ? id : undefined)

const makeUserDraft = (api: Api, of: DraftOf): UserDraft => {
  const source: DraftOf = { id: numbered(of.id), copied: numbered(of.copied) }
  const state = stateOf((source.id ?? source.copied) !== undefined)
  const { record, roles, text, secret } = state
  const changes = computed(() => text.changed.value.length + Math.min(1, secret.changed.value.length))
  return {
    user: record,
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
        rolesOf(text.texts.peek().roles).filter((roleId) => roleId !== role),
      ),
    kept: state.savedEdit,
    restore: state.restore,
    ...reading(api, state, source),
    ...saving(api, state, of.source ?? "identity"),
    changePassword: changingPassword(api, state),
    move: moving(api, state),
  }
}

export const UserDraft = createModel(makeUserDraft)
