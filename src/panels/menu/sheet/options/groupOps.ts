import { bodyOf } from "../../../../contract/menu/changes/rowOps.ts"
import { groupsOf, optionsIn } from "../../../../contract/menu/lookups.ts"
import type { GroupRow, ItemGroup, MenuData } from "../../../../contract/menu/menuData.ts"
import type { MenuOp } from "../../../../contract/menu/menuOps.ts"
import { idKey, type RecordId, sameId } from "../../../../contract/wire/recordId.ts"

type Fields = Readonly<Record<string, unknown>>

/** The same prices by the ids of copied options. */
const pricesOf = ({ optionPrices = {} }: ItemGroup, copies: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    Object.entries(optionPrices).map(([key, cents]) => [
      key
        .split(":")
        .map((id) => copies.get(id) ?? id)
        .join(":"),
      cents,
    ]),
  )

/** The group before another one of an item; null for the first. */
const groupBefore = (data: MenuData, { item, group }: ItemGroup): RecordId | null => {
  const links = groupsOf(data.itemGroups, item)
  const at = links.findIndex((one) => sameId(one.group, group))
  return links[at - 1]?.group ?? null
}

/** Changes that give an item a group of its own in place of one it shares, with the same options, prices and place. */
export const ownGroupOps = (
  data: MenuData,
  link: ItemGroup,
  group: GroupRow,
  internalName: string,
  newTempId: () => string,
): ReadonlyArray<MenuOp> => {
  const tempId = newTempId()
  const options = optionsIn(data.options, group._id)
  const copies = new Map(options.map(({ _id }) => [idKey(_id), newTempId()]))
  const { internalName: _, ...fields } = bodyOf("groups", group) as Fields
  return [
    { op: "create", list: "groups", tempId, fields: { ...fields, internalName } },
    ...options.map((option): MenuOp => {
      const { code: __, ...own } = bodyOf("options", option) as Fields
      const optionId = copies.get(idKey(option._id)) ?? ""
      return { op: "create", list: "options", tempId: optionId, fields: { ...own, group: tempId } }
    }),
    {
      op: "link",
      item: link.item,
      group: tempId,
      min: link.min ?? null,
      max: link.max ?? null,
      optionPrices: pricesOf(link, copies),
      after: groupBefore(data, link),
    },
    { op: "unlink", item: link.item, group: group._id },
  ]
}

/** Changes that let exactly some items use a group; those that use it already keep what differs there. */
export const usesOps = (
  data: MenuData,
  group: RecordId,
  items: ReadonlySet<string>,
): { readonly linked: ReadonlyArray<MenuOp>; readonly unlinked: ReadonlyArray<MenuOp> } => {
  const users = new Set(data.itemGroups.flatMap((one) => (sameId(one.group, group) ? [idKey(one.item)] : [])))
  const linked = data.items.filter(({ _id }) => items.has(idKey(_id)) && !users.has(idKey(_id)))
  const unlinked = data.items.filter(({ _id }) => !items.has(idKey(_id)) && users.has(idKey(_id)))
  return {
    linked: linked.map(({ _id }) => ({ op: "link", item: _id, group })),
    unlinked: unlinked.map(({ _id }) => ({ op: "unlink", item: _id, group })),
  }
}

/** The id after which a row is put to stand by one place further; undefined where it stands at that end. */
export const stepAfter = (
  ids: ReadonlyArray<RecordId>,
  id: RecordId,
  by: 1 | -1,
): RecordId | null | undefined => {
  const at = ids.findIndex((one) => sameId(one, id))
  const to = at + by
  if (at < 0 || to < 0 || to >= ids.length) return undefined
  return by === 1 ? ids[to] : (ids[to - 1] ?? null)
}

/** The id after which a row is put when it is dropped beside another one; undefined where that changes nothing. */
export const dropAfter = (
  ids: ReadonlyArray<RecordId>,
  id: RecordId,
  over: string,
  side: "before" | "after",
): RecordId | null | undefined => {
  const otherIds = ids.filter((one) => !sameId(one, id))
  const at = otherIds.findIndex((one) => idKey(one) === over)
  if (at < 0) return undefined
  const after = (side === "after" ? otherIds[at] : otherIds[at - 1]) ?? null
  const before = ids[ids.findIndex((one) => sameId(one, id)) - 1] ?? null
  return sameId(after, before) ? undefined : after
}
