import { signal } from "@preact/signals-core"
import type { ApiError } from "../../api/errors.ts"
import type { menu as calls } from "../../contract/menu/menuCalls.ts"
import type { MenuData } from "../../contract/menu/menuData.ts"
import type { RefusalOf } from "../../contract/wire/endpoint.ts"
import { loading, type Remote } from "../../frame/remote.ts"
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
export const maxUndo = 100

/** Signals of a menu that is edited. */
export const makeMenuState = (saved: ReadonlyArray<MenuChange>) => ({
  loaded: signal<Remote<MenuData, ApiError>>(loading),
  /** Changes in line, the next one first. */
  waiting: signal(saved),
  /** Refused changes by the row they are about. */
  refused: signal<ReadonlyMap<string, RefusedChange>>(new Map()),
  /** First keys of rows that were created here, by the keys the server's ids gave them. */
  firstKeys: signal<ReadonlyMap<string, string>>(new Map()),
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

/** Keeps changes that take others back, as one step. */
export const keepUndo = ({ undos }: MenuState, ops: ReadonlyArray<MenuOp>) => {
  if (ops.length > 0) undos.value = [...undos.peek(), { ops, former: [] }].slice(-maxUndo)
}
