import axe from "axe-core"
import { beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { LooseDeliveriesPanel } from "../../../src/panels/looseDeliveries/index.ts"
import { looseDeliveries } from "../../../src/contract/resources/looseDeliveries.ts"
import { sampleLooseDeliveries } from "../../../src/samples/looseDeliveries.ts"
import { looseDeliveryCalls } from "../../../src/contract/looseDeliveries/looseDeliveryCalls.ts"
import { TooManyCredits } from "../../../src/contract/looseDeliveries/refusals.ts"
import type { CurrentUser } from "../../../src/contract/session/currentUser.ts"
import { listed, memoryBackend, restaurantUser, rootUser } from "../../../src/testing/index.ts"
import { Board, English, Progress } from "../../../stories/panels/LooseDeliveriesPanel.stories.tsx"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1440, 900))

const backend = () =>
  memoryBackend({
    user: restaurantUser,
    resources: [listed(looseDeliveries, sampleLooseDeliveries(Date.now()))],
    hasStream: true,
  })
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true })
const dialog = () => page.getByRole("dialog")

const expectAccessible = async () => {
  const { violations } = await axe.run(document.body, { resultTypes: ["violations"] })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([])
}

test("a store says how each door of a delivery ended, the second with a reason, and is told that the courier returns", async () => {
  const memory = backend()
  await openStory(Progress, { backend: memory })
  await button("End drop-off 1").click()
  await expect.element(dialog().getByRole("button", { name: "End drop-off" })).toBeDisabled()
  await dialog().getByRole("radio", { name: "Left at the gate" }).click({ force: true })
  await expectAccessible()
  await dialog().getByRole("button", { name: "End drop-off" }).click()
  await expect.element(page.getByText("Left at the gate")).toBeVisible()
  await expect.element(button("End drop-off 1")).not.toBeInTheDocument()
  await button("End drop-off 2").click()
  await dialog().getByRole("radio", { name: "Not delivered" }).click({ force: true })
  await expect.element(dialog().getByText(/the delivery person then returns to the store/)).toBeVisible()
  await expect.element(dialog().getByRole("button", { name: "End drop-off" })).toBeDisabled()
  await userEvent.selectOptions(dialog().getByRole("combobox", { name: "Reason" }), "Customer not found")
  await dialog().getByRole("button", { name: "End drop-off" }).click()
  await expect.element(page.getByText("Not delivered · Customer not found")).toBeVisible()
  await expect.element(page.getByText("Returning to store").first()).toBeVisible()
  expect(memory.records(looseDeliveries)[1]).toMatchObject({ status: "DELIVERY_GOBACK", version: 3 })
})

test("who cancels is told before what it costs and what goes back", async () => {
  await openStory(English, { backend: backend() })
  await button("Change status").first().click()
  await dialog().getByRole("radio", { name: "Canceled" }).click({ force: true })
  await expect
    .element(dialog().getByText(/Canceling now costs nothing: .* goes back to the credits/))
    .toBeVisible()
  await expectAccessible()
})

test("a board moves deliveries by keyboard to what is offered, keeps the focus on the card, and follows what others do", async () => {
  const memory = backend()
  await openStory(Board, { backend: memory })
  const lane = (name: string) => page.getByRole("region", { name })
  await expect.element(lane("Looking for a delivery person: 1")).toBeVisible()
  await expect.element(lane("On the way: 1")).toBeVisible()
  await expectAccessible()
  button("Open E1").element().focus()
  await userEvent.keyboard("{ArrowRight}")
  await expect.element(button("Open E2")).toHaveFocus()
  await userEvent.keyboard("{ArrowLeft}{Tab}{Tab}{Enter}")
  await page.getByRole("menuitem", { name: "No delivery person found" }).click()
  await expect.element(page.getByText("No delivery person available")).toBeVisible()
  await expect
    .poll(() => document.activeElement?.closest("[data-delivery]")?.getAttribute("data-delivery"))
    .toBe("1")
  await memory.fetch("http://api.test/loose-deliveries/1/courier", {
    method: "POST",
    body: JSON.stringify({ deliveryPerson: 1 }),
  })
  await expect.element(lane("Delivery person: 1")).toBeVisible()
  await button("Open E2").click()
  await dialog().getByRole("button", { name: "End drop-off 1" }).click()
  await expect.element(page.getByRole("heading", { name: "How did drop-off 1 end?" })).toBeVisible()
})

