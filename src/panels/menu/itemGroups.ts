import type { GroupRow, ItemGroup, MenuData, OptionRow } from "../../contract/menu/menuData.ts"
import { grouped } from "../../contract/wire/grouped.ts"
import { idKey } from "../../contract/wire/recordId.ts"

/** A group as an item has it: its link, its options, and how many it asks for. */
export interface UsedGroup {
  readonly group: GroupRow
  readonly link: ItemGroup
  readonly options: ReadonlyArray<OptionRow>
  readonly min: number
  /** Undefined where there is no limit. */
  readonly max: number | undefined
  /** Number of items that use the group. */
  readonly usedBy: number
}

/** The groups of each item that has some, by the item's id, in their order. */
export const groupsByItem = ({
  groups,
  options,
  itemGroups,
}: Pick<MenuData, "groups" | "options" | "itemGroups">): ReadonlyMap<string, ReadonlyArray<UsedGroup>> => {
  const known = new Map(groups.map((group) => [idKey(group._id), group]))
  const optionsOf = grouped(options, ({ group }) => idKey(group))
  const usesOf = grouped(itemGroups, ({ group }) => idKey(group))
  const used = (link: ItemGroup): ReadonlyArray<UsedGroup> => {
    const key = idKey(link.group)
    const group = known.get(key)
    if (!group) return []
    const min = link.min ?? group.min
    const max = link.max ?? group.max ?? undefined
    return [
      { group, link, options: optionsOf.get(key) ?? [], min, max, usedBy: usesOf.get(key)?.length ?? 0 },
    ]
  }
  const linksOf = grouped(itemGroups, ({ item }) => idKey(item))
  return new Map([...linksOf].map(([item, links]) => [item, links.flatMap(used)]))
}
