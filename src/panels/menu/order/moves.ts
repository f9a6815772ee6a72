import { noCategory } from "../../../contract/menu/noCategory.ts"
import type { CategoryRow, ItemRow, MenuData } from "../../../contract/menu/menuData.ts"
import type { MenuOp } from "../../../contract/menu/menuOps.ts"
import { grouped } from "../../../contract/wire/grouped.ts"
import { idKey, type RecordId, sameId } from "../../../contract/wire/recordId.ts"
import type { DropSide } from "../../../ui/table/rowDrag.ts"
import { rowKey } from "../menuChange.ts"
import { categoryTree } from "../shownItems.ts"

export type Step = 1 | -1

type Row = { readonly _id: RecordId }

const placeOf = (rows: ReadonlyArray<Row>, id: RecordId) => rows.findIndex(({ _id }) => sameId(_id, id))

/** The `after` that puts a row beside another one among its siblings, itself left out. */
const besideOf = (
  siblings: ReadonlyArray<Row>,
  id: RecordId,
  over: RecordId,
  side: DropSide,
): RecordId | null => {
  if (side === "after") return over
  const rest = siblings.filter(({ _id }) => !sameId(_id, id))
  return rest[placeOf(rest, over) - 1]?._id ?? null
}

/** The `after` that puts a row one place on among its siblings; undefined at the end. */
const stepAfter = (siblings: ReadonlyArray<Row>, id: RecordId, by: Step): RecordId | null | undefined => {
  const to = placeOf(siblings, id) + by
  if (to < 0 || to >= siblings.length) return undefined
  return (by === 1 ? siblings[to] : siblings[to - 1])?._id ?? null
}

/** The items of each category by its id, in their order. */
const itemsByCategory = ({ items }: Pick<MenuData, "items">) =>
  grouped(items, ({ category }) => idKey(category))

const itemMove = (item: ItemRow, category: RecordId, after: RecordId | null | undefined): MenuOp => ({
  op: "move",
  list: "items",
  _id: item._id,
  ...(after !== undefined && { after }),
  ...(!sameId(item.category, category) && { parent: category }),
})

/** Moves an item by one place among those of its category; undefined at the end. */
export const itemStep = (data: MenuData, item: ItemRow, by: Step): MenuOp | undefined => {
  const after = stepAfter(itemsByCategory(data).get(idKey(item.category)) ?? [], item._id, by)
  return after === undefined ? undefined : itemMove(item, item.category, after)
}

/** Moves an item into the next category, first there, or into the one before, last there; undefined without one. */
export const itemIntoNext = (data: MenuData, item: ItemRow, by: Step): MenuOp | undefined => {
  const tree = categoryTree(data).map(({ category }) => category)
  const next = tree[placeOf(tree, item.category) + by]
  return next && itemMove(item, next._id, by === 1 ? null : undefined)
}

/** Puts an item beside another one, or first below the name of a category, by the `rowKey` it was dropped at. */
export const itemDrop = (data: MenuData, item: ItemRow, over: string, side: DropSide): MenuOp | undefined => {
  const target = data.items.find(({ _id }) => rowKey("items", _id) === over)
  if (target) {
    if (sameId(target._id, item._id)) return undefined
    const siblings = itemsByCategory(data).get(idKey(target.category)) ?? []
    return itemMove(item, target.category, besideOf(siblings, item._id, target._id, side))
  }
  const tree = categoryTree(data).map(({ category }) => category)
  const at = tree.findIndex(({ _id }) => rowKey("categories", _id) === over)
  const before = side === "before" ? tree[at - 1] : undefined
  const category = before ?? tree[at]
  return category && itemMove(item, category._id, before ? undefined : null)
}

const isTop = ({ parent }: CategoryRow) => parent === undefined || parent === null
const siblingsOf = ({ categories }: MenuData, parent: RecordId | null | undefined) =>
  categories.filter((one) => sameId(one.parent, parent))

const hasChildren = ({ categories }: MenuData, { _id }: CategoryRow) =>
  categories.some(({ parent }) => sameId(parent ?? null, _id))

const categoryMove = (
  category: CategoryRow,
  parent: RecordId | null,
  after: RecordId | null | undefined,
): MenuOp => ({
  op: "move",
  list: "categories",
  _id: category._id,
  ...(after !== undefined && { after }),
  ...(!sameId(category.parent, parent) && { parent }),
})

/** Moves a category by one place among those beside it; undefined at the end. */
export const categoryStep = (data: MenuData, category: CategoryRow, by: Step): MenuOp | undefined => {
  const after = stepAfter(siblingsOf(data, category.parent), category._id, by)
  return after === undefined ? undefined : categoryMove(category, category.parent ?? null, after)
}

/** Puts a category into the one above it, or takes it out of the one it is in; undefined where that cannot be. */
export const categoryLevel = (data: MenuData, category: CategoryRow, by: Step): MenuOp | undefined => {
  if (by === -1) return isTop(category) ? undefined : categoryMove(category, null, category.parent)
  const siblings = siblingsOf(data, null)
  const above = siblings[placeOf(siblings, category._id) - 1]
  if (!isTop(category) || hasChildren(data, category) || !above) return undefined
  return categoryMove(category, above._id, undefined)
}

/** Puts a category beside another one; one that has others in it stays on top. */
export const categoryDrop = (
  data: MenuData,
  category: CategoryRow,
  over: string,
  side: DropSide,
): MenuOp | undefined => {
  const target = data.categories.find(({ _id }) => rowKey("categories", _id) === over)
  if (!target || sameId(target._id, category._id)) return undefined
  const isInner = !isTop(target)
  const stays = isInner && hasChildren(data, category)
  const beside = stays ? data.categories.find(({ _id }) => sameId(_id, target.parent ?? null)) : target
  if (!beside || sameId(beside._id, category._id)) return undefined
  const parent = beside.parent ?? null
  return categoryMove(category, parent, besideOf(siblingsOf(data, parent), category._id, beside._id, side))
}

/** Changes that remove a category: its items go into another one, categories in it to the top. */
export const categoryRemoval = (
  data: MenuData,
  category: CategoryRow,
  into: { readonly _id: RecordId } | { readonly tempId: string },
): ReadonlyArray<MenuOp> => {
  const items = itemsByCategory(data).get(idKey(category._id)) ?? []
  const inner = siblingsOf(data, category._id)
  const isNew = "tempId" in into && items.length > 0
  const target = "_id" in into ? into._id : into.tempId
  const { _id, version } = category
  return [
    ...(isNew
      ? [
          {
            op: "create" as const,
            list: "categories" as const,
            tempId: into.tempId,
            fields: { name: noCategory, template: category.template, isActive: false },
          },
        ]
      : []),
    ...items.map((item) => ({
      op: "set" as const,
      list: "items" as const,
      _id: item._id,
      version: item.version,
      fields: { category: target },
    })),
    ...inner.map((one) => categoryMove(one, null, undefined)),
    { op: "remove", list: "categories", _id, version },
  ]
}
