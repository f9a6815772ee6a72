import { computed, createModel, type ReadonlySignal, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import { freshKey } from "../../api/freshKey.ts"
import { limits } from "../../contract/limits.ts"
import { countable, normalized, toggled } from "../../contract/access/permissionTree.ts"
import { type Role, roles, type StaleRole } from "../../contract/users/roles.ts"
import type { RoleRefusal } from "./explain.ts"
import type { PermissionTree } from "./permissionTree.ts"

/** What is wrong with a title; undefined when nothing is. */
export type TitleProblem = "required" | "tooLong" | undefined

/** A role being edited. No React in here. */
export interface RoleDraft {
  readonly title: ReadonlySignal<string>
  readonly titleProblem: ReadonlySignal<TitleProblem>
  /** The permissions to choose from. */
  readonly branches: PermissionTree["branches"]
  /** What is chosen, under the rules of section 4 as soon as the permissions are known. */
  readonly selected: ReadonlySignal<ReadonlySet<number>>
  /** What the role held when it was opened, under the same rules. */
  readonly before: ReadonlySignal<ReadonlySet<number>>
  /** How many fields differ from the role as it was opened. */
  readonly changes: ReadonlySignal<number>
  readonly isDirty: ReadonlySignal<boolean>
  rename(title: string): void
  toggle(id: number, isSelected: boolean): void
  /** Chooses every permission, or none. */
  toggleAll(isSelected: boolean): void
  /** Loads the permissions again. */
  load(): Effect.Effect<void>
  /** Returns as much of the role as the answer holds. */
  save(): Effect.Effect<Partial<Role>, RoleRefusal | ApiError>
}

const problemOf = (title: string): TitleProblem => {
  if (title.trim() === "") return "required"
  return title.trim().length > limits.text.title.max ? "tooLong" : undefined
}

const stateOf = ({ branches }: PermissionTree, role: Role | undefined) => {
  const base = signal(role)
  const title = signal(role?.title ?? "")
  const chosen = signal<Iterable<number>>(role?.permissions ?? [])
  const known = computed(() => branches.value.data ?? [])
  const before = computed(() => normalized(known.value, base.value?.permissions ?? []))
  const selected = computed(() => normalized(known.value, chosen.value))
  const changes = computed(() => {
    const isRenamed = title.value.trim() !== (role?.title ?? "")
    const switched = [...selected.value, ...before.value].filter(
      (id) => selected.value.has(id) !== before.value.has(id),
    )
    return (isRenamed ? 1 : 0) + switched.length
  })
  return { base, title, chosen, known, before, selected, changes }
}
type State = ReturnType<typeof stateOf>

/** What a person can edit; every edit calls `edited`. */
const editing = ({ title, chosen, known, selected }: State, edited: () => void) => ({
  rename: (text: string) => {
    title.value = text
    edited()
  },
  toggle: (id: number, isSelected: boolean) => {
    chosen.value = toggled(known.peek(), selected.peek(), id, isSelected)
    edited()
  },
  toggleAll: (isSelected: boolean) => {
    chosen.value = isSelected ? countable(known.peek()).map(({ id }) => id) : []
    edited()
  },
})

/** Above 0 updates, otherwise creates (section 4). Fields this version does not know are sent back unchanged. */
const makeSave = (api: Api, { base, title, selected }: State, idempotencyKey: () => string) => {
  /** Someone else saved first: their version is now what the draft is compared with and saved over. */
  const rebase = ({ current }: StaleRole) => {
    base.value = current
  }
  return () =>
    Effect.suspend(() => {
      const content = {
        title: title.peek().trim(),
        permissions: [...selected.peek()].toSorted((a, b) => a - b),
      }
      const saved = base.peek()
      if (saved && saved.id > 0)
        return Effect.tapError(api.call(roles.save, { body: { ...saved, ...content } }), (error) =>
          Effect.sync(() => error._tag === "StaleRole" && rebase(error)),
        )
      return api.call(roles.create, { body: content }, { idempotencyKey: idempotencyKey() })
    })
}

const makeRoleDraft = (api: Api, tree: PermissionTree, role: Role | undefined): RoleDraft => {
  const state = stateOf(tree, role)
  const { title, before, selected, changes } = state
  /** The key changes with every edit, so that a repeat after a lost answer creates no second role. */
  let key = freshKey()
  return {
    title,
    titleProblem: computed(() => problemOf(title.value)),
    branches: tree.branches,
    selected,
    before,
    changes,
    isDirty: computed(() => changes.value > 0),
    ...editing(state, () => (key = freshKey())),
    load: tree.load,
    save: makeSave(api, state, () => key),
  }
}

export const RoleDraft = createModel(makeRoleDraft)
