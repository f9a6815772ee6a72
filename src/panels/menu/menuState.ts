import { signal } from "@preact/signals-core"
import type { ApiError } from "../../api/errors.ts"
import type { menu as calls, MenuChanged } from "../../contract/menu/menuCalls.ts"
import type { MenuData } from "../../contract/menu/menuData.ts"
import type { RefusalOf } from "../../contract/wire/endpoint.ts"
import { loading, type Remote } from "../../frame/remote.ts"
import { adopted } from "./adopted.ts"
import { formerOf } from "./clashes.ts"
import type { MenuOp } from "../../contract/menu/menuOps.ts"
import { type Former, type MenuChange, rowsOfOps } from "./menuChange.ts"

export type ChangeError = ApiError | RefusalOf<typeof calls.changes>

/** A change that was refused, and why. What it would have written is kept until somebody tries again or gives it up. */
export interface RefusedChange extends Pick<MenuChange, "ops" | "former"> {
  readonly error: ChangeError
}

/** Changes that take back what somebody did at once. */
export interface UndoStep {
  readonly ops: ReadonlyArray<MenuOp>
  readonly former: Former
  readonly step?: string
}

/** Changes that can be taken back, at most. */
const maxUndo = 100

/** Signals of a menu that is edited. */
export const makeMenuState = (saved: ReadonlyArray<MenuChange>) => ({
  loaded: signal<Remote<MenuData, ApiError>>(loading),
  /** Changes in line, the next one first. */
  waiting: signal(saved),
  /** Refused changes by the row they are about. */
  refused: signal<ReadonlyMap<string, RefusedChange>>(new Map()),
  /** Changes that take earlier ones back, the last one last. */
  undos: signal<ReadonlyArray<UndoStep>>([]),
  /** Moment of the last change that was taken, in milliseconds since 1970. */
  savedAt: signal<number>(),
  /** True if nobody answers the changes that wait. */
  isAway: signal(false),
})

export type MenuState = ReturnType<typeof makeMenuState>

/** Keeps a refused change with each of its rows. */
export const refuse = ({ refused }: MenuState, { ops, former }: MenuChange, error: ChangeError) => {
  const next = new Map(refused.peek())
  for (const row of rowsOfOps(ops)) next.set(row, { ops, ...(former && { former }), error })
  refused.value = next
}

/** Forgets the refused changes of some rows. */
export const forget = ({ refused }: MenuState, rows: Iterable<string>) => {
  const next = new Map(refused.peek())
  for (const row of rows) next.delete(row)
  refused.value = next
}

/** Steps with one more; later calls of the last one are taken back before its earlier ones. */
const withStep = (
  steps: ReadonlyArray<UndoStep>,
  { step }: MenuChange,
  { ops, former }: Omit<UndoStep, "step">,
): ReadonlyArray<UndoStep> => {
  const last = steps.at(-1)
  if (step === undefined) return [...steps, { ops, former }]
  if (last?.step !== step) return [...steps, { ops, former, step }]
  const joined = { ops: [...ops, ...last.ops], former: [...former, ...last.former], step }
  return [...steps.slice(0, -1), joined]
}

/** Keeps changes that take others back, as one step. */
export const keepUndo = ({ undos }: MenuState, ops: ReadonlyArray<MenuOp>) => {
  if (ops.length > 0) undos.value = [...undos.peek(), { ops, former: [] }].slice(-maxUndo)
}

/** Takes the answer to a change; returns true if somebody else changed the menu since it was read. */
export const take = (state: MenuState, change: MenuChange, answer: MenuChanged, at: number): boolean => {
  const { loaded, savedAt, undos } = state
  const { data } = loaded.peek()
  const after = data && adopted(data, change.ops, answer, at)
  if (after) loaded.value = { _tag: "Here", data: after }
  savedAt.value = at
  const { inverse: ops } = answer
  if (!change.isUndo && ops.length > 0) {
    const undo = { ops, former: formerOf(after, ops) }
    undos.value = withStep(undos.peek(), change, undo).slice(-maxUndo)
  }
  return data !== undefined && answer.from !== data.version
}
