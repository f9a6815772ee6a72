import { computed, createModel, type ReadonlySignal, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type { Api } from "../../api/api.ts"
import { type ApiError, Unreachable } from "../../api/errors.ts"
import { menu as calls } from "../../contract/menu/menuCalls.ts"
import type { MenuData, MenuStore } from "../../contract/menu/menuData.ts"
import type { MenuOp } from "../../contract/menu/menuOps.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { arrive, type Remote, reloading } from "../../frame/remote.ts"
import type { MenuActs } from "./menuActs.ts"
import type { Former, MenuChange } from "./menuChange.ts"
import { makeMenuState, type MenuState, type RefusedChange } from "./menuState.ts"

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
  /** First keys of rows that were created here, by their `rowKey` since the server gave them ids: they are drawn on as one. */
  readonly firstKeys: ReadonlySignal<ReadonlyMap<string, string>>
  load(): Effect.Effect<void>
  /** Reads the menu again if somebody else changed it, or the store opens; asks for no more than its version. */
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

/** Reads the menu while `prepare` fetches what changes it. */
const loading = (
  api: Api,
  { loaded }: MenuState,
  company: RecordId,
  prepare: () => Promise<void>,
): Effect.Effect<void> =>
  Effect.suspend(() => {
    const prepared = Effect.tryPromise({ try: prepare, catch: (cause) => new Unreachable({ cause }) })
    const before = loaded.peek().data?.version
    loaded.value = reloading(loaded.peek())
    const read = api.call(calls.editor, { params: { company } })
    const both = Effect.zipWith(read, prepared, (menu) => menu, { concurrent: true })
    return Effect.map(Effect.exit(both), (exit) => {
      const { data } = loaded.peek()
      // A change that was answered meanwhile may be missing from what was read before it.
      const isBehind =
        data && data.version !== before && Exit.isSuccess(exit) && exit.value.version < data.version
      loaded.value = isBehind ? { _tag: "Here", data } : arrive(loaded.peek(), exit)
    })
  })

/** True if the menu changed since it was read, or its store opens or closes at another moment. */
const isNews = (
  { version, isOpen, changesAt }: { readonly version: number } & Pick<MenuStore, "isOpen" | "changesAt">,
  { version: before, store }: MenuData,
) =>
  version !== before || (isOpen !== undefined && (isOpen !== store.isOpen || changesAt !== store.changesAt))

/** Reads the menu again if there is news of it; own changes that wait see to that themselves. */
const refreshing = (api: Api, state: MenuState, company: RecordId, load: () => Effect.Effect<void>) =>
  Effect.gen(function* () {
    const isIdle = () => state.waiting.peek().length === 0
    if (!state.loaded.peek().data || !isIdle()) return
    const exit = yield* Effect.exit(api.call(calls.version, { params: { company } }))
    const { data } = state.loaded.peek()
    if (Exit.isSuccess(exit) && data && isNews(exit.value, data) && isIdle()) yield* load()
  })

/** Code that makes and sends changes, which nobody needs before the menu is here. */
const fetchActs = () => import("./menuActs.ts")

const makeMenuModel = (api: Api, { company, saved, isPresent }: MenuModelOptions): MenuModel => {
  const state = makeMenuState(saved)
  const { loaded, waiting, undos } = state
  const acts = signal<MenuActs>()
  const shown = computed(() => {
    const { data } = loaded.value
    return data && waiting.value.length > 0 ? acts.value?.applied(data, waiting.value) : data
  })
  const prepare = async () => {
    const { makeActs } = await fetchActs()
    acts.value ??= makeActs(state, shown, { api, company, isPresent, load })
  }
  const load = (): Effect.Effect<void> => loading(api, state, company, prepare)
  return {
    ...state,
    shown,
    undoCount: computed(() => undos.value.length),
    load,
    refresh: () => refreshing(api, state, company, load),
    change: (ops, former) => acts.peek()?.change(ops, former),
    undo: () => acts.peek()?.undo(),
    addUndo: (ops, at) => acts.peek()?.addUndo(ops, at),
    retry: (row) => acts.peek()?.retry(row),
    giveUp: (row) => acts.peek()?.giveUp(row),
    send: () => Effect.suspend(() => acts.peek()?.send() ?? Effect.void),
  }
}

export const MenuModel = createModel(makeMenuModel)
