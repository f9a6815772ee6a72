import type { AnyRow } from "../editorRow.ts"
import type { MenuContent } from "./menuContent.ts"
import type { DiffLine } from "./menuDiff.ts"

/** A difference between two states of a menu, with the row it is about in each. */
export interface DiffRows {
  readonly line: DiffLine
  readonly before: MenuContent
  readonly after: MenuContent
  readonly old: AnyRow | undefined
  readonly now: AnyRow | undefined
}
