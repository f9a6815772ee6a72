import { expect, test } from "vitest"
import { menuItemsOf } from "../../../host/server/seed/menuBasket.ts"
import { randomFrom } from "../../../host/server/seed/random.ts"
import { menuSample } from "../contract/menu/menuSample.ts"

const at = Date.UTC(2026, 0, 4, 15)

test("customers order from the menu what is sold, as many options as asked for, and lines add up to the cent", () => {
  const data = menuSample
  const halves = []
  for (let seed = 1; seed <= 300; seed += 1)
    for (const item of menuItemsOf(data, at, 3, randomFrom(seed))) {
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
