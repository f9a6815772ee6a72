import { beforeEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import { packings } from "../../../../src/contract/resources/packings.ts"
import { describedBackend } from "../../../../stories/panels/describedSamples.ts"
import { English, Unsupported } from "../../../../stories/panels/ResourcePanel.stories.tsx"
import { platformInPage } from "../../../platform/inPage.ts"
import { openStory } from "../openStory.ts"
import { button, field, row, seen } from "./onScreen.ts"

beforeEach(() => page.viewport(1280, 800))

const openPackings = () => openStory(English, { backend: describedBackend() })

test("a manager filters by several values, and the chip names them", async () => {
  await openPackings()
  await seen("34 packings")
  await page.getByRole("button", { name: "Kind", exact: true, expanded: false }).click()
  await page.getByRole("checkbox", { name: "Box" }).click()
  await seen("7 packings")
  await page.getByRole("checkbox", { name: "Bag" }).click()
  await button("Show 14 results").click()
  await expect.element(button("Kind: Box, Bag")).toBeVisible()
})

test("somebody who forgets a required field reads which one, and nothing is sent", async () => {
  const backend = await openPackings()
  await button("New packing").click()
  await button("Save").click()
  await seen("Name is required")
  expect(backend.requests.filter((one) => one === "POST /packing")).toHaveLength(0)
})

test("a field appears with the kind it belongs to, and goes with it", async () => {
  await openPackings()
  await button("New packing").click()
  await page.getByRole("combobox", { name: "Kind" }).selectOptions("Box")
  await expect.element(field(/^Price/)).toBeVisible()
  await page.getByRole("combobox", { name: "Kind" }).selectOptions("Unit")
  await expect.element(field(/^Price/)).not.toBeInTheDocument()
})

test("a manager writes a price as they say it, and the cents arrive", async () => {
  const backend = await openPackings()
  await button("New packing").click()
  await page.getByRole("combobox", { name: "Application" }).click()
  await page.getByRole("option", { name: "Balcão" }).click()
  await field("Name").fill("Gift box")
  await field("Abbreviation").fill("GB")
  await page.getByRole("combobox", { name: "Kind" }).selectOptions("Box")
  await field(/^Price/).fill("1,234.5")
  await button("Save").click()
  await seen("New packing successfully has been added.")
  expect([...backend.records(packings)].at(-1)).toMatchObject({ name: "Gift box", price: 123_450 })
})

test("somebody who opens a list their platform does not have is told so, and it is asked for nothing more", async () => {
  const platform = platformInPage("root", (kind, index) => `65f1a0b2${kind}0${index}`)
  await openStory(Unsupported, { backend: { ...describedBackend(), fetch: platform.fetch } })
  await seen("This server has no packings")
  expect(platform.unknown).toEqual([])
})

test("somebody who goes back from a changed form is asked before it is lost", async () => {
  await openPackings()
  await button("New packing").click()
  await field("Name").fill("Half")
  await button("Back").click()
  await seen("Leave without saving?")
})

test("a tap on a card of a narrow list opens it; a tap on its checkbox, or one that selects text, does not", async () => {
  await openStory(English, { backend: describedBackend(), width: 390 })
  const name = row("Caixa pequena 1").getByText("Caixa pequena 1", { exact: true })
  await expect.element(name).toBeVisible()
  await row("Caixa pequena 1").getByRole("checkbox").click()
  getSelection()?.selectAllChildren(name.element())
  name.element().dispatchEvent(new MouseEvent("click", { bubbles: true }))
  await expect.element(name).toBeVisible()
  getSelection()?.removeAllRanges()
  await name.click()
  await expect.element(field(/^Name/)).toHaveValue("Caixa pequena 1")
})

test("a manager keeps a view, opens the list with it, changes it and deletes it", async () => {
  const backend = await openPackings()
  const menu = (name: string) => page.getByRole("button", { name, expanded: false })
  const choose = async (from: string, item: string | RegExp) => {
    await menu(from).click()
    await page
      .getByRole("menuitem", { name: item })
      .or(page.getByRole("menuitemradio", { name: item }))
      .click()
  }
  await page.getByRole("button", { name: "Kind", exact: true, expanded: false }).click()
  await page.getByRole("checkbox", { name: "Box" }).click()
  await button("Show 7 results").click()
  await choose("Views", "Save as a new view…")
  await button("Save").click()
  await expect.element(field("Name")).toHaveAccessibleDescription("Give the view a name")
  await field("Name").fill("Boxes")
  await page.getByRole("checkbox", { name: "Open the list with this view" }).click()
  await button("Save").click()
  await choose("Boxes", "Initial view")
  await seen("34 packings")
  await openStory(English, { backend })
  await seen("7 packings")
  await button("Name").click()
  await choose("Boxes (changed)", "Save changes to “Boxes”")
  await choose("Boxes", "Delete “Boxes”…")
  await button("Delete").last().click()
  await expect.element(menu("Views")).toBeVisible()
  expect(backend.requests.filter((one) => /^(POST|PUT|DELETE) .views/.test(one))).toEqual([
    "POST /views/packings",
    "PUT /views/packings/1",
    "DELETE /views/packings/1",
  ])
})
