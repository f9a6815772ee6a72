import { computed, createModel, type ReadonlySignal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import { freshKey } from "../../api/freshKey.ts"
import { applyOps } from "../../contract/menu/changes/applyOps.ts"
import { opChunks } from "../../contract/menu/opChunks.ts"
import { menu as calls } from "../../contract/menu/menuCalls.ts"
import type { MenuData } from "../../contract/menu/menuData.ts"
import type { MenuOp } from "../../contract/menu/menuOps.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { arrive, type Remote, reloading } from "../../frame/remote.ts"
import { formerOf } from "./clashes.ts"
import { withVersionsOf } from "../../contract/menu/changes/withVersionsOf.ts"
import { type Former, type MenuChange, rowsOfOps } from "./menuChange.ts"
import { forget, keepUndo, makeMenuState, type MenuState, type RefusedChange } from "./menuState.ts"
import { sendChanges } from "./sendChanges.ts"
import { tempIdsOf } from "./tempId.ts"

/** A store's menu while people edit it: changes show at once and are sent one after the other. No React in here. */
export interface MenuModel {
  readonly loaded: ReadonlySignal<Remote<MenuData, ApiError>>
  /** The menu with all changes that wait. */
  readonly shown: ReadonlySignal<MenuData | undefined>
  readonly waiting: ReadonlySignal<ReadonlyArray<MenuChange>>
  readonly isAway: ReadonlySignal<boolean>
  readonly refused: ReadonlySignal<ReadonlyMap<string, RefusedChange>>
  /** Number of changes that can be taken back. */
  readonly undoCount: ReadonlySignal<number>
  readonly savedAt: ReadonlySignal<number | undefined>
  load(): Effect.Effect<void>
  /** Reads the menu again if somebody else changed it; asks for no more than its version. */
  refresh(): Effect.Effect<void>
  /**
   * Makes changes; `send` brings them to the server. `former` are the values they were written over, those shown now
   * unless told.
   */
  change(ops: ReadonlyArray<MenuOp>, former?: Former): void
  /** Takes the last change back. */
  undo(): void
  /** Keeps changes that take back what was made besides, as by an import, at a moment in milliseconds since 1970. */
  addUndo(ops: ReadonlyArray<MenuOp>, at: number): void
  /** Makes a refused change again, from the row as it is now. */
  retry(row: string): void
  giveUp(row: string): void
  /** Sends the changes in line; ends when there are none, or when nobody answers. */
  send(): Effect.Effect<void>
}

export interface MenuModelOptions {
  readonly company: RecordId
  /** Changes a reload of the page left. */
  readonly saved: ReadonlyArray<MenuChange>
  /** True while the client still has the user in whose name the changes were made. */
  readonly isPresent: () => boolean
}

const withChanges = (data: MenuData | undefined, { ops }: MenuChange, at: number): MenuData | undefined => {
  if (!data) return undefined
  const made = applyOps(data, withVersionsOf(data, ops), { newId: tempIdsOf(ops), at })
  return "data" in made ? made.data : data
}

const loading = (api: Api, { loaded }: MenuState, company: RecordId) =>
  Effect.suspend(() => {
    const before = loaded.peek().data?.version
    loaded.value = reloading(loaded.peek())
    return Effect.map(Effect.exit(api.call(calls.editor, { params: { company } })), (exit) => {
      const { data } = loaded.peek()
      // A change that was answered meanwhile may be missing from what was read before it.
      const isBehind =
        data && data.version !== before && Exit.isSuccess(exit) && exit.value.version < data.version
      loaded.value = isBehind ? { _tag: "Here", data } : arrive(loaded.peek(), exit)
    })
  })

/** Reads the menu again if its version is another one than was read; own changes that wait see to that themselves. */
const refreshing = (api: Api, state: MenuState, company: RecordId) =>
  Effect.gen(function* () {
    const { data } = state.loaded.peek()
    if (!data || state.waiting.peek().length > 0) return
    const exit = yield* Effect.exit(api.call(calls.version, { params: { company } }))
    const isChanged = Exit.isSuccess(exit) && exit.value.version !== state.loaded.peek().data?.version
    if (isChanged && state.waiting.peek().length === 0) yield* loading(api, state, company)
  })

/** Ways to make changes, to take them back, and to go on with refused ones. */
const actsOf = (state: MenuState, shown: ReadonlySignal<MenuData | undefined>) => {
  const { waiting, refused, undos } = state
  const add = (ops: ReadonlyArray<MenuOp>, former: Former, more: Pick<MenuChange, "isUndo"> = {}) => {
    const calls = opChunks(ops)
    const step = calls.length > 1 ? { step: freshKey() } : {}
    waiting.value = [
      ...waiting.peek(),
      ...calls.map((own, at) => {
        const start = calls.slice(0, at).reduce((sum, { length }) => sum + length, 0)
        const values = former.slice(start, start + own.length)
        return { key: freshKey(), ops: own, former: values, ...step, ...more }
      }),
    ]
  }
  const change = (ops: ReadonlyArray<MenuOp>, former = formerOf(shown.peek(), ops)) => {
    forget(state, rowsOfOps(ops))
    add(ops, former)
  }
  return {
    change,
    undo: () => {
      const last = undos.peek().at(-1)
      if (!last) return
      undos.value = undos.peek().slice(0, -1)
      add(last.ops, last.former, { isUndo: true })
    },
    addUndo: (ops: ReadonlyArray<MenuOp>, at: number) => {
      keepUndo(state, ops)
      state.savedAt.value = at
    },
    retry: (row: string) => {
      const again = refused.peek().get(row)
      if (again) change(again.ops)
    },
    giveUp: (row: string) => {
      const given = refused.peek().get(row)
      if (given) forget(state, rowsOfOps(given.ops))
    },
  }
}

const makeMenuModel = (api: Api, { company, saved, isPresent }: MenuModelOptions): MenuModel => {
  const state = makeMenuState(saved)
  const { loaded, waiting, undos } = state
  const load = () => loading(api, state, company)
  let isSending = false
  const shown = computed(() =>
    waiting.value.reduce<MenuData | undefined>(
      (data, change) => withChanges(data, change, api.now()),
      loaded.value.data,
    ),
  )
  return {
    ...state,
    ...actsOf(state, shown),
    shown,
    undoCount: computed(() => undos.value.length),
    load,
    refresh: () => refreshing(api, state, company),
    send: () =>
      Effect.suspend(() => {
        if (isSending) return Effect.void
        isSending = true
        return Effect.ensuring(
          sendChanges(state, { api, company, isPresent, load }),
          Effect.sync(() => void (isSending = false)),
        )
      }),
  }
}

export const MenuModel = createModel(makeMenuModel)
