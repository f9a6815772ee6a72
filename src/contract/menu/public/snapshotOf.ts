import { openingAt } from "../../companies/storeHours.ts"
import { idKey, type RecordId, sameId } from "../../wire/recordId.ts"
import { blockersOf } from "../blockersOf.ts"
import type { CategoryRow, ItemRow, MenuData, MenuStore } from "../menuData.ts"
import { placeIn, rowWithId } from "../lookups.ts"
import { isWithinDays } from "../onAir.ts"
import { isOnPromotion, priceOf } from "../price.ts"
import { statusAt } from "../statusAt.ts"
import { isStoreOpen, nextOpening, wallMoment } from "../storeOpening.ts"
import { priceIn, publicGroups } from "./publicGroups.ts"
import { availabilityOf, type Scheduled } from "./publicHours.ts"
import { publicId } from "./publicIds.ts"
import { publicItem } from "./publicItem.ts"
import type {
  Availability,
  MenuSnapshot,
  PublicCategory,
  PublicItem,
  PublicOffer,
  PublicStore,
} from "./snapshot.ts"

/** Facts that a menu alone does not have. */
export interface SnapshotOptions {
  /** The moment whose prices and states count, in milliseconds since 1970. */
  readonly at: number
  /** The last change, ISO 8601. Default: `at`. */
  readonly updatedAt?: string
  /** The address of a picture, by its file. */
  readonly pictureOf: (file: RecordId) => string
  readonly logoUrl?: string | undefined
}

/** Seconds; the shortest the standard allows. */
const ttl = 500

/** Reasons for which an item is told as one that cannot be had now. Hours and days are told as such. */
const unavailable: ReadonlySet<string> = new Set([
  "SOLD_OUT",
  "STOCK_0",
  "INGREDIENT_OUT",
  "GROUP_SHORT",
  "NO_PRICE",
  "MIN_AGE_CHANNEL",
])
/** Reasons for which an item is not told at all. */
const absent: ReadonlySet<string> = new Set(["CATEGORY_OFF", "ITEM_HIDDEN", "DATES", "CHANNEL"])

const storeOf = (store: MenuStore, { at, logoUrl }: SnapshotOptions): PublicStore => {
  const isOpen = isStoreOpen(store, at)
  const opens = isOpen ? undefined : nextOpening(store, at)
  const wall = wallMoment(store, at)
  const byHours = store.hours && openingAt({ ...store.hours, timeZone: store.timeZone }, wall)
  const closes =
    store.changesAt !== undefined && Date.parse(store.changesAt) > at
      ? Date.parse(store.changesAt)
      : byHours?.isOpen && byHours.changesAt !== undefined
        ? byHours.changesAt - (wall - at)
        : undefined
  return {
    name: store.name,
    timeZone: store.timeZone,
    isOpen,
    ...(opens !== undefined && { opensAt: new Date(opens).toISOString() }),
    ...(isOpen && closes !== undefined && { closesAt: new Date(closes).toISOString() }),
    ...(logoUrl !== undefined && { logoUrl }),
  }
}

/** Collects hours and products while a menu is told, each once. */
const collection = () => {
  const items = new Map<string, PublicItem>()
  const availabilities = new Map<string, Availability>()
  return {
    items,
    availabilities,
    addItem: (item: PublicItem) => void items.set(item.id, item),
    hoursOf: (row: Scheduled & { readonly _id: RecordId }, kind: string): ReadonlyArray<string> => {
      const availability = availabilityOf(publicId("hours", kind, row._id), row)
      if (availability) availabilities.set(availability.id, availability)
      return availability ? [availability.id] : []
    },
  }
}

type Collection = ReturnType<typeof collection>

const priceAt = (data: MenuData, item: ItemRow, menu: RecordId, at: number) => {
  const cents = priceOf(data, item, menu, at)
  const { promoPrice: _, ...usual } = item
  return priceIn(cents, isOnPromotion(item, at) ? Math.max(cents, priceOf(data, usual, menu, at)) : cents)
}

interface Scope {
  readonly data: MenuData
  readonly menu: RecordId
  readonly options: SnapshotOptions
  readonly found: Collection
}

