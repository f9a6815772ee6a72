import { idKey, type RecordId } from "../../wire/recordId.ts"
import type { MenuData, MenuRow } from "../menuData.ts"
import { statusAt } from "../statusAt.ts"
import { isStoreOpen } from "../storeOpening.ts"
import { merchantMenu } from "./merchantMenu.ts"
import { hoursOfWeek } from "./publicHours.ts"
import { publicId } from "./publicIds.ts"
import { type SnapshotOptions, snapshotOf } from "./snapshotOf.ts"

/** A store as Open Delivery 1.6 asks about it, besides its menus. */
export type MerchantAbout = {
  readonly name: string
  readonly legalName: string
  /** As it is kept; one with letters has no place in the standard. */
  readonly cnpj: string
  readonly description: string
  readonly prepMinutes: number
  readonly minOrderCents: number
  readonly email: string
  /** Digits. */
  readonly phone: string
  readonly whatsapp?: string | undefined
  readonly address: {
    /** A unit of the federation, such as `SP`. */
    readonly state: string
    readonly city: string
    readonly district: string
    readonly street: string
    readonly number: string
    readonly postalCode: string
    readonly complement: string
    readonly latitude: number
    readonly longitude: number
  }
  readonly createdAt: string
}

const serviceTypes: ReadonlyMap<string, string> = new Map([
  ["DELIVERY", "DELIVERY"],
  ["WHATSAPP", "DELIVERY"],
  ["TAKEOUT", "TAKEOUT"],
  ["DINE_IN", "INDOOR"],
])

const basicInfo = (about: MerchantAbout, logoUrl: string) => {
  const { cnpj, legalName, prepMinutes, minOrderCents, email, phone, whatsapp, address, ...rest } = about
  return {
    ...rest,
    ...(/^\d{14}$/.test(cnpj) && { document: cnpj }),
    corporateName: legalName,
    averagePreparationTime: prepMinutes,
    minOrderValue: { value: minOrderCents / 100, currency: "BRL" },
    merchantType: "RESTAURANT",
    merchantCategories: [],
    address: { ...address, country: "BR", state: `BR-${address.state}` },
    contactEmails: email === "" ? [] : [email],
    contactPhones: { commercialNumber: phone, ...(whatsapp !== undefined && { whatsappNumber: whatsapp }) },
    logoImage: { URL: logoUrl },
  }
}

/** Hours of the week; of holidays the standard has only those with hours. */
const serviceHours = ({ store }: MenuData, menu: RecordId) => ({
  id: publicId("hours", "service", menu),
  weekHours: hoursOfWeek(store.hours?.week ?? []),
  holidayHours: (store.hours?.exceptions ?? []).flatMap(({ day, opensAt, closesAt, isClosed }) =>
    opensAt && closesAt && !isClosed
      ? [{ date: day, timePeriods: { startTime: `${opensAt}:00.000Z`, endTime: `${closesAt}:00.000Z` } }]
      : [],
  ),
})

/** At most one service of a type, by the first menu that is for it. */
const servicesOf = (data: MenuData, live: ReadonlyArray<MenuRow>, at: number) => {
  const status = isStoreOpen(data.store, at) ? "AVAILABLE" : "UNAVAILABLE"
  const services = live.toReversed().flatMap((menu) => {
    const serviceType = serviceTypes.get(menu.context)
    if (serviceType === undefined) return []
    const id = publicId("service", menu._id)
    const service = {
      id,
      status,
      serviceType,
      menuId: publicId("menu", menu._id),
      ...(serviceType === "DELIVERY" && { serviceArea: { id } }),
      serviceHours: serviceHours(data, menu._id),
    }
    return [[serviceType, service] as const]
  })
  return [...new Map(services).values()]
}

const onceEach = <A extends { readonly id: string }>(
  lists: ReadonlyArray<ReadonlyArray<A>>,
): ReadonlyArray<A> => [...new Map(lists.flat().map((one) => [one.id, one])).values()]

/** A store with all of its menus as `Merchant` of Open Delivery 1.6, at a moment. */
export const merchantOf = (
  data: MenuData,
  about: MerchantAbout,
  options: SnapshotOptions & { readonly logoUrl: string },
) => {
  const { at } = options
  const live = data.menus.filter((menu) => statusAt(data, "menus", menu, at) === "ACTIVE")
  const menus = live.flatMap((menu) => {
    const snapshot = snapshotOf(data, menu._id, options)
    return snapshot ? [merchantMenu(snapshot, idKey(menu._id))] : []
  })
  return {
    lastUpdate: options.updatedAt ?? new Date(at).toISOString(),
    TTL: 500,
    id: publicId("merchant", data.store._id),
    status: "AVAILABLE",
    basicInfo: basicInfo(about, options.logoUrl),
    services: servicesOf(data, live, at),
    menus: menus.map(({ menu }) => menu),
    categories: onceEach(menus.map(({ categories }) => categories)),
    itemOffers: onceEach(menus.map(({ itemOffers }) => itemOffers)),
    items: onceEach(menus.map(({ items }) => items)),
    optionGroups: onceEach(menus.map(({ optionGroups }) => optionGroups)),
    availabilities: onceEach(menus.map(({ availabilities }) => availabilities)),
  }
}
