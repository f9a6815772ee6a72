import { RecordInUse } from "../../resource/refusals.ts"
import type { Resource } from "../../resource/resource.ts"
import { entryOf } from "../../wire/entryOf.ts"
import { idKey, type RecordId, sameId } from "../../wire/recordId.ts"
import { madeOnce } from "../lookups.ts"
import { type MenuData, type MenuList, menuLists } from "../menuData.ts"
import type { MenuOp, OpNamed } from "../menuOps.ts"
import { type Draft, idBefore, putRows, refuse, resolved, rowIn, rowsIn, undoBy } from "./draft.ts"
import { besides } from "./moveOp.ts"
import { bodyOf, rowId } from "./rowOps.ts"
import { statusUndo } from "./statusOps.ts"

const named = (row: object, field: string) => (entryOf(row, field) as RecordId | undefined) ?? null

/** Returns a function that counts the rows of a list which name a record in a field. They are counted once for all records. */
const countOf = (field: string) => {
  const counts = madeOnce((rows: ReadonlyArray<object>) => {
    const found = new Map<string, number>()
    for (const row of rows) {
      const id = named(row, field)
      if (id !== null) found.set(idKey(id), (found.get(idKey(id)) ?? 0) + 1)
    }
    return found
  })
  return (rows: ReadonlyArray<object>, id: RecordId) => counts(rows).get(idKey(id)) ?? 0
}

const ofCategory = countOf("category")
const ofParent = countOf("parent")
const ofItem = countOf("item")
const ofGroup = countOf("group")
const ofNested = countOf("nested")

type Uses = (data: MenuData, id: RecordId) => ReadonlyArray<readonly [by: string, count: number]>

/** Rows and links that name a row, by the list that has them: the row stays as long as there are any. */
const uses: Readonly<Partial<Record<MenuList, Uses>>> = {
  // The last menu of a store is its default, and may go.
  menus: ({ menus }, id) => [
    ["default", menus.length > 1 && menus.some((menu) => menu.isDefault && sameId(menu._id, id)) ? 1 : 0],
  ],
  categories: ({ items, categories }, id) => [
    ["menuItems", ofCategory(items, id)],
    ["menuCategories", ofParent(categories, id)],
  ],
  items: ({ options }, id) => [["menuOptions", ofItem(options, id)]],
  groups: ({ itemGroups, options }, id) => [
    ["menuItems", ofGroup(itemGroups, id)],
    ["menuOptions", ofNested(options, id)],
  ],
}

/** The field of links that names a row, by its list. */
const linkFields = { items: "item", options: "option", ingredients: "ingredient", menus: "menu" } as const

/** Links of a kind and the others; the list itself where there are none of it. */
const parted = <L extends object>(links: ReadonlyArray<L>, isOf: (link: object) => boolean) => {
  const own = links.filter(isOf)
  return { own, left: own.length === 0 ? links : links.filter((link) => !isOf(link)) }
}

/** Links of a row, which go with it; and the changes that make them anew, once `ref` names the row. */
const dropLinks = (draft: Draft, list: MenuList, id: RecordId, ref: string): ReadonlyArray<MenuOp> => {
  const name = entryOf(linkFields, list)
  if (name === undefined) return []
  const isOf = (link: object) => sameId(named(link, name), id)
  const groups = parted(draft.data.itemGroups, isOf)
  const ingredients = parted(draft.data.itemIngredients, isOf)
  const places = parted(draft.data.places, isOf)
  draft.data = {
    ...draft.data,
    itemGroups: groups.left,
    itemIngredients: ingredients.left,
    places: places.left,
  }
  return [
    ...groups.own.map((link) => ({ op: "link" as const, ...link, [name]: ref })),
    ...ingredients.own.map((link) => ({ op: "ingredient" as const, ...link, [name]: ref })),
    ...places.own.map((link) => ({ op: "place" as const, ...link, [name]: ref })),
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
  for (const [by, count] of uses[list]?.(draft.data, row._id) ?? [])
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
