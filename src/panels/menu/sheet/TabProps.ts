import type { Blocker } from "../../../contract/menu/blocker.ts"
import type { ItemRow, MenuData } from "../../../contract/menu/menuData.ts"
import type { UsedGroup } from "../itemGroups.ts"
import type { MenuHrefs } from "../MenuPanelProps.ts"

/** Tabs of the sheet, in their order. */
export const tabIds = [
  "ITEM",
  "PRICE",
  "OPTIONS",
  "AVAILABILITY",
  "PICTURES",
  "ALLERGENS",
  "TAX",
  "WHY",
  "HISTORY",
] as const
export type TabId = (typeof tabIds)[number]

/** The item a tab of the sheet is about. */
export interface TabProps {
  readonly data: MenuData
  readonly item: ItemRow
  /** Moment of what is shown, in milliseconds since 1970. */
  readonly now: number
  readonly groups: ReadonlyArray<UsedGroup>
  readonly blockers: ReadonlyArray<Blocker>
  readonly hrefs: MenuHrefs
  /** Shows a tab of the sheet, which has the focus then. */
  readonly onShow: (tab: TabId) => void
}
