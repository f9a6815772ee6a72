import { idKey, type RecordId } from "../../wire/recordId.ts"
import { sameJson } from "../../wire/sameJson.ts"
import { inheritedRow } from "../following/inherited.ts"
import { groupsOf } from "../lookups.ts"
import type { ItemGroup, ItemIngredient, MenuList, MenuPlace } from "../menuData.ts"
import type { MenuOp } from "../menuOps.ts"
import { type Copying, refOf } from "./copyRows.ts"

/** Prices of a link by the ids options have in this store. */
const copiedPrices = (copying: Copying, prices: ItemGroup["optionPrices"]) =>
  Object.fromEntries(
    Object.entries(prices ?? {}).map(([key, cents]) => [
      key
        .split(":")
        .map((id) => idKey(refOf(copying, "options", id)))
        .join(":"),
      cents,
    ]),
  )

const isInherited = ({ target }: Copying, list: MenuList, id: RecordId) =>
  inheritedRow(target, list, id) !== undefined

/** Changes that give an item the groups it has in the other store, in their order. */
const groupOps = (copying: Copying, item: RecordId): ReadonlyArray<MenuOp> => {
  const { source, target, isFollowing } = copying
  const ref = refOf(copying, "items", item)
  const before = groupsOf(target.itemGroups, ref)
  const wanted = groupsOf(source.itemGroups, item).map(({ group, min, max, optionPrices }) => ({
    group: refOf(copying, "groups", group),
    min: min ?? null,
    max: max ?? null,
    optionPrices: copiedPrices(copying, optionPrices),
  }))
  const isWanted = ({ group }: ItemGroup) => wanted.some((one) => idKey(one.group) === idKey(group))
  const gone = before.filter(
    (one) => isFollowing && !isWanted(one) && isInherited(copying, "groups", one.group),
  )
  const had = before.filter(isWanted).map(({ group, min, max, optionPrices }) => ({
    group,
    min: min ?? null,
    max: max ?? null,
    optionPrices: optionPrices ?? {},
  }))
  const unlinks = gone.map(({ group }) => ({ op: "unlink", item: ref, group }) as const)
  if (sameJson(had, wanted)) return unlinks
  const links = wanted.map((one, at) => ({
    op: "link" as const,
    item: ref,
    ...one,
    ...(isFollowing && { after: wanted[at - 1]?.group ?? null }),
  }))
  return [...unlinks, ...links]
}

const ownerNamed = (item: ItemIngredient["item"], option: ItemIngredient["option"]) => ({
  ...(item !== undefined && { item }),
  ...(option !== undefined && { option }),
})

const ownerOf = (copying: Copying, { item, option }: ItemIngredient) =>
  item === undefined ? { option: refOf(copying, "options", option) } : { item: refOf(copying, "items", item) }

const ingredientKey = ({ item, option, ingredient }: ItemIngredient) =>
  `${idKey(item ?? "")}/${idKey(option ?? "")}/${idKey(ingredient)}`

const ingredientOps = (copying: Copying): ReadonlyArray<MenuOp> => {
  const { source, target, isFollowing } = copying
  const before = new Map(target.itemIngredients.map((one) => [ingredientKey(one), one]))
  const wanted = source.itemIngredients.map((one) => ({
    ...ownerOf(copying, one),
    ingredient: refOf(copying, "ingredients", one.ingredient),
    withoutCents: one.withoutCents ?? null,
  }))
  const keys = new Set(wanted.map((one) => ingredientKey(one as ItemIngredient)))
  const gone = target.itemIngredients.filter((one) => {
    const { item, option, ingredient } = one
    const list = item === undefined ? "options" : "items"
    return (
      !keys.has(ingredientKey(one)) &&
      isInherited(copying, "ingredients", ingredient) &&
      isInherited(copying, list, item ?? option ?? "")
    )
  })
  return [
    ...(isFollowing ? gone : []).map(({ item, option, ingredient }) => ({
      op: "noIngredient" as const,
      ...ownerNamed(item, option),
      ingredient,
    })),
    ...wanted.flatMap((one) => {
      const known = before.get(ingredientKey(one as ItemIngredient))
      return known && (known.withoutCents ?? null) === one.withoutCents
        ? []
        : [{ op: "ingredient" as const, ...one }]
    }),
  ]
}

const placeKey = ({ menu, item }: Pick<MenuPlace, "menu" | "item">) => `${idKey(menu)}/${idKey(item)}`
const differences = ({ visible, priceOverride, position }: MenuPlace) => ({
  visible,
  priceOverride: priceOverride ?? null,
  position: position ?? null,
})

const placeOps = (copying: Copying): ReadonlyArray<MenuOp> => {
  const { source, target, isFollowing } = copying
  const before = new Map(target.places.map((one) => [placeKey(one), one]))
  const wanted = source.places.map((one) => ({
    menu: refOf(copying, "menus", one.menu),
    item: refOf(copying, "items", one.item),
    ...differences(one),
  }))
  const keys = new Set(wanted.map(placeKey))
  const gone = target.places.filter(
    (one) =>
      !keys.has(placeKey(one)) &&
      isInherited(copying, "menus", one.menu) &&
      isInherited(copying, "items", one.item),
  )
  return [
    ...(isFollowing ? gone : []).map(({ menu, item }) => ({ op: "noPlace", menu, item }) as const),
    ...wanted.flatMap((one) => {
      const known = before.get(placeKey(one))
      const { menu: _, item: __, ...next } = one
      return known && sameJson(differences(known), next) ? [] : [{ op: "place" as const, ...one }]
    }),
  ]
}

/** Changes that give the rows of a store the links they have in another one. */
export const copyLinks = (copying: Copying): ReadonlyArray<MenuOp> => [
  ...copying.source.items.flatMap(({ _id }) => groupOps(copying, _id)),
  ...ingredientOps(copying),
  ...placeOps(copying),
]
