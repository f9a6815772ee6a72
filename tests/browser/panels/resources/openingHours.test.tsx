import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { openingHours } from "../../../../src/contract/resources/openingHours.ts"
import { ResourcePanel } from "../../../../src/panels/resource/index.ts"
import { listed, memoryBackend } from "../../../../src/testing/index.ts"
import { describedBackend } from "../../../../stories/panels/describedSamples.ts"
import { English } from "../../../../stories/panels/ResourcePanel.stories.tsx"
import { openStory } from "../openStory.ts"
import { button, field, seen } from "./onScreen.ts"

beforeEach(() => page.viewport(1280, 800))

const openHours = () =>
  openStory(English, {
    backend: describedBackend(),
    children: <ResourcePanel resource={openingHours} open="new" />,
  })

const shift = (day: string) => page.getByRole("slider", { name: `Shift: ${day}` })

/** Brings a pointer over a day from one hour to another, and leaves it there. */
const dragOver = (day: string, from: number, to: number, pointerType = "mouse") => {
  const track = page.getByRole("button", { name: new RegExp(`^${day}`) }).element()
    .nextElementSibling as HTMLElement
  track.setPointerCapture = () => {}
  const { left, width } = track.getBoundingClientRect()
  const send = (type: string, hour: number) =>
    track.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        isPrimary: true,
        pointerId: 1,
        pointerType,
        clientX: left + (width * (hour - 6)) / 24,
      }),
    )
  send("pointerdown", from)
  send("pointermove", to)
  return (type = "pointerup") => send(type, to)
}

test("a manager copies a day's shifts to the days they choose", async () => {
  await openHours()
  await page.getByRole("button", { name: /^Monday/ }).click()
  await button("Add a shift: Monday").click()
  await button("Copy Monday to…").click()
  await expect.element(page.getByRole("checkbox", { name: "Tuesday" })).toHaveFocus()
  await page.getByRole("checkbox", { name: "Tuesday" }).click()
  await page.getByRole("checkbox", { name: "Saturday" }).click()
  await button("Copy to 2 days").click()
  await expect.element(button("Copy Monday to…")).toHaveFocus()
  for (const day of ["Tuesday", "Saturday"])
    await expect.element(page.getByRole("button", { name: `${day} 09:00–18:00` })).toBeVisible()
  await expect.element(page.getByRole("button", { name: "Sunday Closed" })).toBeVisible()
})

test("a manager paints shifts over midnight, moves and stretches them, and takes back what they did not mean", async () => {
  await openHours()
  const monday = shift("Monday")
  await seen(/^Drag across a day/)
  dragOver("Monday", 18.1, 26.6)()
  await expect.element(monday).toHaveAttribute("aria-valuetext", "18:00–02:30 (next day)")
  await expect.element(field("Opens")).toHaveValue("6:00 PM")
  dragOver("Monday", 26.5, 24)()
  await expect.element(monday).toHaveAttribute("aria-valuetext", "18:00–00:00")
  dragOver("Monday", 20, 17, "touch")()
  await expect.element(monday).toHaveAttribute("aria-valuetext", "15:00–21:00")
  dragOver("Monday", 9, 12.25)()
  await expect.element(monday.first()).toHaveAttribute("aria-valuetext", "09:00–12:15")
  const cancel = dragOver("Monday", 18, 10)
  await expect.element(monday.last()).toHaveAttribute("aria-valuetext", "12:15–18:15")
  await userEvent.keyboard("{Escape}")
  await expect.element(monday.last()).toHaveAttribute("aria-valuetext", "15:00–21:00")
  cancel()
  dragOver("Monday", 15, 14)("pointercancel")
  await expect.element(page.getByRole("button", { name: "Monday 09:00–12:15, 15:00–21:00" })).toBeVisible()
})