test("the list is told of what others do", async () => {
  const memory = backend()
  await openStory(English, { backend: memory })
  await expect.element(page.getByText("Looking for a delivery person")).toBeVisible()
  await memory.fetch("http://api.test/loose-deliveries/1/move", {
    method: "POST",
    body: JSON.stringify({ to: "NO_DELIVERYMAN_AVAILABLE" }),
  })
  await expect.element(page.getByText("No delivery person available")).toBeVisible()
})

/** Somebody else moves the first delivery on. */
const moveOn = (memory: ReturnType<typeof backend>, to: string, reason?: string) =>
  memory.fetch("http://api.test/loose-deliveries/1/move", {
    method: "POST",
    body: JSON.stringify({ to, reason }),
  })

test("what acts on all deliveries stays on one line when the filters fill theirs, and leaves phones room to search", async () => {
  await page.viewport(1184, 900)
  await openStory(English, { backend: backend() })
  const middles = []
  for (const name of ["New delivery", "Board", "Credits", "Export"]) {
    await expect.element(button(name)).toBeVisible()
    const { top, bottom } = button(name).element().getBoundingClientRect()
    middles.push(Math.round((top + bottom) / 2))
  }
  expect(new Set(middles).size).toBe(1)
  await page.viewport(390, 844)
  const search = page.getByRole("searchbox").element().parentElement!
  await vi.waitFor(() => expect(search.getBoundingClientRect().width).toBeGreaterThanOrEqual(128))
})

test("a move waits for no other, and a second press of the same sends nothing", async () => {
  const answers: Array<(goOn: boolean) => void> = []
  const ask = () => new Promise<boolean>((resolve) => void answers.push(resolve))
  const rows = sampleLooseDeliveries(Date.now()).map((row) => ({
    ...row,
    status: "ACCEPT_DELIVERYMAN" as const,
  }))
  const memory = memoryBackend({ user: restaurantUser, resources: [listed(looseDeliveries, rows)] })
  const children = <LooseDeliveriesPanel open="view/board" onBeforeAction={ask} />
  await openStory(Board, { backend: memory, children })
  const arrived = (code: string) =>
    page
      .getByRole("article", { name: code, exact: true })
      .getByRole("button", { name: "Delivery person arrived" })
  await arrived("E1").click()
  await arrived("E1").click()
  await arrived("E2").click()
  expect(answers).toHaveLength(2)
  await moveOn(memory, "DELIVERY_AT_STORE")
  await moveOn(memory, "DELIVERY_ROUTE")
  for (const answer of answers) answer(true)
  await vi.waitFor(() => expect(memory.records(looseDeliveries)[1]?.status).toBe("DELIVERY_AT_STORE"))
  await expect.element(page.getByText(/^Someone else changed this delivery first/)).toBeVisible()
})

test("a board that cannot be read again says so, and tries again", async () => {
  const memory = backend()
  let isAway = false
  const fetch: typeof memory.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    return isAway && url.endsWith("/loose-deliveries/find")
      ? Promise.reject(new TypeError("away"))
      : memory.fetch(input, init)
  }
  await openStory(Board, { backend: { ...memory, fetch } })
  await expect.element(button("Open E1")).toBeVisible()
  isAway = true
  await button("Actions for E1").click()
  await page.getByRole("menuitem", { name: "No delivery person found" }).click()
  const outdated = page.getByText(/^These deliveries may have changed since/)
  await expect.element(outdated).toBeVisible()
  await expect.element(button("Open E1")).toBeVisible()
  await expectAccessible()
  const again = button("Try again").element() as HTMLElement
  isAway = false
  // At once, before the board tries by itself.
  again.click()
  await expect.element(page.getByText("No delivery person available")).toBeVisible()
  await expect.element(outdated).not.toBeInTheDocument()
})

test("a board of too many shows the newest, and says that there are more", async () => {
  const [one] = sampleLooseDeliveries(Date.now())
  const rows = Array.from({ length: 501 }, (_, at) => ({
    ...one!,
    code: `E${at}`,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString(),
  }))
  await openStory(Board, {
    backend: memoryBackend({ user: restaurantUser, resources: [listed(looseDeliveries, rows)] }),
  })
  await expect.element(page.getByText(/^The board shows the latest 500 deliveries/)).toBeVisible()
  await expect.element(button("Open E500")).toBeInTheDocument()
  await expect.element(button("Open E0")).not.toBeInTheDocument()
})

