import { beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { callsOf } from "../../../../src/contract/resource/calls.ts"
import { coupons } from "../../../../src/contract/resources/coupons.ts"
import { staleRecordOf } from "../../../../src/contract/resource/staleRecord.ts"
import { ResourcePanel, type ResourcePanelProps } from "../../../../src/panels/resource/index.ts"
import { describedBackend } from "../../../../stories/panels/describedSamples.ts"
import { English } from "../../../../stories/panels/ResourcePanel.stories.tsx"
import { openStory } from "../openStory.ts"
import { button, field, row, savedFiles, seen } from "./onScreen.ts"

beforeEach(() => page.viewport(1280, 800))

const openCoupons = (props: Partial<ResourcePanelProps> = {}) =>
  openStory(English, {
    backend: describedBackend(),
    children: <ResourcePanel resource={coupons} {...props} />,
  })

/** Returns the texts of a card's cells, each with its heading if it has one. */
const cardOf = (name: string) =>
  [...row(name).element().querySelectorAll("td")]
    .filter((cell) => cell.checkVisibility() && cell.innerText !== "")
    .map((cell) => [cell.dataset["name"], cell.innerText].filter(Boolean).join(" "))

test("a code somebody else has is refused on its field", async () => {
  await openCoupons({ open: "2" })
  await field("Code").fill("BEMVINDO10")
  await button("Save").click()
  await seen("Another coupon already has this value.")
})

test("two people who save one coupon both keep what they wrote", async () => {
  const backend = await openCoupons({ open: "1" })
  await field("Title").fill("Mine")
  const [current] = backend.records(coupons)
  const Stale = staleRecordOf(coupons)
  backend.refuse(
    callsOf(coupons).save,
    new Stale({ current: { ...current, title: "Theirs", version: 9 } as never }),
  )
  await button("Save").click()
  await seen("Someone else saved this while you were editing")
  await expect.element(page.getByRole("radio", { name: /Mine/ })).toBeChecked()
})

test("a coupon is paused with a way back, and ended only with a reason", async () => {
  const backend = await openCoupons()
  const status = () => backend.records(coupons)[0]?.status
  await row("BEMVINDO10").getByRole("button", { name: "Change status" }).click()
  await page.getByRole("radio", { name: "Ended" }).click()
  await expect.element(page.getByRole("dialog").getByRole("button", { name: "Change status" })).toBeDisabled()
  await field("Reason").fill("Campaign over")
  await page.getByRole("dialog").getByRole("button", { name: "Change status" }).click()
  await vi.waitFor(() => expect(status()).toBe("EXPIRED"))
})

test("many coupons change their status at once, and each target says for how many", async () => {
  const backend = await openCoupons()
  await page.getByRole("checkbox", { name: "Select all on this page" }).click()
  await button("Change status").last().click()
  await page.getByRole("menuitem", { name: "Resume" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Change status" }).click()
  await vi.waitFor(() =>
    expect(backend.records(coupons).filter(({ status }) => status === "PAUSED")).toHaveLength(0),
  )
})

test("the history says who changed what, is looked through, and compares two versions", async () => {
  const backend = await openCoupons({ open: "1" })
  for (const title of ["Autumn", "Winter", "Spring"]) {
    await field("Title").fill(title)
    await button("Save").click()
    await vi.waitFor(() => expect(backend.records(coupons)[0]?.title).toBe(title))
  }
  await page.getByRole("tab", { name: "History" }).click()
  await seen(/^3 entries since .* The history cannot be erased\.$/)
  await userEvent.keyboard("{Tab}")
  await expect.element(page.getByRole("tabpanel", { name: "History" })).toHaveFocus()
  const found = page.getByRole("tabpanel").getByRole("listitem")
  expect(found.first().element().textContent).toMatch(/ changed 1 field.*TitleWinterSpring$/)
  await page.getByRole("searchbox", { name: "Search by field or value" }).fill("boas")
  await seen("1 of 3 entries")
  expect(found.element().textContent).toMatch(/TitleBoas-vindas 1Autumn$/)
  await button("Field").click()
  await page.getByRole("menuitemradio", { name: "Title" }).click()
  await button("Period").click()
  await page.getByLabelText("From").fill("2099-01-01")
  await button("Show").click()
  await seen("No entry matches these filters")
  await button("Clear filters").click()
  await seen(/^3 entries since /)
  const files = savedFiles()
  await page.getByRole("searchbox", { name: "Search by field or value" }).fill("boas")
  await button("Download this history").click()
  await button("Download").click()
  await expect.poll(() => files[0]?.text()).toMatch(/^When,.*\r\n.*,Title,Boas-vindas 1,Autumn,\r\n$/)
  await button("Clear search").click()
  await seen(/^4 entries since /)
  expect(found.first().element().textContent).toMatch(/ exported it/)
  await button("Compare versions").click()
  const dialog = page.getByRole("dialog", { name: "Compare versions" })
  await dialog.getByRole("combobox", { name: "Version" }).selectOptions("2")
  await expect.element(dialog.getByRole("definition")).toHaveTextContent("AutumnSpring")
})

test("a card tells three facts that are known, amounts by their name, and how the record stands", async () => {
  await openCoupons()
  await page.viewport(390, 800)
  await expect.element(row("BEMVINDO11")).toBeVisible()
  expect(cardOf("BEMVINDO11").slice(1)).toEqual([
    "BEMVINDO11",
    "Boas-vindas 2",
    "Fixed amount",
    "Discount R$15.00",
    "Paused",
  ])
})

test("a coupon's uses are shown as a part of its limit, in the list and on its page", async () => {
  await openCoupons()
  await expect.element(row("BEMVINDO10").getByText("25 of 100")).toBeVisible()
  await expect.element(row("BEMVINDO12").getByText(/ of /)).not.toBeInTheDocument()
  row("BEMVINDO10").element().focus()
  await userEvent.keyboard("{Enter}")
  await expect.element(page.getByText("25 of 100", { exact: true })).toBeVisible()
})

test("codes are generated from a coupon, and the file of them has each", async () => {
  const backend = await openCoupons()
  const files = savedFiles()
  await page
    .getByRole("button", { name: /^Generate codes/ })
    .first()
    .click()
  await field(/^Prefix/).fill("natal ")
  await button("Generate").click()
  await seen(/^Use capital letters/)
  await field(/^Prefix/).fill("natal-")
  await field(/^How many/).fill("12")
  await button("Generate").click()
  await seen("12 codes have been generated.")
  await button("Download CSV").click()
  await button("Download").click()
  const codes = backend.records(coupons).flatMap(({ code, batch }) => (batch ? [code] : []))
  expect(codes).toHaveLength(12)
  const text = await files[0]?.text()
  for (const code of codes) expect(text).toContain(`\r\n${code},`)
})
