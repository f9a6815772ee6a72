import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { prepTimes } from "../../../src/contract/companies/prepTimes.ts"
import { extras } from "../../../src/contract/wire/extras.ts"
import { openingHours } from "../../../src/contract/resources/openingHours.ts"
import { TooManyRequests } from "../../../src/contract/wire/refusals.ts"
import { ResourcePanel } from "../../../src/panels/resource/ResourcePanel.tsx"
import { expectAccessible } from "../axe.ts"
import { deliverySettings } from "../../../src/contract/resources/deliverySettings.ts"
import { sampleDeliverySettings } from "../../../src/samples/deliverySettings.ts"
import { listed, memoryBackend, restaurantUser } from "../../../src/testing/index.ts"
import { English } from "../../../stories/panels/DeliveryAreas.stories.tsx"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1440, 900))

const friday = { weekdays: ["FRI" as const], from: "18:00", until: "23:00" }

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

test("a store sets its usual preparation time, what was typed stays when it is refused, and an address is told it", async () => {
  const backend = memoryBackend({
    user: restaurantUser,
    resources: [
      listed(deliverySettings, sampleDeliverySettings),
      listed(openingHours, [
        { service: "TAKEOUT", week: [], owner: 1, prepTimes: [{ ...friday, minutes: 15 }] },
      ]),
    ],
  })
  const hours = <ResourcePanel resource={deliverySettings} listHref={(list) => `/screens/${list}`} />
  await openStory(English, { backend, children: hours })
  await expect.element(page.getByText("Friday · 18:00 to 23:00 · pickup only: 15 min")).toBeVisible()
  await expect
    .element(page.getByRole("link", { name: "Change these hours" }))
    .toHaveAttribute("href", "/screens/openingHours")
  const field = page.getByRole("textbox", { name: "Preparation time" })
  const save = button("Save time")
  await expect.element(field).toHaveValue("35")
  await expect.element(save).not.toBeInTheDocument()
  await field.fill("241")
  await expect.element(page.getByText("Write 1 to 240 minutes.")).toBeVisible()
  backend.refuse(prepTimes.save, new TooManyRequests({ retryAfter: 30 }))
  await field.fill("90")
  await save.click()
  await expect.element(field).toHaveAttribute("aria-invalid", "true")
  await expect.element(field).toHaveValue("90")
  await expectAccessible()
  const again = await open()
  await field.fill("90")
  await userEvent.keyboard("{Enter}")
  await expect.element(page.getByText("Preparation time saved: 90 min")).toBeVisible()
  await expect.element(save).not.toBeInTheDocument()
  expect(again.requests).toContain("PUT /company/prep-times")
  await page.getByRole("textbox", { name: "Find an address" }).fill("Vila Mariana")
  await button(/middle of the neighborhood/).click()
  await button("It is here").click()
  await expect.element(page.getByText(/^The kitchen takes 90 min/)).toBeVisible()
})

test("nobody is asked for a preparation time that the server does not keep", async () => {
  await openStory(English, {
    backend: memoryBackend({
      user: restaurantUser,
      resources: [listed(deliverySettings, sampleDeliverySettings)],
      extras: extras.filter((one) => one !== "prep-times"),
    }),
  })
  await expect.element(button(/^Perto da loja/)).toBeVisible()
  await expect.element(page.getByRole("textbox", { name: "Preparation time" })).not.toBeInTheDocument()
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
