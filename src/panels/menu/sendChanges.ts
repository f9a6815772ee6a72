import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import type { Api } from "../../api/api.ts"
import { isUnanswered } from "../../api/transient.ts"
import { menu as calls } from "../../contract/menu/menuCalls.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { type MenuChange, withIdsOf, withVersionsOf } from "./menuChange.ts"
import { type MenuState, refuse, take } from "./menuState.ts"

interface Sending {
  readonly api: Api
  readonly company: RecordId
  /** True while the client still has the user in whose name the changes were made. */
  readonly isPresent: () => boolean
  /** Reads the menu again. */
  readonly load: () => Effect.Effect<void>
}

/** Sends one change; false where nobody answers it. */
const sendOne = Effect.fnUntraced(function* (
  state: MenuState,
  change: MenuChange,
  { api, company, load }: Sending,
) {
  const { loaded, waiting, isAway } = state
  const { data } = loaded.peek()
  const ops = data ? withVersionsOf(data, change.ops) : change.ops
  const call = api.call(calls.changes, { params: { company }, body: { ops } }, { idempotencyKey: change.key })
  const exit = yield* Effect.exit(call)
  if (Exit.isSuccess(exit)) {
    const isBehind = take(state, change, exit.value, api.now())
    isAway.value = false
    waiting.value = withIdsOf(waiting.peek().slice(1), exit.value.ids)
    if (isBehind) yield* load()
    return true
  }
  const error = Option.getOrUndefined(Cause.findErrorOption(exit.cause))
  isAway.value = error === undefined || isUnanswered(error)
  if (error === undefined || isUnanswered(error)) return false
  waiting.value = waiting.peek().slice(1)
  refuse(state, change, error)
  yield* load()
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