test("a manager moves, stretches and removes shifts by keys, and hears what became of them", async () => {
  await openHours()
  const tuesday = shift("Tuesday")
  await seen(/^Drag across a day/)
  dragOver("Tuesday", 9, 12)()
  await expect.element(tuesday).toHaveAttribute("aria-valuetext", "09:00–12:00")
  dragOver("Tuesday", 13, 14)()
  await expect.element(tuesday.last()).toHaveAccessibleDescription(/arrows move the shift/)
  ;(tuesday.last().element() as HTMLElement).focus()
  await userEvent.keyboard("{ArrowLeft}{Shift>}{ArrowRight}{ArrowRight}{/Shift}")
  await expect.element(tuesday.last()).toHaveAttribute("aria-valuetext", "12:45–14:15")
  await expect.element(tuesday.last()).toHaveFocus()
  await userEvent.keyboard("{Escape}")
  await expect.element(tuesday.last()).toHaveAttribute("aria-valuetext", "13:00–14:00")
  await userEvent.keyboard("{Home}")
  await expect.element(tuesday.last()).toHaveAttribute("aria-valuetext", "12:00–13:00")
  await userEvent.keyboard("{Escape}")
  await userEvent.keyboard("{Delete}")
  await expect.element(page.getByText(/Shift 13:00–14:00 removed/)).toBeInTheDocument()
  await expect.element(tuesday).toHaveFocus()
  await userEvent.keyboard("{Delete}")
  await expect.element(page.getByRole("button", { name: "Tuesday Closed" })).toHaveFocus()
})

test("a manager reads while writing whether the store is open, which shifts overlap, and takes over holidays", async () => {
  await openHours()
  await page.getByRole("button", { name: /^Monday/ }).click()
  await button("Add a shift: Monday").click()
  await seen(/^With these hours the store is (open|closed) now\. (Opens|Closes) /)
  await button("Add a shift: Monday").click()
  await page.getByLabelText("Opens").last().fill("17:00")
  await seen("These two shifts overlap: Monday 09:00–18:00 and Monday 17:00–23:00")
  await page.getByRole("tab", { name: "Holidays and exceptions" }).click()
  await button("Add national holidays").click()
  await page.getByRole("checkbox", { name: /Christmas$/ }).click()
  await page.getByRole("button", { name: /^Add \d+ days$/ }).click()
  const reasons = page.getByLabelText("Reason")
  await expect.element(reasons.first()).toBeVisible()
  expect(reasons.elements().map((one) => (one as HTMLInputElement).value)).toContain("Labor Day")
  expect(reasons.elements().map((one) => (one as HTMLInputElement).value)).not.toContain("Christmas")
  await page.getByRole("checkbox", { name: "Closed all day" }).first().click()
  await seen(/^The hours of .+ are missing\./)
  await button("Add national holidays").click()
  await expect.element(page.getByRole("checkbox", { name: /Christmas$/ })).toBeVisible()
  await expect.element(page.getByRole("checkbox", { name: /Labor Day$/ })).not.toBeInTheDocument()
})

test("a store's clock may be another one, but not none", async () => {
  const backend = memoryBackend({
    resources: [
      listed(openingHours, [
        { service: "ALL", week: Array.from({ length: 7 }, () => []), timeZone: "America/Manaus", owner: 1 },
      ]),
    ],
  })
  await openStory(English, { backend, children: <ResourcePanel resource={openingHours} open="1" /> })
  const zone = page.getByRole("combobox", { name: "Time zone", exact: true })
  await expect.element(zone).toHaveDisplayValue("Manaus")
  expect([...zone.element().querySelectorAll("option")].map(({ textContent }) => textContent)).not.toContain(
    "None",
  )
})

test("a day chosen in the calendar by keyboard becomes an exception, which the calendar then names", async () => {
  await openHours()
  await page.getByRole("tab", { name: "Holidays and exceptions" }).click()
  const today = page.getByRole("button", { name: /^Today, / })
  await expect.element(today).toBeVisible()
  ;(today.element() as HTMLElement).focus()
  await userEvent.keyboard("{PageDown}{ArrowRight}{Enter}")
  const item = page.getByRole("listitem", { name: "Item 1" })
  await expect.element(item.getByLabelText("Day")).toHaveFocus()
  await item.getByLabelText(/^Until/).fill("2020-01-01")
  await item.getByLabelText("Reason").fill("Inventory")
  await expect.element(item.getByLabelText(/^Until/)).toHaveAccessibleDescription(/Must not come before Day/)
  await item.getByLabelText(/^Until/).fill("")
  await item.getByLabelText("Opens at").fill("11:00")
  await item.getByRole("checkbox", { name: "Closed all day" }).click()
  await expect.element(item.getByLabelText("Opens at")).not.toBeInTheDocument()
  const named = page.getByRole("button", { name: /: Inventory$/ })
  await expect.element(named).toBeVisible()
  await named.click()
  await expect.element(item.getByLabelText("Day")).toHaveFocus()
})
