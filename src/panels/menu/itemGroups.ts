import type { GroupRow, ItemGroup, MenuData, OptionRow } from "../../contract/menu/menuData.ts"
import { groupsOf, optionsIn, rowWithId } from "../../contract/menu/lookups.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"

/** A group as an item has it: its link, its options, and how many it asks for. */
export interface UsedGroup {
  readonly group: GroupRow
  readonly link: ItemGroup
  readonly options: ReadonlyArray<OptionRow>
  readonly min: number
  /** Undefined where there is no limit. */
  readonly max: number | undefined
}

type Linked = Pick<MenuData, "groups" | "options" | "itemGroups">

/** The groups of an item, in their order. */
export const usedGroups = (
  { groups, options, itemGroups }: Linked,
  item: RecordId,
): ReadonlyArray<UsedGroup> =>
  groupsOf(itemGroups, item).flatMap((link) => {
    const group = rowWithId(groups, link.group)
    if (!group) return []
    const min = link.min ?? group.min
    const max = link.max ?? group.max ?? undefined
    return [{ group, link, options: optionsIn(options, group._id), min, max }]
  })
