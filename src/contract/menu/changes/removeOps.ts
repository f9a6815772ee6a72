import { RecordInUse } from "../../resource/refusals.ts"
import type { Resource } from "../../resource/resource.ts"
import { entryOf } from "../../wire/entryOf.ts"
import { idKey, type RecordId, sameId } from "../../wire/recordId.ts"
import { type MenuList, menuLists } from "../menuData.ts"
import type { MenuOp, OpNamed } from "../menuOps.ts"
import { type Draft, idBefore, putRows, refuse, resolved, rowIn, rowsIn, undoBy } from "./draft.ts"
import { besides } from "./moveOp.ts"
import { bodyOf, rowId } from "./rowOps.ts"
import { statusUndo } from "./statusOps.ts"

const names = (row: object, field: string, id: RecordId) =>
  sameId((entryOf(row, field) as RecordId | undefined) ?? null, id)

/** Rows and links that name a row, by the list that has them: the row stays as long as there are any. */
const usesOf = ({ data }: Draft, list: MenuList, id: RecordId): ReadonlyArray<readonly [string, number]> => {
  const count = (rows: ReadonlyArray<object>, name: string) =>
    rows.filter((row) => names(row, name, id)).length
  const found: Readonly<Partial<Record<MenuList, ReadonlyArray<readonly [string, number]>>>> = {
    // The last menu of a store is its default, and may go.
    menus: [
      [
        "default",
        data.menus.length > 1 && data.menus.some((menu) => menu.isDefault && sameId(menu._id, id)) ? 1 : 0,
      ],
    ],
    categories: [
      ["menuItems", count(data.items, "category")],
      ["menuCategories", count(data.categories, "parent")],
    ],
    items: [["menuOptions", count(data.options, "item")]],
    groups: [
      ["menuItems", count(data.itemGroups, "group")],
      ["menuOptions", count(data.options, "nested")],
    ],
  }
  return entryOf(found, list) ?? []
}

/** The field of links that names a row, by its list. */
const linkFields = { items: "item", options: "option", ingredients: "ingredient", menus: "menu" } as const

/** Links of a row, which go with it; and the changes that make them anew, once `ref` names the row. */
const dropLinks = (draft: Draft, list: MenuList, id: RecordId, ref: string): ReadonlyArray<MenuOp> => {
  const name = entryOf(linkFields, list)
  if (name === undefined) return []
  const isOf = (link: object) => names(link, name, id)
  const { itemGroups, itemIngredients, places } = draft.data
  draft.data = {
    ...draft.data,
    itemGroups: itemGroups.filter((link) => !isOf(link)),
    itemIngredients: itemIngredients.filter((link) => !isOf(link)),
    places: places.filter((link) => !isOf(link)),
  }
  return [
    ...itemGroups.filter(isOf).map((link) => ({ op: "link" as const, ...link, [name]: ref })),
    ...itemIngredients.filter(isOf).map((link) => ({ op: "ingredient" as const, ...link, [name]: ref })),
    ...places.filter(isOf).map((link) => ({ op: "place" as const, ...link, [name]: ref })),
  ]
}

/** Options of a group go with it. The changes that make them anew name it by what it is made anew by. */
const removeOptions = (draft: Draft, group: RecordId, tempId: string) => {
  const own = draft.data.options.filter((option) => sameId(option.group, group))
  for (const { _id, version } of own) remove(draft, { op: "remove", list: "options", _id, version })
  for (const [at, change] of draft.inverse.entries())
    if (
      change.op === "create" &&
      change.list === "options" &&
      sameId(change.fields["group"] as RecordId, group)
    )
      draft.inverse[at] = { ...change, fields: { ...change.fields, group: tempId } }
}

/** Removes a row that nothing names. */
export const remove = (draft: Draft, { list, _id }: OpNamed<"remove">) => {
  const row = rowIn(draft.data, list, resolved(draft, _id))
  if (!row) return
  for (const [by, count] of usesOf(draft, list, row._id))
    if (count > 0) refuse(new RecordInUse({ by, count }))
  const tempId = `undo-${list}-${idKey(row._id)}`
  if (list === "groups") removeOptions(draft, row._id, tempId)
  const before = idBefore(besides(rowsIn(draft.data, list), list, row), row._id, rowId)
  const links = dropLinks(draft, list, row._id, tempId)
  putRows(
    draft,
    list,
    rowsIn(draft.data, list).filter((one) => !sameId(one._id, row._id)),
  )
  undoBy(
    draft,
    { op: "create", list, tempId, fields: bodyOf(list, row) },
    ...((menuLists[list] as Resource).order
      ? [{ op: "move" as const, list, _id: tempId, after: before }]
      : []),
    ...statusUndo(list, row, tempId),
    ...links,
  )
}
