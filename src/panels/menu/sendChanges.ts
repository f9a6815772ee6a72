import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import type { Api } from "../../api/api.ts"
import { freshKey } from "../../api/freshKey.ts"
import { isUnanswered } from "../../api/transient.ts"
import { menu as calls } from "../../contract/menu/menuCalls.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import type { MenuData } from "../../contract/menu/menuData.ts"
import { StaleRows } from "../../contract/menu/refusals.ts"
import { clashesOf } from "./clashes.ts"
import { withVersionsOf } from "../../contract/menu/changes/withVersionsOf.ts"
import { type MenuChange, withIdsOf } from "./menuChange.ts"
import { type ChangeError, type MenuState, refuse } from "./menuState.ts"
import { takeAnswer } from "./takeAnswer.ts"

export interface Sending {
  readonly api: Api
  readonly company: RecordId
  /** True while the client still has the user in whose name the changes were made. */
  readonly isPresent: () => boolean
  /** Reads the menu again. */
  readonly load: () => Effect.Effect<void>
}

/** Takes a change out of the line, to be shown with the reason it was refused. */
const giveBack = (state: MenuState, change: MenuChange, error: ChangeError) => {
  // Changes behind it were written over what it would have been.
  const [, ...rest] = state.waiting.peek()
  state.waiting.value = rest.map((one) => ({ ...one, former: [] }))
  refuse(state, change, error)
}

/** True if rows changed since a change was sent, in other fields than its own: it can be sent again. */
const isOnlyBehind = (state: MenuState, change: MenuChange, sent: MenuData | undefined): boolean => {
  const { data } = state.loaded.peek()
  if (!data || !sent || change.ops.some(({ op }) => op === "remove")) return false
  const versions = (menu: MenuData) => JSON.stringify(withVersionsOf(menu, change.ops))
  return versions(data) !== versions(sent)
}

/** Sends one change; false where nobody answers it. */
const sendOne = Effect.fnUntraced(function* (
  state: MenuState,
  change: MenuChange,
  { api, company, load }: Sending,
) {
  const { loaded, waiting, isAway } = state
  const { data } = loaded.peek()
  if (data && clashesOf(data, change).length > 0) {
    giveBack(state, change, new StaleRows({ ops: [], rows: {} }))
    return true
  }
  const ops = data ? withVersionsOf(data, change.ops) : change.ops
  const call = api.call(calls.changes, { params: { company }, body: { ops } }, { idempotencyKey: change.key })
  const exit = yield* Effect.exit(call)
  if (Exit.isSuccess(exit)) {
    const isBehind = takeAnswer(state, change, exit.value, api.now())
    isAway.value = false
    waiting.value = withIdsOf(waiting.peek().slice(1), exit.value.ids)
    if (isBehind) yield* load()
    return true
  }
  const error = Option.getOrUndefined(Cause.findErrorOption(exit.cause))
  isAway.value = error === undefined || isUnanswered(error)
  if (error === undefined || isUnanswered(error)) return false
  yield* load()
  if (error._tag === "StaleRows" && isOnlyBehind(state, change, data))
    waiting.value = [{ ...change, key: freshKey() }, ...waiting.peek().slice(1)]
  else giveBack(state, change, error)
  return true
})

/** Sends the changes in line, one after the other; ends when there are none, or when nobody answers. */
export const sendChanges = Effect.fnUntraced(function* (state: MenuState, sending: Sending) {
  for (;;) {
    const [change] = state.waiting.peek()
    if (!change || !state.loaded.peek().data || !sending.isPresent()) return
    if (!(yield* sendOne(state, change, sending))) return
  }
})
