import type { ItemTextsOf } from "../../resource/described/recordTexts.ts"
import type { QuoteRequest } from "../../contract/looseDeliveries/looseDeliveryCalls.ts"
import type { Place } from "../../contract/resource/field.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { looseDeliveries } from "../../contract/resources/looseDeliveries.ts"
import { isRecordId, type RecordId } from "../../contract/wire/recordId.ts"
import { itemsOf, itemsText, referenceOf } from "../../resource/described/kindTexts.ts"
import { createdBody } from "../../resource/described/recordTexts.ts"
import { ownerField } from "../../resource/described/recordDraft.ts"
import type { Texts } from "../../resource/editor/textDraft.ts"
import type { PastedDropoff } from "./pastedText.ts"

/** The description as code takes it that serves every list. */
export const resource: Resource = looseDeliveries

/** The drop-offs of a draft; one to be filled where there is none yet. */
export const dropoffsOf = (text: string): ReadonlyArray<ItemTextsOf<typeof looseDeliveries, "dropoffs">> => {
  const items = itemsOf(text)
  return items.length === 0 ? [{}] : items
}

/** The same as a text. A single drop-off nobody wrote anything of is none. */
export const dropoffsText = (
  items: ReadonlyArray<ItemTextsOf<typeof looseDeliveries, "dropoffs">>,
): string => {
  const [only, ...more] = items
  const isEmpty = more.length === 0 && Object.values(only ?? {}).every((text) => text === "")
  return isEmpty ? "" : itemsText(items)
}

/** A drop-off with what a pasted text says of it; what it does not say stays. */
export const withPasted = (
  item: ItemTextsOf<typeof looseDeliveries, "dropoffs">,
  { place, ...texts }: PastedDropoff,
): ItemTextsOf<typeof looseDeliveries, "dropoffs"> => ({
  ...item,
  ...texts,
  ...(place && { place: JSON.stringify(place) }),
})

/** A place that is written whole. */
export const placeOf = (text: string | undefined): Place | undefined => {
  if (!text) return undefined
  const [longitude, latitude] = JSON.parse(text) as ReadonlyArray<unknown>
  const isWhole = typeof longitude === "number" && typeof latitude === "number"
  const isOnEarth = Math.abs(Number(longitude)) <= 180 && Math.abs(Number(latitude)) <= 90
  return isWhole && isOnEarth ? [longitude, latitude] : undefined
}

/** Returns the owner of a draft's delivery, if the form has a choice of owner. */
export const ownerOf = (texts: Texts<string>): RecordId | undefined => {
  const id = referenceOf(texts[ownerField] ?? "")?._id
  return isRecordId(id) ? id : undefined
}

/**
 * Returns the quote request of a draft; undefined while a drop-off, or a pickup that is written, has no position, or the
 * owner is unknown.
 */
export const quoteRequestOf = (texts: Texts<string>): QuoteRequest | undefined => {
  const places = dropoffsOf(texts.dropoffs ?? "").map(({ place }) => placeOf(place))
  if (places.some((place) => place === undefined)) return undefined
  const owner = ownerOf(texts)
  if (Object.hasOwn(texts, ownerField) && owner === undefined) return undefined
  const { packageSize, vehicle, needsReturn } = createdBody(resource, texts) as Record<string, never>
  const pickupPlace = placeOf(texts.pickupPlace)
  if (texts.pickup && !pickupPlace) return undefined
  return {
    packageSize: packageSize ?? "P",
    vehicle: vehicle ?? "MOTO",
    needsReturn: needsReturn ?? false,
    dropoffs: places.flatMap((place) => (place ? [{ place }] : [])),
    ...(owner !== undefined && { owner }),
    ...(pickupPlace && { pickupPlace }),
  }
}
