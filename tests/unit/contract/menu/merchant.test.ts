import * as Schema from "effect/Schema"
import { expect, test } from "vitest"
import { type MerchantAbout, merchantOf } from "../../../../src/contract/menu/public/merchant.ts"
import { snapshotOf } from "../../../../src/contract/menu/public/snapshotOf.ts"
import { sampleAt, sampleMenuData } from "./menuDataSample.ts"
import { menuSnapshot, merchantDescription } from "./openDelivery.ts"

const about: MerchantAbout = {
  name: "Pizzaria",
  legalName: "Pizzaria Ltda.",
  cnpj: "12345678000195",
  description: "",
  prepMinutes: 30,
  minOrderCents: 2500,
  email: "",
  phone: "11999999999",
  address: {
    state: "SP",
    city: "São Paulo",
    district: "Centro",
    street: "Rua Direita",
    number: "10",
    postalCode: "01002-000",
    complement: "",
    latitude: -23.55,
    longitude: -46.63,
  },
  createdAt: "2026-01-01T00:00:00.000Z",
}
const options = {
  at: sampleAt,
  pictureOf: (file: string | number) => `https://store.test/${file}`,
  logoUrl: "https://store.test/logo",
}
const week = Array.from({ length: 7 }, () => [{ from: 1080, to: 1560 }])
const exceptions = [
  { day: "2026-12-24", opensAt: "10:00", closesAt: "16:00" },
  { day: "2026-12-25", isClosed: true },
]
const data = {
  ...sampleMenuData,
  store: { ...sampleMenuData.store, hours: { week, exceptions } },
}
const merchant = () => merchantOf(data, about, options)

test("a snapshot keeps to the public schema of Open Delivery 2", () => {
  for (const menu of [1, 2])
    expect(() => Schema.decodeUnknownSync(menuSnapshot)(snapshotOf(data, menu, options))).not.toThrow()
})

test("a merchant keeps to the public schema of Open Delivery 1", () => {
  expect(() => Schema.decodeUnknownSync(merchantDescription)(merchant())).not.toThrow()
})

test("whatever a merchant names by an id is in it, once", () => {
  const told = merchant()
  const idsOf = (list: ReadonlyArray<{ readonly id: string }>) => list.map(({ id }) => id)
  const known = new Set(
    [
      told.menus,
      told.categories,
      told.itemOffers,
      told.items,
      told.optionGroups,
      told.availabilities,
    ].flatMap((list) => {
      const ids = idsOf(list)
      expect(new Set(ids).size).toBe(ids.length)
      return ids
    }),
  )
  const named = [
    ...told.services.map(({ menuId }) => menuId),
    ...told.menus.flatMap(({ categoryId }) => categoryId),
    ...told.categories.flatMap(({ itemOfferId, availabilityId = [] }) => [...itemOfferId, ...availabilityId]),
    ...told.itemOffers.flatMap((one) => [one.itemId, ...one.optionGroupsId, ...(one.availabilityId ?? [])]),
    ...told.optionGroups.flatMap((group) => group.options.map(({ itemId }) => itemId)),
  ]
  expect(named.filter((id) => !known.has(id))).toEqual([])
})

test("a pizza whose flavors are priced by its size is an offer for each size", () => {
  const told = merchant()
  const names = told.items.map(({ name }) => name).filter((name) => name.startsWith("Pizza por tamanho"))
  expect(new Set(names)).toEqual(new Set(["Pizza por tamanho Broto", "Pizza por tamanho Grande"]))
  const large = told.items.find(({ name }) => name === "Pizza por tamanho Grande")!
  const offers = told.itemOffers.filter(({ itemId }) => itemId === large.id)
  expect(offers.map(({ price }) => price.value)).toEqual([18, 16.9])
})

test("hours of holidays are told, a CNPJ with letters is left out, and nothing of the store's own is there", () => {
  const told = merchant()
  expect(told.services.map(({ serviceType }) => serviceType).toSorted()).toEqual(["DELIVERY", "INDOOR"])
  expect(told.services[0]?.serviceHours.weekHours).toEqual([
    {
      dayOfWeek: ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"],
      timePeriods: { startTime: "18:00:00.000Z", endTime: "02:00:00.000Z" },
    },
  ])
  expect(told.services[0]?.serviceHours.holidayHours.map(({ date }) => date)).toEqual(["2026-12-24"])
  expect(merchantOf(data, { ...about, cnpj: "12ABC345000195" }, options).basicInfo).not.toHaveProperty(
    "document",
  )
  expect(JSON.stringify(told)).not.toMatch(/"(cost|stock|ncm|tags|traces|countsOnce)"|987654/)
})
