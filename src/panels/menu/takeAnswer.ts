import type { MenuChanged } from "../../contract/menu/menuCalls.ts"
import { adopted } from "./adopted.ts"
import { formerOf } from "./clashes.ts"
import { type MenuChange, rowKey } from "./menuChange.ts"
import { maxUndo, type MenuState, type UndoStep } from "./menuState.ts"

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

/** Keys of created rows by their ids, each with its key until then. */
const firstKeysOf = ({ ops }: MenuChange, { ids }: MenuChanged) =>
  ops.flatMap((one) => {
    const id = one.op === "create" ? ids[one.tempId] : undefined
    return one.op === "create" && id !== undefined
      ? [[rowKey(one.list, id), rowKey(one.list, one.tempId)] as const]
      : []
  })

/** Takes the answer to a change; returns true if somebody else changed the menu since it was read. */
export const takeAnswer = (
  state: MenuState,
  change: MenuChange,
  answer: MenuChanged,
  at: number,
): boolean => {
  const { loaded, savedAt, undos, firstKeys } = state
  const { data } = loaded.peek()
  const created = firstKeysOf(change, answer)
  if (created.length > 0) firstKeys.value = new Map([...firstKeys.peek(), ...created])
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
