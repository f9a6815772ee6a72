import { offeredAt } from "../../contract/menu/public/offeredAt.ts"
import type {
  Availability,
  MenuSnapshot,
  PublicCategory,
  PublicItem,
  PublicOffer,
  PublicStore,
} from "../../contract/menu/public/snapshot.ts"

/** An offer as it is drawn. */
export interface ShownOffer {
  readonly offer: PublicOffer
  readonly item: PublicItem
  /** `HOURS`: sold at other times, which `availabilities` tell. */
  readonly state: "SOLD" | "SOLD_OUT" | "HOURS"
  readonly availabilities: ReadonlyArray<Availability>
}

/** Offers under a heading of their own within a category; those without one come first. */
export interface ShownPart {
  readonly id: string
  readonly name?: string
  readonly offers: ReadonlyArray<ShownOffer>
}

export interface ShownCategory {
  readonly id: string
  readonly name: string
  readonly description?: string
  readonly parts: ReadonlyArray<ShownPart>
}

/** A menu as it is drawn at a moment. */
export interface ShownMenu {
  readonly snapshot: MenuSnapshot
  readonly isOpen: boolean
  readonly categories: ReadonlyArray<ShownCategory>
  /** By their ids, for the names of options. */
  readonly items: ReadonlyMap<string, PublicItem>
}

/** True if the store is open at a moment, as far as its next opening and closing tell. */
const isOpenAt = ({ isOpen, opensAt, closesAt }: PublicStore, moment: number): boolean => {
  const past = (iso: string | undefined) => iso !== undefined && Date.parse(iso) <= moment
  return isOpen ? !past(closesAt) : past(opensAt)
}

const byIndex = <A extends { readonly index: number }>(list: ReadonlyArray<A>) =>
  list.toSorted((one, other) => one.index - other.index)

const partsOf = (category: PublicCategory, offers: ReadonlyArray<ShownOffer>): ReadonlyArray<ShownPart> => {
  const { id, subcategories = [] } = category
  const known = new Set(subcategories.map((one) => one.id))
  const own = offers.filter(({ offer }) => !known.has(offer.subcategoryId ?? ""))
  const within = subcategories
    .filter(({ status }) => status === "AVAILABLE")
    .toSorted((one, other) => one.displayOrder - other.displayOrder)
    .map((one) => ({
      id: one.id,
      name: one.name,
      offers: offers.filter(({ offer }) => offer.subcategoryId === one.id),
    }))
  return [{ id, offers: own }, ...within].filter((part) => part.offers.length > 0)
}

/** The menu at a moment: categories that are on, with what is sold, sold out, or sold at other hours. */
export const shownMenu = (snapshot: MenuSnapshot, moment: number): ShownMenu => {
  const { store } = snapshot
  const items = new Map(snapshot.items.map((item) => [item.id, item]))
  const named = new Map(snapshot.availabilities.map((one) => [one.id, one]))
  const availabilitiesOf = (ids: ReadonlyArray<string> = []) => ids.flatMap((id) => named.get(id) ?? [])
  const isOffered = (ids: ReadonlyArray<string> | undefined) =>
    offeredAt(availabilitiesOf(ids), moment, store.timeZone)
  const offersOf = (category: PublicCategory): ReadonlyArray<ShownOffer> => {
    const isNow = isOffered(category.availabilityId)
    return byIndex(category.itemOffers).flatMap((offer) => {
      const item = items.get(offer.itemId)
      if (!item) return []
      const isOut = offer.status !== "AVAILABLE" && !(offer.backAt && Date.parse(offer.backAt) <= moment)
      const state = isOut ? "SOLD_OUT" : isNow && isOffered(offer.availabilityId) ? "SOLD" : "HOURS"
      const ids = isNow ? offer.availabilityId : category.availabilityId
      return [{ offer, item, state, availabilities: availabilitiesOf(ids) } as const]
    })
  }
  const categories = byIndex(snapshot.categories)
    .filter(({ status }) => status === "AVAILABLE")
    .filter(({ hidesWhenClosed, availabilityId }) => !hidesWhenClosed || isOffered(availabilityId))
    .map((category) => ({
      id: category.id,
      name: category.name,
      ...(category.description !== undefined && { description: category.description }),
      parts: partsOf(category, offersOf(category)),
    }))
    .filter(({ parts }) => parts.length > 0)
  return { snapshot, isOpen: isOpenAt(store, moment), categories, items }
}
