import { beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { banners } from "../../../../src/contract/resources/banners.ts"
import { cities } from "../../../../src/contract/resources/cities.ts"
import { companies } from "../../../../src/contract/resources/companies.ts"
import { departments } from "../../../../src/contract/resources/departments.ts"
import type { Resource } from "../../../../src/contract/resource/resource.ts"
import { ResourcePanel } from "../../../../src/panels/resource/index.ts"
import { describedBackend } from "../../../../stories/panels/describedSamples.ts"
import { English } from "../../../../stories/panels/ResourcePanel.stories.tsx"
import { openStory } from "../openStory.ts"
import { button } from "./onScreen.ts"

beforeEach(() => page.viewport(1440, 900))

const openList = (resource: Resource) =>
  openStory(English, { backend: describedBackend(), children: <ResourcePanel resource={resource} /> })

/** Sums what moved by itself from now on, as a share of the window. */
const watchShifts = () => {
  let sum = 0
  const observer = new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
  })
  observer.observe({ type: "layout-shift" })
  return () => sum
}

/** The tops of the rows in which the tools of the list stand. */
const toolRows = () => {
  const tools = [...document.querySelectorAll("[part=tools] button, [part=tools] input")]
  const tops = tools.map((tool) => tool.getBoundingClientRect()).filter(({ height }) => height > 1)
  return new Set(tops.map(({ top, height }) => Math.round((top + height / 2) / 20))).size
}

test.each([
  ["banners", 1440, banners],
  ["cities", 1440, cities],
  ["departments", 1440, departments],
  ["banners", 390, banners],
  ["departments", 390, departments],
])("a list of %s settles without a jump at %i px", async (_, width, resource) => {
  await page.viewport(width, 844)
  const shifted = watchShifts()
  await openList(resource)
  await vi.waitFor(() => expect(document.querySelector("tbody tr:not([data-skeleton])")).not.toBeNull())
  await vi.waitFor(() => expect(document.querySelector("[data-skeleton]")).toBeNull())
  await new Promise(requestAnimationFrame)
  expect(shifted()).toBeLessThan(0.02)
})

test("the tools of a list take two rows, and the filters there is no room for are behind a button", async () => {
  await page.viewport(900, 900)
  await openList(companies)
  await expect.element(button("More filters")).toBeVisible()
  expect(toolRows()).toBeLessThanOrEqual(2)
  await page.viewport(2200, 900)
  await expect.element(button("More filters")).not.toBeInTheDocument()
  await page.viewport(900, 900)
  await button("More filters").click()
  await page.getByRole("dialog").getByRole("combobox").first().click()
  await page.getByRole("option").nth(1).click()
  await expect.element(button("More filters (1)")).toBeInTheDocument()
  await userEvent.keyboard("{Escape}")
  await expect.element(button("More filters")).toHaveFocus()
  await expect.element(page.getByRole("button", { name: /Clear the filter/ })).toBeVisible()
  expect(toolRows()).toBeLessThanOrEqual(2)
})
