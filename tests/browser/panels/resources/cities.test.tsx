import { beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { cities } from "../../../../src/contract/resources/cities.ts"
import { ResourcePanel } from "../../../../src/panels/resource/index.ts"
import { listed, memoryBackend } from "../../../../src/testing/index.ts"
import { describedBackend } from "../../../../stories/panels/describedSamples.ts"
import { English } from "../../../../stories/panels/ResourcePanel.stories.tsx"
import { openStory } from "../openStory.ts"
import { button, field, seen } from "./onScreen.ts"

beforeEach(() => page.viewport(1280, 800))

const degrees = (label: string) => Number((field(label).element() as HTMLInputElement).value)

const marker = () => page.getByRole("application").element().nextElementSibling as HTMLElement

test("a manager imports cities of a state without making one twice", async () => {
  const backend = memoryBackend({
    resources: [
      listed(cities, [{ name: "Campinas", state: "SP", ibgeCode: "3509502", timeZone: "America/Sao_Paulo" }]),
    ],
  })
  await openStory(English, { backend, children: <ResourcePanel resource={cities} /> })
  await button("Import from IBGE").click()
  await page.getByRole("combobox", { name: "Application" }).click()
  await page.getByRole("option", { name: "Balcão" }).click()
  await page.getByRole("combobox", { name: "State" }).selectOptions("São Paulo")
  await seen("Campinas (already added)")
  await field("Find a city").fill("santo")
  await button("Choose all 2").click()
  await button("Import 2 cities").click()
  await seen("2 cities imported. They are served only once you check them.")
  await seen("3 cities")
  expect(backend.records(cities).map(({ name, isActive }) => [name, isActive])).toEqual([
    ["Campinas", false],
    ["Santo André", false],
    ["Santos", false],
  ])
})

test("a manager pastes fees over neighborhoods, sees what changes first, and loses nothing", async () => {
  const neighborhoods = ["Centro", "Cambuí", "Taquaral"].map((name) => ({
    name,
    deliveryFee: 500,
    weekdays: ["SAT" as const],
  }))
  const backend = memoryBackend({
    resources: [
      listed(cities, [{ name: "Campinas", state: "SP", timeZone: "America/Sao_Paulo", neighborhoods }]),
    ],
  })
  await openStory(English, { backend, children: <ResourcePanel resource={cities} open="1" tab="2" /> })
  await button("Paste fees").click()
  await field("Neighborhoods and fees").fill("cambui\t7,90\nLapa\t9")
  await seen("Line 2: there is no neighborhood “Lapa”")
  await expect.element(page.getByRole("row", { name: /Cambuí.*5.00.*7.90/ })).toBeVisible()
  await button("Change 1 fee").click()
  await button("Save").click()
  await expect
    .poll(() => backend.records(cities)[0]?.neighborhoods.map(({ deliveryFee }) => deliveryFee))
    .toEqual([500, 790, 500])
  expect(backend.records(cities)[0]?.neighborhoods[1]?.weekdays).toEqual(["SAT"])
})

test("a place is written as numbers, and moved on the map by keys, by a tap and by its marker", async () => {
  const backend = await openStory(English, {
    backend: describedBackend(),
    children: <ResourcePanel resource={cities} open="1" />,
  })
  const latitude = field("Latitude")
  const map = page.getByRole("application", { name: "Map: Center on the map" })
  await expect.element(map).toHaveAccessibleDescription(/arrow keys/)
  await latitude.fill("100")
  await button("Save").click()
  await expect.element(latitude).toHaveFocus()
  await seen("Between -90 and 90")
  await expect.element(marker()).not.toBeVisible()
  await latitude.fill("-22.9")
  await expect.element(marker()).toBeVisible()
  map.element().focus()
  await userEvent.keyboard("{ArrowUp}{ArrowRight}{Shift>}{ArrowRight}{/Shift}")
  await expect.element(map).toHaveFocus()
  // 10 pixels north, 11 pixels east, of 100 map metres each.
  await vi.waitFor(() => expect(degrees("Latitude")).toBeCloseTo(-22.8917, 4))
  expect(degrees("Longitude")).toBeCloseTo(-47.0509, 4)
  await seen("Marker at latitude -22.8917, longitude -47.0509")
  const { width, height } = map.element().getBoundingClientRect()
  await map.click({ position: { x: width / 2, y: height / 2 } })
  await vi.waitFor(() => expect(degrees("Longitude")).toBeCloseTo(-47.0608, 3))
  await userEvent.dragAndDrop(marker(), map, { targetPosition: { x: width / 2 + 30, y: height / 2 } })
  await vi.waitFor(() => expect(degrees("Longitude")).toBeGreaterThan(-47.04))
  await button("Save").click()
  await vi.waitFor(() => expect(backend.records(cities)[0]?.center?.[0]).toBeGreaterThan(-47.04))
})
