import { expect, test } from "vitest"
import { menuItemsOf } from "../../../host/server/seed/menuBasket.ts"
import { randomFrom } from "../../../host/server/seed/random.ts"
import { menuSample } from "../contract/menu/menuSample.ts"

const at = Date.UTC(2026, 0, 4, 15)

test("customers order from the menu what is sold, as many options as asked for, and lines add up to the cent", () => {
  const data = menuSample
  const halves = []
  for (let seed = 1; seed <= 300; seed += 1)
    for (const item of menuItemsOf(data, { at, channel: "APP" }, 3, randomFrom(seed))) {
      const { options = [], quantity, unitPriceCents, totalCents, ref } = item
      const unit = options.reduce((sum, { priceCents }) => sum + priceCents, unitPriceCents)
      expect(totalCents).toBe(quantity * unit)
      expect(data.items.find(({ _id }) => _id === ref?._id)?.name).toBe(item.name)
      for (const { group } of options) expect(data.groups.some(({ name }) => name === group)).toBe(true)
      const flavors = options.filter(
        ({ group }) => data.groups.find(({ name }) => name === group)?.kind === "FLAVOR",
      )
      if (flavors.length > 1) halves.push(flavors)
    }
  expect(halves.length).toBeGreaterThan(5)
})

test("an order has the prices of the menu that serves its channel, and nothing that menu hides", () => {
  const marketplace = { ...menuSample.menus[0]!, _id: 9, isDefault: false, channels: ["IFOOD" as const] }
  const data = {
    ...menuSample,
    menus: [...menuSample.menus, { ...marketplace, adjustKind: "AMOUNT" as const, adjustAmount: 300 }],
    places: [{ menu: 9, item: 3, visible: false }],
  }
  const namesBy = (channel: string) =>
    Array.from({ length: 60 }, (_, seed) =>
      menuItemsOf(data, { at, channel }, 3, randomFrom(seed + 1)),
    ).flat()
  const drink = (channel: string) => namesBy(channel).find(({ name }) => name === "Guaraná")?.unitPriceCents
  expect([drink("APP"), drink("IFOOD")]).toEqual([700, 1000])
  const hasBeer = (channel: string) => namesBy(channel).some(({ name }) => name === "Cerveja")
  expect([hasBeer("APP"), hasBeer("IFOOD")]).toEqual([true, false])
})
