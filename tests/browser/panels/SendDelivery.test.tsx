import { beforeEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import { looseDeliveries } from "../../../src/contract/resources/looseDeliveries.ts"
import { sampleLooseDeliveries } from "../../../src/samples/looseDeliveries.ts"
import { listed, memoryBackend, restaurantUser } from "../../../src/testing/index.ts"
import { Sending } from "../../../stories/panels/LooseDeliveriesPanel.stories.tsx"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1440, 900))

test("what a repeated delivery brings is seen, and may be put away again", async () => {
  const rows = sampleLooseDeliveries(Date.now()).map((row) => ({ ...row, pickup: "Rua Augusta, 1500" }))
  await openStory(Sending, {
    backend: memoryBackend({ user: restaurantUser, resources: [listed(looseDeliveries, rows)] }),
  })
  await expect.element(page.getByRole("button", { name: "Repeat the last one" })).toBeVisible()
  const elsewhere = page.getByRole("switch", { name: "Pick up somewhere else" })
  await expect.element(elsewhere).not.toBeChecked()
  await page.getByRole("button", { name: "Repeat the last one" }).click()
  await expect.element(elsewhere).toBeChecked()
  await elsewhere.click({ force: true })
  await expect.element(elsewhere).not.toBeChecked()
})

test("an address is enough: a guess is not priced before somebody confirms it, an earlier place is", async () => {
  await openStory(Sending, {
    backend: memoryBackend({ user: restaurantUser, resources: [listed(looseDeliveries, [])] }),
  })
  const address = page.getByRole("textbox", { name: "Address" })
  const waiting = page.getByText("Choose each drop-off on the map to see the price.")
  await address.fill("Rua dos Pinheiros, 12 - Pinheiros")
  await page.getByRole("button", { name: /middle of the neighborhood/ }).click()
  await expect.element(address).toHaveValue("Rua dos Pinheiros, 12, Pinheiros, São Paulo - SP")
  await expect.element(page.getByText(/only the middle of the neighborhood/)).toBeVisible()
  await expect.element(waiting).toBeVisible()
  await page.getByRole("button", { name: "It is here" }).click()
  await expect.element(page.getByRole("button", { name: /Request delivery for R\$/ })).toBeVisible()
  await address.fill("Rua Augusta, 1500")
  await expect.element(waiting).toBeVisible()
  await page.getByRole("button", { name: /used before/ }).click()
  await expect.element(page.getByRole("button", { name: /Request delivery for R\$/ })).toBeVisible()
})
