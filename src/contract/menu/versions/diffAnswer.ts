import type { MenuContent } from "./menuContent.ts"
import type { DiffLine } from "./menuDiff.ts"
import type { MenuDiff } from "./menuVersionCalls.ts"
import { undoOfLine } from "./undoLine.ts"

/** Differences one answer tells. */
const maxLines = 1000

/** The answer to who compares two states of a menu; with ways back where the later one is the menu as it is now. */
export const diffAnswer = (
  before: MenuContent,
  after: MenuContent,
  lines: ReadonlyArray<DiffLine>,
  isNow: boolean,
): MenuDiff => ({
  menus: after.menus.flatMap(({ _id, name, status }) => (status === "OFF" ? [] : [{ _id, name }])),
  total: lines.length,
  lines: lines.slice(0, maxLines).map((line) => {
    const undo = isNow ? undoOfLine(before, after, line) : []
    return undo.length > 0 ? { ...line, undo } : line
  }),
})
