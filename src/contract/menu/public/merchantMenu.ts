import { publicId } from "./publicIds.ts"
import type {
  ItemPrice,
  MenuSnapshot,
  PublicCategory,
  PublicGroup,
  PublicItem,
  PublicOffer,
} from "./snapshot.ts"

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
  const otherGroups = offer.optionGroups.filter((group) => group !== size)
  return size.options.map((option, index) => {
    const product = items.get(option.itemId)
    const name = `${item.name} ${product?.name ?? ""}`.trim()
    const isSold = offer.status === "AVAILABLE" && option.status === "AVAILABLE"
    const ofSize: PublicItem = {
      ...item,
      id: publicId("item", item.id, option.id),
      name,
      externalCode: `${item.externalCode}#${product?.externalCode ?? index}`,
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
      groups: [...(option.optionGroups ?? []), ...otherGroups],
    }
  })
}

/** The fields of the standard alone. */
const standardItem = (item: PublicItem) => {
  const { id, name, description, externalCode, status, unit, images, nutritionalInfo, serving, ean } = item
  return {
    id,
    name,
    description,
    externalCode,
    status,
    unit,
    ...(images && { images }),
    ...(nutritionalInfo && { nutritionalInfo }),
    ...(serving !== undefined && { serving }),
    ...(ean !== undefined && { ean }),
  }
}

const standardGroup = (group: PublicGroup, index: number, menu: string) => {
  const { name, externalCode, status, minPermitted, maxPermitted, priceMethod, options } = group
  return {
    id: publicId("group", menu, group.id),
    index,
    name,
    externalCode,
    status,
    minPermitted,
    maxPermitted,
    priceMethod,
    options: options.map((option) => ({
      id: option.id,
      itemId: option.itemId,
      index: option.index,
      status: option.status,
      price: option.optionPrice,
      maxPermitted: option.maxPermitted,
    })),
  }
}

const offerId = ({ offer }: FlatOffer, menu: string) => publicId("offer", menu, offer.id)

const standardOffer = (one: FlatOffer, index: number, menu: string) => ({
  id: offerId(one, menu),
  itemId: one.item.id,
  index,
  status: one.offer.status,
  price: one.offer.unityPrice,
  ...(one.offer.availabilityId && { availabilityId: one.offer.availabilityId }),
  optionGroupsId: one.groups.map(({ id }) => publicId("group", menu, id)),
})

const standardCategory = (category: PublicCategory, flat: ReadonlyArray<FlatOffer>, menu: string) => ({
  id: publicId("category", menu, category.id),
  index: category.index,
  name: category.name,
  ...(category.description !== undefined && { description: category.description }),
  ...(category.image && { image: category.image }),
  externalCode: category.externalCode,
  status: category.status,
  ...(category.availabilityId && { availabilityId: category.availabilityId }),
  itemOfferId: flat.map((one) => offerId(one, menu)),
})

/** A menu in the lists of the standard's first version. Ids of prices and categories have the menu in them: another one may differ. */
export const merchantMenu = (snapshot: MenuSnapshot, menu: string) => {
  const { id, name, disclaimer, availabilities } = snapshot
  const items = new Map(snapshot.items.map((item) => [item.id, item]))
  const flatOf = ({ itemOffers }: PublicCategory) => itemOffers.flatMap((offer) => flatOffers(offer, items))
  const offersByCategory = snapshot.categories.map((category) => ({ category, flat: flatOf(category) }))
  const flat = offersByCategory.flatMap((one) => one.flat)
  const groups = flat.flatMap((one) => one.groups.map((group, at) => standardGroup(group, at, menu)))
  const named = new Set(groups.flatMap(({ options }) => options.map(({ itemId }) => itemId)))
  const optionItems = snapshot.items.filter((item) => named.has(item.id))
  const categories = offersByCategory.map(({ category, flat: own }) => standardCategory(category, own, menu))
  return {
    menu: {
      id,
      name,
      externalCode: menu,
      ...(disclaimer !== undefined && { disclaimer }),
      categoryId: categories.map((category) => category.id),
    },
    categories,
    itemOffers: flat.map((one, index) => standardOffer(one, index, menu)),
    items: [...flat.map(({ item }) => item), ...optionItems].map(standardItem),
    optionGroups: groups,
    availabilities,
  }
}
