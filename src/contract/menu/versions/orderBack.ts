import { idKey, type RecordId, sameId } from "../../wire/recordId.ts"
import { parentField } from "../changes/moveOp.ts"
import type { MenuList } from "../menuData.ts"
import type { MenuOp } from "../menuOps.ts"
import type { DiffRows } from "./diffRows.ts"
import { contentRows, type MenuContent } from "./menuContent.ts"

/** Ids of a list's rows within a parent, in their order; of those without one for undefined. */
const idsWithin = (content: MenuContent, list: MenuList, parent: RecordId | undefined) => {
  const field = parentField(list) ?? ""
  return contentRows(content, list)
    .filter((row) => sameId(row[field] as RecordId | null | undefined, parent))
    .map(({ _id }) => _id)
}

/** Moves that give rows another order, each of them one place after the other. */
const movesTo = (list: MenuList, now: ReadonlyArray<RecordId>, wanted: ReadonlyArray<RecordId>) => {
  const ops: Array<MenuOp> = []
  let current = now
  for (const [at, _id] of wanted.entries()) {
    if (sameId(current[at], _id)) continue
    ops.push({ op: "move", list, _id, after: wanted[at - 1] ?? null })
    current = current.filter((one) => !sameId(one, _id)).toSpliced(at, 0, _id)
  }
  return ops
}

/** Moves that give rows the order they had; those that are new keep their places. */
export const orderBack = ({
  line: { of: list, name, _id },
  before,
  after,
}: DiffRows): ReadonlyArray<MenuOp> => {
  if (!list) return []
  // Top categories have no parent to be named after.
  const parent = name === "" ? undefined : _id
  const [old, now] = [idsWithin(before, list, parent), idsWithin(after, list, parent)]
  const [oldKeys, nowKeys] = [new Set(old.map(idKey)), new Set(now.map(idKey))]
  const remainingIds = old.filter((id) => nowKeys.has(idKey(id)))
  const wanted = now.map((id) => (oldKeys.has(idKey(id)) ? (remainingIds.shift() ?? id) : id))
  return movesTo(list, now, wanted)
}
