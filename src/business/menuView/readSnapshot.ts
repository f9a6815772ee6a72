import { zoneOf } from "../../contract/places/zoneOf.ts"
import type {
  Availability,
  ItemImage,
  ItemPrice,
  MenuSnapshot,
  Offered,
  PublicCategory,
  PublicGroup,
  PublicHours,
  PublicItem,
  PublicOffer,
  PublicOption,
  PublicSubcategory,
} from "../../contract/menu/public/snapshot.ts"

type Raw = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Raw =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const records = (value: unknown): ReadonlyArray<Raw> => (Array.isArray(value) ? value.filter(isRecord) : [])
const text = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : ""
const texts = (value: unknown): ReadonlyArray<string> =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : []
const numberOr = (value: unknown, other: number): number =>
  typeof value === "number" && Number.isFinite(value) ? value : other
const statusOf = ({ status }: Raw): Offered => (status === "UNAVAILABLE" ? "UNAVAILABLE" : "AVAILABLE")

/** A record's own fields, without lists that are none. */
const withLists = (raw: Raw, ...names: ReadonlyArray<string>): Raw =>
  Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) =>
      value === null || (names.includes(name) && !Array.isArray(value)) ? [] : [[name, value]],
    ),
  )

/** A list of a record where it has one. */
const listIn = <K extends string, A>(raw: Raw, name: K, read: (value: unknown) => ReadonlyArray<A>) =>
  (Array.isArray(raw[name]) ? { [name]: read(raw[name]) } : {}) as { readonly [N in K]?: ReadonlyArray<A> }

const priceOf = (raw: unknown, other?: number): ItemPrice | undefined => {
  const { value, originalValue, currency } = isRecord(raw) ? raw : {}
  const own = numberOr(value, other ?? Number.NaN)
  if (Number.isNaN(own)) return undefined
  return { value: own, originalValue: numberOr(originalValue, own), currency: text(currency) || "BRL" }
}

/** An option; one without a price costs nothing more. */
const optionOf = (raw: Raw, at: number): ReadonlyArray<PublicOption> => {
  const [id, itemId] = [text(raw["id"]) || text(raw["itemId"]), text(raw["itemId"])]
  const optionPrice = priceOf(raw["optionPrice"], 0)
  if (itemId === "" || !optionPrice) return []
  const fields = { id, itemId, optionPrice, index: numberOr(raw["index"], at), status: statusOf(raw) }
  const maxPermitted = numberOr(raw["maxPermitted"], 1)
  return [
    { ...withLists(raw, "optionGroups"), ...fields, maxPermitted, ...listIn(raw, "optionGroups", groupsOf) },
  ]
}

const groupsOf = (raw: unknown): ReadonlyArray<PublicGroup> =>
  records(raw).map((group, at) => {
    const options = records(group["options"]).flatMap(optionOf)
    const method = group["priceMethod"]
    return {
      ...group,
      id: text(group["id"]) || `group-${at}`,
      index: numberOr(group["index"], at),
      name: text(group["name"]),
      externalCode: text(group["externalCode"]),
      status: statusOf(group),
      minPermitted: numberOr(group["minPermitted"], 0),
      maxPermitted: numberOr(group["maxPermitted"], options.length),
      priceMethod: method === "MAX" || method === "AVG" ? method : "SUM",
      options,
    }
  })

/** An offer; nobody could tell what one without a price costs. */
const offerOf = (raw: Raw, at: number): ReadonlyArray<PublicOffer> => {
  const itemId = text(raw["itemId"])
  const unityPrice = priceOf(raw["unityPrice"])
  if (itemId === "" || !unityPrice) return []
  const id = text(raw["id"]) || itemId
  const fields = { id, itemId, unityPrice, index: numberOr(raw["index"], at), status: statusOf(raw) }
  return [{ ...withLists(raw, "availabilityId"), ...fields, optionGroups: groupsOf(raw["optionGroups"]) }]
}

const subcategoriesOf = (raw: unknown): ReadonlyArray<PublicSubcategory> =>
  records(raw).map((one, at) => ({
    id: text(one["id"]),
    name: text(one["name"]),
    status: statusOf(one),
    displayOrder: numberOr(one["displayOrder"], at),
  }))

const categoryOf = (raw: Raw, at: number): PublicCategory => ({
  ...withLists(raw, "availabilityId", "subcategories"),
  id: text(raw["id"]) || `category-${at}`,
  index: numberOr(raw["index"], at),
  name: text(raw["name"]),
  externalCode: text(raw["externalCode"]),
  status: statusOf(raw),
  itemOfferId: texts(raw["itemOfferId"]),
  itemOffers: records(raw["itemOffers"]).flatMap(offerOf),
  ...listIn(raw, "subcategories", subcategoriesOf),
})

const imagesOf = (raw: unknown): ReadonlyArray<ItemImage> =>
  records(raw).flatMap(({ URL: address, type }) =>
    typeof address === "string" ? [{ URL: address, type: type === "THUMB" ? "THUMB" : "MAIN" } as const] : [],
  )

const itemOf = (raw: Raw): PublicItem => ({
  ...withLists(raw, "tags", "allergens", "traces", "images"),
  id: text(raw["id"]),
  name: text(raw["name"]),
  description: text(raw["description"]),
  externalCode: text(raw["externalCode"]),
  status: statusOf(raw),
  unit: raw["unit"] === "KG" ? "KG" : "UN",
  ...listIn(raw, "images", imagesOf),
})

const isHours = ({ dayOfWeek, timePeriods }: Raw) =>
  Array.isArray(dayOfWeek) &&
  isRecord(timePeriods) &&
  [timePeriods["startTime"], timePeriods["endTime"]].every((time) => typeof time === "string")

const availabilityOf = (raw: Raw): Availability => ({
  ...withLists(raw),
  id: text(raw["id"]),
  hours: records(raw["hours"]).filter(isHours) as ReadonlyArray<unknown> as ReadonlyArray<PublicHours>,
})

/**
 * A snapshot, whoever sent it; undefined for something else. What another system leaves out has the value that it has
 * when nobody says otherwise; an offer without a price, and a product without a name, are left out.
 */
export const readSnapshot = (raw: unknown): MenuSnapshot | undefined => {
  if (!isRecord(raw) || !Array.isArray(raw["categories"]) || !Array.isArray(raw["items"])) return undefined
  const store = isRecord(raw["store"]) ? raw["store"] : {}
  return {
    ...withLists(raw),
    id: text(raw["id"]),
    merchantId: text(raw["merchantId"]),
    name: text(raw["name"]),
    status: statusOf(raw),
    lastUpdate: text(raw["lastUpdate"]),
    TTL: numberOr(raw["TTL"], 500),
    categories: records(raw["categories"]).map(categoryOf),
    items: records(raw["items"])
      .map(itemOf)
      .filter(({ name }) => name !== ""),
    availabilities: records(raw["availabilities"]).map(availabilityOf),
    store: {
      ...withLists(store),
      name: text(store["name"]) || text(raw["name"]),
      timeZone: zoneOf({ timeZone: store["timeZone"] }),
      isOpen: store["isOpen"] !== false,
    },
  }
}
