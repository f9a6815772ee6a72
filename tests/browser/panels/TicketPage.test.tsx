import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { people } from "../../../src/contract/resources/people.ts"
import { tickets } from "../../../src/contract/resources/tickets.ts"
import { TicketAnswered, ticketThreads } from "../../../src/contract/support/ticketThreads.ts"
import { listed, memoryBackend, restaurantUser } from "../../../src/testing/index.ts"
import { Company, English, Solved, WithoutThreads } from "../../../stories/panels/TicketPage.stories.tsx"
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

test("messages of one's own side stand at the end, for a company as for the desk", async () => {
  const question = thread.getByRole("listitem").filter({ hasText: /Segue o extrato/ })
  const answer = thread.getByRole("listitem").filter({ hasText: /Já localizamos/ })
  await openStory(Company, { backend: ticketBackend({ user: restaurantUser }) })
  await expect.element(question).toHaveAttribute("data-ours")
  await expect.element(answer).not.toHaveAttribute("data-ours")
  await openStory(English, { backend: ticketBackend() })
  await expect.element(answer).toHaveAttribute("data-ours")
  await expect.element(question).not.toHaveAttribute("data-ours")
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

test("a saved reply is found by its shortcut, with its variables filled in, and leaves the ticket where it says", async () => {
  await openStory(English, { backend: ticketBackend() })
  await box("Write a reply").click()
  await userEvent.keyboard("/receb")
  await expect.element(page.getByRole("option", { name: /^\/recebido/ })).toBeVisible()
  await userEvent.keyboard("{Enter}")
  await expect
    .element(box("Write a reply"))
    .toHaveValue("Olá, Rogério Antunes! Recebemos o chamado BD-20001 e já estamos olhando.")
  await box("Write a reply").fill("/dados")
  await expect.element(page.getByRole("option", { name: /^\/dados/ })).toBeVisible()
  await userEvent.keyboard("{Tab}")
  await expect.element(page.getByRole("button", { name: "Reply · On hold" })).toBeVisible()
})

test("who is answered by somebody else while they write is told, and keeps their text", async () => {
  const backend = await openStory(English, { backend: ticketBackend() })
  await box("Write a reply").click()
  backend.refuse(ticketThreads.reply, new TicketAnswered())
  await send("My answer")
  await expect.element(page.getByRole("alert").getByText(/^Someone else has just written/)).toBeVisible()
  await expect.element(box("Write a reply")).toHaveValue("My answer")
  await expect.element(box("Write a reply")).toHaveFocus()
})

test("a company says how its solved ticket was handled, and why", async () => {
  const backend = await openStory(Solved, { backend: ticketBackend({ user: restaurantUser }) })
  await page.getByRole("button", { name: "Bad" }).click()
  await box("What could have been better?").fill("It took two days")
  await page.getByRole("button", { name: "Save comment" }).click()
  await expect.element(page.getByRole("button", { name: "Save comment" })).toBeDisabled()
  expect(backend.records(tickets)[3]).toMatchObject({ rating: "BAD", ratingComment: "It took two days" })
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

test("a request about personal data shows who asks, and leads to their record and to anonymizing it", async () => {
  const request = {
    protocol: "BD-20001",
    subject: "Delete account: Ana",
    description: "Asked for on the public page.",
    category: "LGPD",
    priority: "MEDIUM",
    customer: "Ana Souza",
    email: "ana@exemplo.test",
    phone: "11999990000",
    status: "NEW",
  } as const
  const ana = {
    name: "Ana Souza",
    kind: "PF",
    roles: ["CUSTOMER"],
    email: "ana@exemplo.test",
    status: "ACTIVE",
    owner: 1,
  } as const
  const backend = memoryBackend({ resources: [listed(tickets, [request]), listed(people, [ana])] })
  await openStory(English, { backend })
  await expect.element(page.getByText("ana@exemplo.test")).toBeVisible()
  const register = page.getByRole("region", { name: "In the people register" })
  await expect.element(register.getByText("Ana Souza")).toBeVisible()
  await register.getByRole("button", { name: "Anonymize" }).click()
  await page.getByLabelText("Type Ana Souza to confirm").fill("Ana Souza")
  await page.getByRole("button", { name: "Anonymize for good" }).click()
  await expect.poll(() => backend.records(people)[0]?.status).toBe("ANONYMIZED")
  await expect.element(register.getByText("No one with this email or phone.")).toBeVisible()
})
