import type { Blocker } from "../../../contract/menu/blocker.ts"
import type { ItemRow, MenuData } from "../../../contract/menu/menuData.ts"
import type { UsedGroup } from "../itemGroups.ts"

/** The item a tab of the sheet is about. */
export interface TabProps {
  readonly data: MenuData
  readonly item: ItemRow
  /** Moment of what is shown, in milliseconds since 1970. */
  readonly now: number
  readonly groups: ReadonlyArray<UsedGroup>
  readonly blockers: ReadonlyArray<Blocker>
}
