/*
 * A menu as anybody may read it: `MenuSnapshot` of Open Delivery 2, which names items and hours by ids and does not hold
 * them. They stand beside its categories, with what a page for customers needs; readers of the standard pass over it.
 * Types alone, so that a page loads nothing of the contract for them; `snapshotSchema.ts` has their schema.
 */

/** True of what can be ordered now. */
export type Offered = "AVAILABLE" | "UNAVAILABLE"

/** A price in reais, such as 38.9, and the one before a promotion; the same where there is none. */
export interface ItemPrice {
  readonly value: number
  readonly originalValue: number
  readonly currency: string
}

/** A picture; `MAIN` for an item's page, `THUMB` for lists. */
export interface ItemImage {
  readonly URL: string
  readonly type: "MAIN" | "THUMB"
}

/** The standard has it only together with calories, so a store that tells none has its allergens in `allergens` alone. */
export interface NutritionalInfo {
  readonly description: string
  /** Such as `250 kcal`. */
  readonly calories: string
  readonly allergen?: ReadonlyArray<string>
  readonly suitableDiet?: ReadonlyArray<string>
  readonly isAlcoholic?: boolean
}

/** A product, which offers and options name by `itemId`. */
export interface PublicItem {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly externalCode: string
  readonly status: Offered
  /** Two at most. */
  readonly images?: ReadonlyArray<ItemImage>
  readonly nutritionalInfo?: NutritionalInfo
  /** Number of people. */
  readonly serving?: number
  readonly unit: "UN" | "KG"
  readonly ean?: string
  /** Own: words such as `VEGAN`, `SPICY` or `NEW`, as items of the menu have them. */
  readonly tags?: ReadonlyArray<string>
  /** Own: by the names items of the menu have; empty where the store said that there are none, absent where it said nothing. */
  readonly allergens?: ReadonlyArray<string>
  readonly traces?: ReadonlyArray<string>
  /** Own: years; absent without a limit. */
  readonly minAge?: number
}

/** An option; its name and code are those of its product. */
export interface PublicOption {
  readonly id: string
  readonly itemId: string
  readonly index: number
  readonly optionPrice: ItemPrice
  /** Pieces that are in without being chosen. */
  readonly defaultQuantity?: number
  readonly status: Offered
  readonly maxPermitted: number
  readonly imageUrl?: string
  readonly optionGroups?: ReadonlyArray<PublicGroup>
}

export interface PublicGroup {
  readonly id: string
  readonly index: number
  readonly name: string
  readonly externalCode: string
  readonly status: Offered
  readonly minPermitted: number
  readonly maxPermitted: number
  /** `MAX` and `AVG` hold across all groups of an item that say so. */
  readonly priceMethod: "SUM" | "MAX" | "AVG"
  /** Own: a flavor that is taken twice counts once in the mean. */
  readonly countsOnce?: boolean
  readonly options: ReadonlyArray<PublicOption>
}

export interface PublicOffer {
  readonly id: string
  readonly itemId: string
  readonly index: number
  readonly status: Offered
  readonly unityPrice: ItemPrice
  readonly availabilityId?: ReadonlyArray<string>
  readonly optionGroups: ReadonlyArray<PublicGroup>
  /** Own: the category within this one; the standard's hold no offers. */
  readonly subcategoryId?: string
  /** Own: the moment a sold out item is back, ISO 8601. */
  readonly backAt?: string
}

export interface PublicSubcategory {
  readonly id: string
  readonly name: string
  readonly status: Offered
  readonly displayOrder: number
}

export interface PublicCategory {
  readonly id: string
  readonly index: number
  readonly name: string
  readonly description?: string
  readonly externalCode: string
  readonly status: Offered
  readonly image?: { readonly URL: string }
  readonly availabilityId?: ReadonlyArray<string>
  readonly itemOfferId: ReadonlyArray<string>
  readonly subcategories?: ReadonlyArray<PublicSubcategory>
  readonly itemOffers: ReadonlyArray<PublicOffer>
  /** Own: true of a category that is not shown outside its hours. */
  readonly hidesWhenClosed?: boolean
}

/** Days of the week, Monday first, as Open Delivery names them. */
export const weekdays = [
  "MONDAY",
  "TUESDAY",
  "WEDNESDAY",
  "THURSDAY",
  "FRIDAY",
  "SATURDAY",
  "SUNDAY",
] as const

export type Weekday = (typeof weekdays)[number]

/** Times of the store's clock, written `10:00:00.000Z` as the standard's own examples are. */
export interface PublicHours {
  readonly dayOfWeek: ReadonlyArray<Weekday>
  readonly timePeriods: { readonly startTime: string; readonly endTime: string }
}

/** Days and hours in which a category or an offer can be ordered; days are `YYYY-MM-DD` and both included. */
export interface Availability {
  readonly id: string
  readonly startDate?: string
  readonly endDate?: string
  readonly hours: ReadonlyArray<PublicHours>
}

/** Own: the store, for the head of a page. */
export interface PublicStore {
  readonly name: string
  readonly timeZone: string
  /** As it was when the snapshot was made. */
  readonly isOpen: boolean
  /** The next opening and closing, ISO 8601. */
  readonly opensAt?: string
  readonly closesAt?: string
  readonly logoUrl?: string
}

export interface MenuSnapshot {
  readonly id: string
  readonly merchantId: string
  readonly name: string
  readonly disclaimer?: string
  readonly status: Offered
  /** ISO 8601. */
  readonly lastUpdate: string
  /** Seconds, from 500 to 86,400. */
  readonly TTL: number
  readonly categories: ReadonlyArray<PublicCategory>
  readonly items: ReadonlyArray<PublicItem>
  readonly availabilities: ReadonlyArray<Availability>
  readonly store: PublicStore
}
