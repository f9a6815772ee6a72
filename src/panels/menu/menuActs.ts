import type { ReadonlySignal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import { freshKey } from "../../api/freshKey.ts"
import { applyOps } from "../../contract/menu/changes/applyOps.ts"
import { withVersionsOf } from "../../contract/menu/changes/withVersionsOf.ts"
import type { MenuData } from "../../contract/menu/menuData.ts"
import type { MenuOp } from "../../contract/menu/menuOps.ts"
import { opChunks } from "../../contract/menu/opChunks.ts"
import { formerOf } from "./clashes.ts"
import { type Former, type MenuChange, rowsOfOps } from "./menuChange.ts"
import { forget, keepUndo, type MenuState } from "./menuState.ts"
import { type Sending, sendChanges } from "./sendChanges.ts"
import { tempIdsOf } from "./tempId.ts"

const withChanges = (data: MenuData, { ops }: MenuChange, at: number): MenuData => {
  const made = applyOps(data, withVersionsOf(data, ops), { newId: tempIdsOf(ops), at })
  return "data" in made ? made.data : data
}

/** Sends the changes in line, in one go at a time. */
const sender = (state: MenuState, sending: Sending) => {
  let isSending = false
  return () =>
    Effect.suspend(() => {
      if (isSending) return Effect.void
      isSending = true
      return Effect.ensuring(
        sendChanges(state, sending),
        Effect.sync(() => void (isSending = false)),
      )
    })
}

/** Puts changes at the end of the line, in as many calls as they take. */
const queue = (
  { waiting }: MenuState,
  ops: ReadonlyArray<MenuOp>,
  former: Former,
  more: Pick<MenuChange, "isUndo"> = {},
) => {
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

/** Ways to make changes, to take them back, to go on with refused ones, and to send them. */
export const makeActs = (state: MenuState, shown: ReadonlySignal<MenuData | undefined>, sending: Sending) => {
  const { refused, undos } = state
  const change = (ops: ReadonlyArray<MenuOp>, former = formerOf(shown.peek(), ops)) => {
    forget(state, rowsOfOps(ops))
    queue(state, ops, former)
  }
  return {
    /** The menu with all changes that wait. */
    applied: (data: MenuData, changes: ReadonlyArray<MenuChange>) =>
      changes.reduce((before, one) => withChanges(before, one, sending.api.now()), data),
    change,
    send: sender(state, sending),
    undo: () => {
      const last = undos.peek().at(-1)
      if (!last) return
      undos.value = undos.peek().slice(0, -1)
      queue(state, last.ops, last.former, { isUndo: true })
    },
    addUndo: (ops: ReadonlyArray<MenuOp>, at: number) => {
      keepUndo(state, ops)
      state.savedAt.value = at
    },
    retry: (row: string) => {
      const refusal = refused.peek().get(row)
      if (refusal) change(refusal.ops)
    },
    giveUp: (row: string) => {
      const refusal = refused.peek().get(row)
      if (refusal) forget(state, rowsOfOps(refusal.ops))
    },
  }
}

export type MenuActs = ReturnType<typeof makeActs>
