import { computed, createModel, type ReadonlySignal, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import { freshKey } from "../../api/freshKey.ts"
import { limits } from "../../contract/limits.ts"
import { permissions } from "../../contract/permissions.ts"
import { type Role, roles, type StaleRole } from "../../contract/roles.ts"
import { arrive, loading, type Remote, reloading } from "../../frame/remote.ts"
import type { RoleRefusal } from "./explain.ts"
import { branchesOf, type PermissionBranch, toggled } from "./permissionTree.ts"

/** What is wrong with a title; undefined when nothing is. */
export type TitleProblem = "required" | "tooLong" | undefined

/** A role being written: what its dialog knows and can do. No React in here. */
export interface RoleDraft {
  readonly title: ReadonlySignal<string>
  readonly titleProblem: ReadonlySignal<TitleProblem>
  readonly branches: ReadonlySignal<Remote<ReadonlyArray<PermissionBranch>, ApiError>>
  readonly selected: ReadonlySignal<ReadonlySet<number>>
  /** What the role held when it was opened. */
  readonly before: ReadonlySignal<ReadonlySet<number>>
  /** How many fields differ from what the role said when it was opened. */
  readonly changes: ReadonlySignal<number>
  readonly isDirty: ReadonlySignal<boolean>
  rename(title: string): void
  toggle(id: number, isSelected: boolean): void
  /** Chooses every permission, or none. */
  toggleAll(isSelected: boolean): void
  /** Fetches the permissions there are to choose from. */
  load(): Effect.Effect<void>
  save(): Effect.Effect<Role, RoleRefusal | ApiError>
}

const problemOf = (title: string): TitleProblem => {
  if (title.trim() === "") return "required"
  return title.trim().length > limits.text.title.max ? "tooLong" : undefined
}

const makeRoleDraft = (api: Api, role: Role | undefined): RoleDraft => {
  const before = signal<ReadonlySet<number>>(new Set(role?.permissions))
  let base = role
  const title = signal(role?.title ?? "")
  const branches = signal<Remote<ReadonlyArray<PermissionBranch>, ApiError>>(loading)
  const selected = signal(before.peek())
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

  const load = Effect.fnUntraced(function* () {
    branches.value = reloading(branches.peek())
    const exit = yield* Effect.exit(Effect.map(api.call(permissions.list), branchesOf))
    branches.value = arrive(branches.peek(), exit)
  })

  const rename = (text: string) => {
    title.value = text
    key = freshKey()
  }

  const toggle = (id: number, isSelected: boolean) => {
    selected.value = toggled(branches.peek().data ?? [], selected.peek(), id, isSelected)
    key = freshKey()
  }

  const toggleAll = (isSelected: boolean) => {
    const all = (branches.peek().data ?? []).flatMap(({ parent, children }) => [parent, ...children])
    selected.value = new Set(isSelected ? all.map(({ id }) => id) : [])
    key = freshKey()
  }

  /** Someone else was first: what they saved is now what the draft is compared with and saved over. */
  const rebase = ({ current }: StaleRole) => {
    base = current
    before.value = new Set(current.permissions)
  }

  /** Above 0 updates, otherwise creates (section 4). Fields this version does not know travel along. */
  const save = () =>
    Effect.suspend(() => {
      const content = {
        title: title.peek().trim(),
        permissions: [...selected.peek()].toSorted((a, b) => a - b),
      }
      if (base && base.id > 0)
        return Effect.tapError(api.call(roles.save, { body: { ...base, ...content } }), (error) =>
          Effect.sync(() => error._tag === "StaleRole" && rebase(error)),
        )
      return api.call(roles.create, { body: content }, { idempotencyKey: key })
    })

  const isDirty = computed(() => changes.value > 0)
  const seen = { title, titleProblem, branches, selected, before, changes, isDirty }
  return { ...seen, rename, toggle, toggleAll, load, save }
}

export const RoleDraft = createModel(makeRoleDraft)