test("what is asked of a delivery stays open when somebody else ends it", async () => {
  const memory = backend()
  await openStory(Board, { backend: memory })
  await button("Actions for E1").click()
  await page.getByRole("menuitem", { name: "Cancel delivery" }).click()
  await expect.element(dialog()).toBeVisible()
  await moveOn(memory, "CANCELED", "TOO_BUSY")
  await expect.poll(() => document.querySelector('[data-delivery="1"]')).toBeNull()
  await expect.element(dialog()).toBeVisible()
  await userEvent.selectOptions(dialog().getByRole("combobox", { name: "Reason" }), "Store too busy")
  await dialog().getByRole("button", { name: "Update status" }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
})

/** Opens a store's credits as the platform's people see them. */
const openCredits = (user: CurrentUser) => {
  const memory = memoryBackend({ user: user as never, resources: [listed(looseDeliveries, [])] })
  return openStory(English, { backend: memory, children: <LooseDeliveriesPanel open="view/credits" /> })
}

test("the platform's people give a company credits by keyboard, for an amount and a reason, and its statement says so", async () => {
  const memory = await openCredits(rootUser)
  await page.getByRole("combobox", { name: "Company" }).click()
  await userEvent.click(page.getByRole("option").first())
  await expect.element(page.getByText("R$500.00")).toBeVisible()
  await expect.element(page.getByText("Nothing has been added or spent yet")).toBeVisible()
  await button("Add credits").click()
  await expect.element(dialog().getByRole("textbox", { name: "Amount" })).toHaveFocus()
  await userEvent.keyboard("5000.01{Enter}")
  await expect.element(dialog().getByText("Enter an amount from R$0.01 to R$5,000.00.")).toBeVisible()
  await expect.element(dialog().getByText("Required field")).toBeVisible()
  await dialog().getByRole("textbox", { name: "Amount" }).fill("120")
  await userEvent.selectOptions(dialog().getByRole("combobox", { name: "Entry" }), "Bonus")
  await dialog().getByRole("textbox", { name: "Reason" }).fill("Sorry for the delay")
  await expectAccessible()
  await userEvent.keyboard("{Enter}")
  await expect.element(page.getByText("R$620.00").first()).toBeVisible()
  const entry = page.getByRole("row", { name: /^Bonus, / })
  for (const text of ["Sorry for the delay", rootUser.fullname, "R$120.00", "R$620.00"])
    await expect.element(entry.getByText(text)).toBeVisible()
  await expect.element(button("Add credits")).toHaveFocus()
  await expectAccessible()
  expect(memory.requests.filter((one) => one === "POST /loose-delivery-credits/entries")).toHaveLength(1)
})

test("a store reads its statement, and is given no way to add credits to it", async () => {
  await openCredits(restaurantUser)
  await expect.element(page.getByText("R$500.00")).toBeVisible()
  await expect.element(button("Add credits")).not.toBeInTheDocument()
})

test("who gives more credits than a company may have is told so, and what was typed stays", async () => {
  const memory = memoryBackend({ user: rootUser, resources: [listed(looseDeliveries, [])] })
  memory.refuse(
    looseDeliveryCalls.giveCredits,
    new TooManyCredits({ balanceCents: 9_990_000, maxCents: 10_000_000 }),
  )
  await openStory(English, { backend: memory, children: <LooseDeliveriesPanel open="view/credits" /> })
  await page.getByRole("combobox", { name: "Company" }).click()
  await userEvent.click(page.getByRole("option").first())
  await button("Add credits").click()
  await dialog().getByRole("textbox", { name: "Amount" }).fill("200")
  await dialog().getByRole("textbox", { name: "Reason" }).fill("Paid by transfer")
  await userEvent.keyboard("{Enter}")
  await expect
    .element(dialog().getByText(/up to R\$100,000\.00 in credits, and this one has R\$99,900\.00/))
    .toBeVisible()
  await expect.element(dialog().getByRole("textbox", { name: "Reason" })).toHaveValue("Paid by transfer")
})

test("supermarkets' deliveries stand in their own list alone, as on its board", async () => {
  const [first, ...others] = sampleLooseDeliveries(Date.now())
  const rows = [{ ...first!, type: "supermarket" as const }, ...others]
  const memory = memoryBackend({ user: restaurantUser, resources: [listed(looseDeliveries, rows)] })
  await openStory(English, { backend: memory, children: <LooseDeliveriesPanel type="supermarket" /> })
  await expect.element(page.getByText("1 loose delivery")).toBeVisible()
})
