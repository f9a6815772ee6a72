import { beforeEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import { deliverySettings } from "../../../src/contract/resources/deliverySettings.ts"
import { sampleDeliverySettings } from "../../../src/samples/deliverySettings.ts"
import { listed, memoryBackend, restaurantUser } from "../../../src/testing/index.ts"
import { English } from "../../../stories/panels/DeliveryAreas.stories.tsx"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1440, 900))

const button = (name: string | RegExp) => page.getByRole("button", { name })

/** Waits for a text within an element, whatever invisible marks keep its parts apart. */
const seen = (within: ReturnType<typeof button>, text: string) =>
  expect
    .poll(() =>
      within
        .element()
        .textContent?.replaceAll(/[\u2066-\u2069]/g, "")
        .replaceAll("\u00a0", " "),
    )
    .toContain(text)

const open = () =>
  openStory(English, {
    backend: memoryBackend({
      user: restaurantUser,
      resources: [listed(deliverySettings, sampleDeliverySettings)],
    }),
  })

test("a store sees the orders of each of its areas, and an order of areas that changes moves them", async () => {
  await open()
  const near = button(/^Perto da loja/)
  const far = button(/^Até 6 km/)
  await seen(near, "14 orders · R$840.00")
  await seen(far, "0 orders")
  await far.click()
  await button("Move Até 6 km up").click()
  await button("Move Até 6 km up").click()
  await seen(far, "14 orders · R$840.00")
  await seen(near, "0 orders")
})

test("an address that is only about there is priced once somebody confirms it", async () => {
  await open()
  const address = page.getByRole("textbox", { name: "Find an address" })
  await address.fill("Vila Mariana")
  await button(/middle of the neighborhood/).click()
  const price = page.getByText(/It is in area Pinheiros e Vila Mariana/)
  await expect.element(page.getByText(/only the middle of the neighborhood/)).toBeVisible()
  await expect.element(price).not.toBeInTheDocument()
  await button("It is here").click()
  await expect.element(price).toBeVisible()
})

test("a store without one of its areas keeps the one record it has", async () => {
  const backend = await open()
  const [first] = backend.records(deliverySettings)
  expect(first?.areas).toHaveLength(4)
  await button(/^Até 6 km/).click()
  await button("Remove Até 6 km").click()
  await button("Save").click()
  await expect.poll(() => backend.records(deliverySettings).map(({ areas }) => areas.length)).toEqual([3])
})
