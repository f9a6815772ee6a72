import { publicId } from "./publicIds.ts"
import type { ItemPrice, MenuSnapshot, PublicGroup, PublicItem, PublicOffer } from "./snapshot.ts"

/** An offer of the standard's first version, in which groups do not stand within options. */
interface FlatOffer {
  readonly offer: PublicOffer
  readonly item: PublicItem
  readonly groups: ReadonlyArray<PublicGroup>
}

const added = (one: ItemPrice, other: ItemPrice): ItemPrice => ({
  ...one,
  value: Math.round((one.value + other.value) * 100) / 100,
  originalValue: Math.round((one.originalValue + other.originalValue) * 100) / 100,
})

/** A pizza whose flavors are priced by its size is an offer for each size. Deeper groups have no place and are left out. */
const flatOffers = (offer: PublicOffer, items: ReadonlyMap<string, PublicItem>): ReadonlyArray<FlatOffer> => {
  const item = items.get(offer.itemId)
  if (!item) return []
  const size = offer.optionGroups.find(
    ({ minPermitted, maxPermitted, options }) =>
      minPermitted === 1 &&
      maxPermitted === 1 &&
      options.some(({ optionGroups = [] }) => optionGroups.some(({ priceMethod }) => priceMethod !== "SUM")),
  )
  if (!size) return [{ offer, item, groups: offer.optionGroups }]
  const others = offer.optionGroups.filter((group) => group !== size)
  return size.options.map((option) => {
    const name = `${item.name} ${items.get(option.itemId)?.name ?? ""}`.trim()
    const isSold = offer.status === "AVAILABLE" && option.status === "AVAILABLE"
    const ofSize: PublicItem = {
      ...item,
      id: publicId("item", item.id, option.id),
      name,
      externalCode: `${item.externalCode}#${option.externalCode}`,
    }
    return {
      offer: {
        ...offer,
        id: publicId("offer", offer.id, option.id),
        itemId: ofSize.id,
        status: isSold ? "AVAILABLE" : "UNAVAILABLE",
        unityPrice: added(offer.unityPrice, option.optionPrice),
      },
      item: ofSize,
      groups: [...(option.optionGroups ?? []), ...others],
    }
  })
}

/** The fields of the standard alone. */
const standardItem = (item: PublicItem) => {
  const { id, name, description, externalCode, status, unit, images, nutritionalInfo, serving, ean } = item
  return {
    ...{ id, name, description, externalCode, status, unit },
    ...(images && { images }),
    ...(nutritionalInfo && { nutritionalInfo }),
    ...(serving !== undefined && { serving }),
    ...(ean !== undefined && { ean }),
  }
}

const standardGroup = ({ countsOnce: _, options, ...group }: PublicGroup, index: number) => ({
  ...group,
  index,
  options: options.map(({ id, itemId, status, maxPermitted, optionPrice, index: at }) => ({
    id,
    itemId,
    index: at,
    status,
    price: optionPrice,
    maxPermitted,
  })),
})

/** A menu in the lists of the standard's first version. Ids of prices and categories have the menu in them: another one may differ. */
export const merchantMenu = (snapshot: MenuSnapshot, menu: string) => {
  const items = new Map(snapshot.items.map((item) => [item.id, item]))
  const told = snapshot.categories.map((category) => ({
    category,
    flat: category.itemOffers.flatMap((offer) => flatOffers(offer, items)),
  }))
  const offerId = ({ offer }: FlatOffer) => publicId("offer", menu, offer.id)
  const categoryId = (id: string) => publicId("category", menu, id)
  const groupId = (id: string) => publicId("group", menu, id)
  const flat = told.flatMap((one) => one.flat)
  const groups = flat.flatMap((one) => one.groups.map(standardGroup))
  const named = new Set(groups.flatMap(({ options }) => options.map(({ itemId }) => itemId)))
  return {
    menu: {
      id: snapshot.id,
      name: snapshot.name,
      externalCode: menu,
      ...(snapshot.disclaimer !== undefined && { disclaimer: snapshot.disclaimer }),
      categoryId: snapshot.categories.map(({ id }) => categoryId(id)),
    },
    categories: told.map(({ category, flat: offers }) => ({
      id: categoryId(category.id),
      index: category.index,
      name: category.name,
      ...(category.description !== undefined && { description: category.description }),
      ...(category.image && { image: category.image }),
      externalCode: category.externalCode,
      status: category.status,
      ...(category.availabilityId && { availabilityId: category.availabilityId }),
      itemOfferId: offers.map(offerId),
    })),
    itemOffers: flat.map((one, index) => ({
      id: offerId(one),
      itemId: one.item.id,
      index,
      status: one.offer.status,
      price: one.offer.unityPrice,
      ...(one.offer.availabilityId && { availabilityId: one.offer.availabilityId }),
      optionGroupsId: one.groups.map(({ id }) => groupId(id)),
    })),
    items: [
      ...flat.map(({ item }) => standardItem(item)),
      ...snapshot.items.filter(({ id }) => named.has(id)).map(standardItem),
    ],
    optionGroups: groups.map((group) => ({ ...group, id: groupId(group.id) })),
    availabilities: snapshot.availabilities,
  }
}
