import type { Resource } from "../../resource/resource.ts"
import { idKey, type RecordId, sameId } from "../../wire/recordId.ts"
import { besides } from "../changes/moveOp.ts"
import { bodyOf } from "../changes/rowOps.ts"
import type { AnyRow } from "../editorRow.ts"
import { rowWithId } from "../lookups.ts"
import { type ItemGroup, type MenuList, menuListNamed, menuLists } from "../menuData.ts"
import type { MenuOp } from "../menuOps.ts"
import type { DiffRows } from "./diffRows.ts"
import { contentRows, type MenuContent } from "./menuContent.ts"

type Sides = Pick<DiffRows, "before" | "after">

const isIn = (content: MenuContent, list: MenuList, id: RecordId | null | undefined) =>
  rowWithId(contentRows(content, list), id) !== undefined

/** True if all rows of the menu that a row names are there. */
const isWhole = (content: MenuContent, list: MenuList, row: AnyRow): boolean =>
  Object.entries((menuLists[list] as Resource).fields).every(([name, { kind, to }]) => {
    const named = kind === "reference" ? menuListNamed(to) : undefined
    const id = row[name] as RecordId | null | undefined
    return !named || id === undefined || id === null || isIn(content, named, id)
  })

/** The row before another one in its order, of those that are there now. */
const placeOf = ({ before, after }: Sides, list: MenuList, row: AnyRow): RecordId | null => {
  const old = besides(contentRows(before, list), list, row)
  const at = old.findIndex(({ _id }) => sameId(_id, row._id))
  return old.slice(0, at).findLast(({ _id }) => isIn(after, list, _id))?._id ?? null
}

/** Changes that give items groups again, with the prices of options that are there or come back with their group. */
export const linksOf = (
  { before, after }: Sides,
  links: ReadonlyArray<ItemGroup>,
  returning?: RecordId,
): ReadonlyArray<MenuOp> =>
  links.flatMap((link): ReadonlyArray<MenuOp> => {
    const isBack = returning !== undefined && sameId(link.group, returning)
    if (!isBack && !isIn(after, "groups", link.group)) return []
    const isPriced = (key: string) =>
      key.split(":").every((id) => {
        const option = rowWithId(before.options, id)
        return (
          isIn(after, "options", id) || (isBack && option !== undefined && sameId(option.group, returning))
        )
      })
    const { item, group, min = null, max = null, optionPrices = {} } = link
    const prices = Object.entries(optionPrices).filter(([key]) => isPriced(key))
    return [{ op: "link", item, group, min, max, optionPrices: Object.fromEntries(prices) }]
  })

/** Changes that give a row its links to rows that are there. */
const linksBack = (sides: Sides, list: MenuList, id: RecordId): ReadonlyArray<MenuOp> => {
  const { before, after } = sides
  const ingredients = before.itemIngredients
    .filter(({ ingredient }) => isIn(after, "ingredients", ingredient))
    .filter(({ item, option }) =>
      sameId(list === "items" ? item : list === "options" ? option : undefined, id),
    )
    .map((link): MenuOp => ({ op: "ingredient", ...link }))
  const places = before.places
    .filter(({ item, menu }) =>
      list === "items"
        ? sameId(item, id) && isIn(after, "menus", menu)
        : list === "menus" && sameId(menu, id) && isIn(after, "items", item),
    )
    .map((place): MenuOp => ({ op: "place", ...place }))
  const groups = before.itemGroups.filter(({ item, group }) =>
    list === "items"
      ? sameId(item, id)
      : list === "groups" && sameId(group, id) && isIn(after, "items", item),
  )
  return [...linksOf(sides, groups, list === "groups" ? id : undefined), ...ingredients, ...places]
}

const created = (sides: Sides, list: MenuList, row: AnyRow): ReadonlyArray<MenuOp> => {
  const { _id } = row
  const options = list === "groups" ? sides.before.options.filter(({ group }) => sameId(group, _id)) : []
  return [
    { op: "create", list, tempId: `back-${list}-${idKey(_id)}`, _id, fields: bodyOf(list, row) },
    ...((menuLists[list] as Resource).order
      ? [{ op: "move" as const, list, _id, after: placeOf(sides, list, row) }]
      : []),
    ...options.flatMap((option) => created(sides, "options", option)),
    ...linksBack(sides, list, _id),
  ]
}

/**
 * Changes that bring a removed row back under its id, with its links. None while a row it names is gone, too: that one
 * has to come back first.
 */
export const rowBack = ({ line: { list }, before, after, old }: DiffRows): ReadonlyArray<MenuOp> =>
  old && isWhole(after, list, old) ? created({ before, after }, list, old) : []
