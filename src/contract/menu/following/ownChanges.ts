import { idKey, type RecordId } from "../../wire/recordId.ts"
import { sameJson } from "../../wire/sameJson.ts"
import { rowIn, rowsIn } from "../changes/draft.ts"
import type { AnyRow } from "../editorRow.ts"
import { type MenuData, type MenuList, menuListNames } from "../menuData.ts"
import { FollowsModel } from "../refusals.ts"
import type { StoreOverride } from "./follows.ts"
import { inheritedRow, overridden, overrideOf } from "./inherited.ts"

const sale = ["price", "status", "soldOutUntil", "soldOutReason"]

/** Fields that a store may have of its own in rows of its model store. */
export const ownFields: Readonly<Partial<Record<MenuList, ReadonlyArray<string>>>> = {
  items: [...sale, "tracksStock", "stock"],
  options: sale,
  groups: ["isActive"],
  ingredients: ["status", "outUntil"],
}

const differing = (before: AnyRow, after: AnyRow): ReadonlyArray<string> =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => name !== "version" && !sameJson(before[name], after[name]),
  )

/** Ids of inherited rows in their order. */
const inheritedOrder = (data: MenuData, list: MenuList) =>
  rowsIn(data, list).flatMap(({ _id }) => (inheritedRow(data, list, _id) ? [idKey(_id)] : []))

type AnyLink = Readonly<
  Partial<Record<"item" | "option" | "group" | "ingredient" | "menu", RecordId | undefined>>
>

/** True of a link between inherited rows alone. */
export const isInheritedLink = (
  data: MenuData,
  { item, option, group, ingredient, menu }: AnyLink,
): boolean => {
  const has = (list: MenuList, id: RecordId | undefined) =>
    id === undefined || inheritedRow(data, list, id) !== undefined
  return (
    has("items", item) &&
    has("options", option) &&
    has("groups", group) &&
    has("ingredients", ingredient) &&
    has("menus", menu)
  )
}

const inheritedLinks = (data: MenuData) => {
  const isInherited = (link: AnyLink) => isInheritedLink(data, link)
  return [
    data.itemGroups.filter(isInherited).toSorted((one, two) => (idKey(one.item) < idKey(two.item) ? -1 : 1)),
    data.itemIngredients.filter(isInherited),
    data.places.filter(isInherited),
  ]
}

const linksOf = ({ itemGroups, itemIngredients, places }: MenuData) => [itemGroups, itemIngredients, places]

const areLinksChanged = (before: MenuData, after: MenuData) =>
  linksOf(before).some((links, at) => links !== linksOf(after)[at]) &&
  !sameJson(inheritedLinks(before), inheritedLinks(after))

/** True if changes touch what comes from the model store alone. */
const touchesModel = (before: MenuData, after: MenuData): boolean =>
  areLinksChanged(before, after) ||
  menuListNames.some((list) => {
    if (before[list] === after[list]) return false
    const known = new Set<AnyRow>(rowsIn(before, list))
    const isTouched = rowsIn(after, list).some((row) => {
      if (known.has(row) || !inheritedRow(before, list, row._id)) return false
      const old = rowIn(before, list, row._id)
      const own = ownFields[list] ?? []
      return old !== undefined && differing(old, row).some((name) => !own.includes(name))
    })
    return isTouched || !sameJson(inheritedOrder(before, list), inheritedOrder(after, list))
  })

const keyNames = { items: "item", options: "option", groups: "group" } as const
type OwnList = keyof typeof keyNames

/** The override of a row once its values changed: a value that is the model store's again is none of its own. */
const nextOverride = (data: MenuData, list: OwnList, before: AnyRow, after: AnyRow): StoreOverride => {
  const source = inheritedRow(data, list, after._id)
  const { price, status, soldOutUntil, visible } = overrideOf(data, list, after._id) ?? {}
  const isChanged = (name: string) => !sameJson(before[name], after[name])
  const own = <V>(name: string, value: V, model: unknown, kept: V | undefined): V | undefined =>
    isChanged(name) ? (sameJson(value, model) ? undefined : value) : kept
  const ownStatus = own("status", after.status, source?.status, status)
  const values = {
    price: own("price", after["price"] as number, source?.price, price),
    status: ownStatus,
    soldOutUntil:
      ownStatus === undefined
        ? undefined
        : isChanged("soldOutUntil")
          ? (after["soldOutUntil"] as string | undefined)
          : soldOutUntil,
    visible: own("isActive", after["isActive"] === true, source?.isActive === true, visible),
  }
  const named = Object.entries(values).filter(([, value]) => value !== undefined)
  return { [keyNames[list]]: after._id, ...Object.fromEntries(named) }
}

/** The menu of a store that follows another one, with what was changed of inherited rows kept as its own. */
export const withOverrides = (before: MenuData, after: MenuData): MenuData => {
  const { follows } = before
  if (!follows) return after
  const changed = (Object.keys(keyNames) as ReadonlyArray<OwnList>).flatMap((list) => {
    if (before[list] === after[list]) return []
    const known = new Set<AnyRow>(rowsIn(before, list))
    return rowsIn(after, list).flatMap((row) => {
      const old = known.has(row) ? undefined : rowIn(before, list, row._id)
      return old && inheritedRow(before, list, row._id) ? [nextOverride(before, list, old, row)] : []
    })
  })
  if (changed.length === 0) return after
  const rowOf = (one: StoreOverride) => overridden(one).join(" ")
  const rows = new Set(changed.map(rowOf))
  const overrides = [
    ...follows.overrides.filter((one) => !rows.has(rowOf(one))),
    ...changed.filter((one) => Object.keys(one).length > 1),
  ]
  return { ...after, follows: { ...follows, overrides } }
}

/**
 * The menu of a store that follows another one, once what was changed is kept as its own; or a refusal, where something
 * was changed that comes from its model store.
 */
export const withOwnChanges = (before: MenuData, after: MenuData): MenuData | FollowsModel => {
  const { follows } = before
  return follows && touchesModel(before, after)
    ? new FollowsModel({ model: follows.model.name })
    : withOverrides(before, after)
}