const offerOf = ({ data, menu, options, found }: Scope, item: ItemRow): PublicOffer | undefined => {
  const { at, pictureOf } = options
  const blockers = blockersOf(data, item, { at, menu })
  if (blockers.some(({ kind }) => absent.has(kind))) return undefined
  const reasons = blockers.filter(({ kind }) => unavailable.has(kind))
  // It is back only once every reason has an end.
  const ends = reasons.map(({ until }) => until)
  const backAt = ends.every((end) => end !== undefined) ? ends.toSorted().at(-1) : undefined
  const product = publicItem(item, pictureOf)
  found.addItem(product)
  const groups = publicGroups({ data, item, menu, at, pictureOf, addItem: found.addItem })
  const availabilityId = found.hoursOf(item, "item")
  return {
    id: publicId("offer", item._id),
    itemId: product.id,
    index: 0,
    status: reasons.length > 0 ? "UNAVAILABLE" : "AVAILABLE",
    unityPrice: priceAt(data, item, menu, at),
    ...(availabilityId.length > 0 && { availabilityId }),
    optionGroups: groups,
    ...(reasons.length > 0 && backAt !== undefined && { backAt }),
  }
}

const isShown = ({ data, options }: Scope, category: CategoryRow) =>
  category.isActive === true && isWithinDays(data.store, category, options.at)

const categoryOf = (scope: Scope, category: CategoryRow, index: number): PublicCategory | undefined => {
  const { data, menu, options, found } = scope
  const within = data.categories.filter((one) => sameId(one.parent, category._id) && isShown(scope, one))
  const offers = [category, ...within].flatMap((one) =>
    data.items
      .filter((item) => sameId(item.category, one._id))
      .map((item) => ({ item, place: placeIn(data.places, menu, item._id)?.position }))
      .toSorted((first, other) => (first.place ?? Infinity) - (other.place ?? Infinity) || 0)
      .flatMap(({ item }) => {
        const offer = offerOf(scope, item)
        if (!offer) return []
        // Hours of the category within hold where the item has none of its own.
        const hours = offer.availabilityId ?? (one === category ? [] : found.hoursOf(one, "category"))
        const inside = one === category ? {} : { subcategoryId: publicId("category", one._id) }
        return [{ ...offer, ...inside, ...(hours.length > 0 && { availabilityId: hours }) }]
      }),
  )
  if (offers.length === 0) return undefined
  const availabilityId = found.hoursOf(category, "category")
  return {
    id: publicId("category", category._id),
    index,
    name: category.name,
    ...(category.description && { description: category.description }),
    externalCode: category.code ?? idKey(category._id),
    status: "AVAILABLE",
    ...(category.image && { image: { URL: options.pictureOf(category.image) } }),
    ...(availabilityId.length > 0 && { availabilityId }),
    itemOfferId: offers.map(({ id }) => id),
    ...(within.length > 0 && {
      subcategories: within.map((one, displayOrder) => ({
        id: publicId("category", one._id),
        name: one.name,
        status: "AVAILABLE" as const,
        displayOrder,
      })),
    }),
    itemOffers: offers.map((offer, at) => ({ ...offer, index: at })),
    ...(category.hidesWhenClosed && { hidesWhenClosed: true }),
  }
}

/**
 * A menu as anybody may read it at a moment: `MenuSnapshot` of Open Delivery 2. Undefined for a menu that is not there.
 * Hidden items, cost, margin, stock and tax codes are not in it.
 */
export const snapshotOf = (
  data: MenuData,
  menuId: RecordId,
  options: SnapshotOptions,
): MenuSnapshot | undefined => {
  const menu = rowWithId(data.menus, menuId)
  if (!menu) return undefined
  const found = collection()
  const scope: Scope = { data, menu: menu._id, options, found }
  const categories = data.categories
    .filter((one) => !one.parent && isShown(scope, one))
    .flatMap((one, index) => categoryOf(scope, one, index) ?? [])
  return {
    id: publicId("menu", menu._id),
    merchantId: publicId("merchant", data.store._id),
    name: menu.name,
    ...(menu.disclaimer && { disclaimer: menu.disclaimer }),
    status: statusAt(data, "menus", menu, options.at) === "ACTIVE" ? "AVAILABLE" : "UNAVAILABLE",
    lastUpdate: options.updatedAt ?? new Date(options.at).toISOString(),
    TTL: ttl,
    categories,
    items: [...found.items.values()],
    availabilities: [...found.availabilities.values()],
    store: storeOf(data.store, options),
  }
}
