import { expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { deliveryPeople } from "../../../src/contract/deliveryPeople/deliveryPeople.ts"
import type { DeliveryPerson } from "../../../src/contract/deliveryPeople/deliveryPerson.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import { TooManyRequests } from "../../../src/contract/wire/refusals.ts"
import { memoryBackend, partnerUser, rootUser } from "../../../src/testing/index.ts"
import { English, Nobody, Phone } from "../../../stories/panels/DeliveryMapPanel.stories.tsx"
import { still } from "../still.ts"
import { openStory } from "./openStory.ts"

const seen = (words: string) => expect.element(page.getByText(words, { exact: false }).first()).toBeVisible()
const button = (name: string) => page.getByRole("button", { name, exact: true })
const scale = () => document.querySelector<HTMLElement>("[class*=scale]")?.textContent ?? ""

const somebody = (_id: number, more: Partial<Numbered<DeliveryPerson>>): Numbered<DeliveryPerson> => ({
  _id,
  isOnline: true,
  onRoute: false,
  flag: "FREE",
  deliverymanPaid: false,
  person: { _id: 100 + _id, name: `Pessoa ${_id}` },
  location: { coordinates: [-46.63 + _id / 1000, -23.55] },
  positionAt: new Date().toISOString(),
  ...more,
})

/** Returns the width shown by the map's scale, in meters. */
const metres = async () => {
  await vi.waitFor(() => expect(scale()).toMatch(/\d/), 10_000)
  const [, figure = "", unit] = /([\d,.]+) (k?m)/.exec(scale()) ?? []
  return Number(figure.replaceAll(",", "")) * (unit === "km" ? 1000 : 1)
}

test("with nobody registered, whoever may is led to the form, and others are told whom to ask", async () => {
  const push = vi.fn()
  await openStory(Nobody, {
    backend: memoryBackend({ deliveryPeople: [] }),
    navigation: { push, redirect: push },
  })
  await seen("No delivery people yet")
  await button("Add delivery person").click()
  expect(push).toHaveBeenCalledWith("/delivery-deliveryrecord/new")
  await openStory(Nobody, { backend: memoryBackend({ deliveryPeople: [], user: partnerUser }) })
  await seen("Ask the person who manages delivery people to add them.")
  await expect.element(button("Add delivery person")).not.toBeInTheDocument()
})

test("with nobody online the map says so, and what is chosen can be taken back", async () => {
  const backend = memoryBackend({ deliveryPeople: [somebody(1, { isOnline: false, flag: "" })] })
  await openStory(English, { backend })
  await seen("The map shows where each person was last seen.")
  await page.getByText("Online", { exact: true }).first().click()
  await seen("No one is online right now")
  await button("Clear filters").click()
  await expect.element(page.getByRole("option", { name: /Pessoa 1/ })).toBeVisible()
})

test("with no positions yet, and during an outage, the map says why it is empty", async () => {
  await openStory(English, { backend: memoryBackend({ deliveryPeople: [somebody(1, { location: null })] }) })
  await seen("No locations received yet.")
  const away = memoryBackend()
  away.refuse(deliveryPeople.list, new TooManyRequests({ retryAfter: 3 }))
  await openStory(Phone, { backend: away })
  await expect.element(page.getByText("Could not load the delivery people").last()).toBeVisible()
  await expect.element(button("Try again")).toBeVisible()
})

test("the map stands over couriers, else stores, else the city or state, else Brazil", async () => {
  const of = async (address: { city?: string; state?: string }, hasStores: boolean, people: number) => {
    const backend = memoryBackend({
      user: { ...rootUser, address },
      deliveryPeople: Array.from({ length: people }, (_, index) => somebody(index + 1, {})),
    })
    if (!hasStores) backend.refuse(deliveryPeople.stores, new TooManyRequests({ retryAfter: 3 }))
    await openStory(English, { backend })
    await expect.poll(metres, { timeout: 10_000 }).toBeGreaterThan(0)
    return backend
  }
  await of({ city: "Santos", state: "SP" }, true, 5)
  await expect.poll(metres).toBeLessThan(500)
  await of({ city: "Santos", state: "SP" }, true, 0)
  await expect.poll(metres).toBeLessThan(2000)
  await of({ city: "santos", state: "SP" }, false, 0)
  await expect.poll(metres).toBeLessThan(10_000)
  await of({ city: "Lugar Nenhum", state: "SP" }, false, 0)
  await expect.poll(metres).toBeLessThan(300_000)
  expect(await metres()).toBeGreaterThan(20_000)
  await of({}, false, 0)
  await expect.poll(metres).toBeGreaterThan(300_000)
})

test("couriers who come late are brought into sight, unless a hand has moved the map", async () => {
  const late = memoryBackend({ deliveryPeople: [], hasStream: true })
  await openStory(English, { backend: late })
  await seen("No delivery people yet")
  await expect.poll(metres).toBeLessThan(2000)
  const before = await metres()
  await vi.waitFor(() => expect(document.querySelectorAll("[role=application] canvas")).toHaveLength(2))
  await userEvent.wheel(document.querySelector("[role=application]")!, { delta: { y: 400 }, times: 3 })
  await expect.poll(metres).toBeGreaterThan(before)
  await still(scale)
  const moved = await metres()
  late.publish({ changed: [somebody(1, {}), somebody(2, {})], removed: [] })
  await expect.element(page.getByRole("option", { name: /Pessoa 1/ })).toBeVisible()
  expect(await metres()).toBe(moved)
})
