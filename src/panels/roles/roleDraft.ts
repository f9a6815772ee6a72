import { computed, createModel, type ReadonlySignal, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import { freshKey } from "../../api/freshKey.ts"
import { limits } from "../../contract/limits.ts"
import { countable, normalized, toggled } from "../../contract/permissionTree.ts"
import { type Role, roles, type StaleRole } from "../../contract/roles.ts"
import type { RoleRefusal } from "./explain.ts"
import type { PermissionTree } from "./permissionTree.ts"

/** What is wrong with a title; undefined when nothing is. */
export type TitleProblem = "required" | "tooLong" | undefined

/** A role being written: what its dialog knows and can do. No React in here. */
export interface RoleDraft {
  readonly title: ReadonlySignal<string>
  readonly titleProblem: ReadonlySignal<TitleProblem>
  /** The permissions there are to choose from. */
  readonly branches: PermissionTree["branches"]
  /** What is chosen, under the rules of section 4 as soon as the permissions are known. */
  readonly selected: ReadonlySignal<ReadonlySet<number>>
  /** What the role held when it was opened, under the same rules. */
  readonly before: ReadonlySignal<ReadonlySet<number>>
  /** How many fields differ from what the role said when it was opened. */
  readonly changes: ReadonlySignal<number>
  readonly isDirty: ReadonlySignal<boolean>
  rename(title: string): void
  toggle(id: number, isSelected: boolean): void
  /** Chooses every permission, or none. */
  toggleAll(isSelected: boolean): void
  /** Fetches the permissions anew. */
  load(): Effect.Effect<void>
  /** What the answer told of the role. */
  save(): Effect.Effect<Partial<Role>, RoleRefusal | ApiError>
}

const problemOf = (title: string): TitleProblem => {
  if (title.trim() === "") return "required"
  return title.trim().length > limits.text.title.max ? "tooLong" : undefined
}

const makeRoleDraft = (api: Api, { branches, load }: PermissionTree, role: Role | undefined): RoleDraft => {
  const base = signal(role)
  const title = signal(role?.title ?? "")
  const chosen = signal<Iterable<number>>(role?.permissions ?? [])
  const known = computed(() => branches.value.data ?? [])
  const before = computed(() => normalized(known.value, base.value?.permissions ?? []))
  const selected = computed(() => normalized(known.value, chosen.value))
  const titleProblem = computed(() => problemOf(title.value))
  const changes = computed(() => {
    const isRenamed = title.value.trim() !== (role?.title ?? "")
    const switched = [...selected.value, ...before.value].filter(
      (id) => selected.value.has(id) !== before.value.has(id),
    )
    return (isRenamed ? 1 : 0) + switched.length
  })
  /** One key for one attempt: a repeat after a lost answer makes no second role. */
  let key = freshKey()

  const rename = (text: string) => {
    title.value = text
    key = freshKey()
  }

  const toggle = (id: number, isSelected: boolean) => {
    chosen.value = toggled(branches.peek().data ?? [], selected.peek(), id, isSelected)
    key = freshKey()
  }

  const toggleAll = (isSelected: boolean) => {
    chosen.value = isSelected ? countable(branches.peek().data ?? []).map(({ id }) => id) : []
    key = freshKey()
  }

  /** Someone else was first: what they saved is now what the draft is compared with and saved over. */
  const rebase = ({ current }: StaleRole) => {
    base.value = current
  }

  /** Above 0 updates, otherwise creates (section 4). Fields this version does not know travel along. */
  const save = () =>
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
      return api.call(roles.create, { body: content }, { idempotencyKey: key })
    })

  const isDirty = computed(() => changes.value > 0)
  const seen = { title, titleProblem, branches, selected, before, changes, isDirty }
  return { ...seen, rename, toggle, toggleAll, load, save }
}

export const RoleDraft = createModel(makeRoleDraft)
