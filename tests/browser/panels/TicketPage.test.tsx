import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { tickets } from "../../../src/contract/resources/tickets.ts"
import { restaurantUser } from "../../../src/testing/index.ts"
import { Company, English, WithoutThreads } from "../../../stories/panels/TicketPage.stories.tsx"
import { ticketBackend } from "../../../stories/panels/ticketSamples.ts"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1280, 800))

const box = (name: string) => page.getByRole("textbox", { name })
const thread = page.getByRole("log")
const send = (text: string) => userEvent.keyboard(`${text}{Control>}{Enter}{/Control}`)

test("the desk answers by keyboard, leaves the ticket at a status in the same act, and writes on", async () => {
  const backend = await openStory(English, { backend: ticketBackend() })
  await expect.element(thread.getByText(/Já localizamos/)).toBeVisible()
  await page.getByRole("button", { name: "Status after sending" }).click()
  await page.getByRole("menuitemradio", { name: "On hold" }).click()
  await expect.element(page.getByRole("button", { name: "Reply · On hold" })).toBeVisible()
  await box("Write a reply").click()
  await send("It is back on the card.")
  await expect.element(thread.getByText("It is back on the card.")).toBeVisible()
  expect(backend.records(tickets)[0]?.["status"]).toBe("ON_HOLD")
  await expect.element(box("Write a reply")).toHaveFocus()
  await expect.element(box("Write a reply")).toHaveValue("")
})

test("a note is kept apart from a reply, and what could not be sent is sent once later", async () => {
  const backend = await openStory(English, { backend: ticketBackend() })
  await box("Write a reply").fill("For the customer")
  await page.getByText("Internal note", { exact: true }).click()
  await box("Write an internal note").click()
  backend.offline(true)
  await send("For us")
  await expect.element(page.getByRole("alert")).toBeVisible()
  await expect.element(box("Write an internal note")).toHaveValue("For us")
  backend.offline(false)
  await userEvent.keyboard("{Control>}{Enter}{/Control}")
  await expect.element(thread.getByText("For us")).toBeVisible()
  await page.getByText("Public reply", { exact: true }).click()
  await expect.element(box("Write a reply")).toHaveValue("For the customer")
})

test("a company that asks reads no notes and chooses nothing but its reply", async () => {
  await openStory(Company, { backend: ticketBackend({ user: restaurantUser }) })
  await expect.element(thread.getByText(/Já localizamos/)).toBeVisible()
  expect(thread.getByText(/só autorizada/).elements()).toHaveLength(0)
  expect(page.getByText("Internal note", { exact: true }).elements()).toHaveLength(0)
})

test("where the platform keeps no conversations, a ticket is its form", async () => {
  await openStory(WithoutThreads, {
    backend: ticketBackend({ extras: ["resources", "versions", "idempotency"] }),
  })
  await expect
    .element(page.getByRole("textbox", { name: "Subject" }))
    .toHaveValue("Pedido cobrado duas vezes")
})
