import { beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { orderPayouts } from "../../../src/contract/orders/payout.ts"
import { TooManyRequests } from "../../../src/contract/wire/refusals.ts"
import { sampleMessageTemplates } from "../../../src/samples/messageTemplates.ts"
import { extras } from "../../../src/contract/wire/extras.ts"
import { listed, restaurantUser, rootUser } from "../../../src/testing/index.ts"
import { messageTemplates } from "../../../src/contract/resources/messageTemplates.ts"
import { boardBackend } from "../../../stories/panels/boardOrders.ts"
import { Sheet } from "../../../stories/panels/OrdersPanel.stories.tsx"
import { openStory } from "../panels/openStory.ts"

beforeEach(() => page.viewport(1440, 900))

const sheet = () => page.getByRole("dialog", { name: "Order #4817" })
const part = (name: string) => sheet().getByRole("region", { name, exact: true })
const open = (change: Parameters<typeof openStory>[1] = {}) =>
  openStory(Sheet, { locale: "en", backend: boardBackend(), ...change })

test("a store sees line by line what it receives of an order, and is told when that could not be worked out", async () => {
  await open()
  const receives = part("What the store receives")
  for (const text of [
    "12% of R$85.40, contract CT-2024-0181",
    "-R$10.25",
    "0.99% of R$92.30 paid online",
    "-R$0.91",
  ])
    await expect.element(receives.getByText(text)).toBeVisible()
  await expect.element(receives.getByText(/^Payout on \d\d\/13$/)).toBeVisible()
  await expect.element(receives.getByText("R$74.24")).toBeVisible()
  const failing = boardBackend()
  failing.refuse(orderPayouts.read, new TooManyRequests({ retryAfter: 30 }))
  await open({ backend: failing })
  await expect.element(receives.getByText(/Could not work out/)).toBeVisible()
  await expect.element(receives.getByRole("button", { name: "Try again" })).toBeVisible()
})

test("lines that a coupon took off from say how much, unless it is on all of them", async () => {
  const line = (name: string, discountCents?: number) => ({
    name,
    quantity: 1,
    unitPriceCents: 4000,
    totalCents: 4000,
    ...(discountCents && { discountCents }),
  })
  const withCoupon = (...items: ReadonlyArray<ReturnType<typeof line>>) => {
    const backend = boardBackend()
    backend.changeOrder(4817, { coupon: { _id: 2, code: "PIZZA15" }, items })
    return backend
  }
  await open({ backend: withCoupon(line("Pizza", 600), line("Suco")) })
  const [pizza, juice] = ["Pizza", "Suco"].map((name) =>
    part("Items").getByRole("listitem").filter({ hasText: name }),
  )
  await expect.element(pizza!.getByText("Coupon PIZZA15: -R$6.00")).toBeVisible()
  await expect.element(juice!).not.toHaveTextContent("PIZZA15")
  await open({ backend: withCoupon(line("Pizza", 600), line("Suco", 600)) })
  await expect.element(pizza!).not.toHaveTextContent("PIZZA15")
})

test("a platform that knows no payouts shows none, and a rewound order neither", async () => {
  await open({ backend: boardBackend({ extras: extras.filter((one) => one !== "payouts") }) })
  await expect.element(part("What the customer pays")).toBeVisible()
  await expect.element(part("What the store receives")).not.toBeInTheDocument()
})

test("whoever delivers an order is called, and seen where they are, until nothing is heard of them", async () => {
  const backend = await open()
  const courier = part("Delivery person")
  await expect.element(courier.getByText(/^Motorcycle · at the store for 4 min$/)).toBeVisible()
  await expect
    .element(courier.getByRole("link", { name: /^Call Edson Ribeiro/ }))
    .toHaveAttribute("href", "tel:11986420173")
  const marker = sheet().getByText("Delivery person", { exact: true }).first()
  await expect.element(marker).toBeInTheDocument()
  await vi.waitFor(() => expect(backend.requests).toContain("GET /delivery-man/changes"))
  const heardAt = new Date(Date.now() - 180_000).toISOString()
  await expect
    .poll(() => {
      // The backend keeps no positions: one that is told before the first was read is lost with its answer.
      backend.publish({ changed: [{ _id: 4, positionAt: heardAt }], removed: [] })
      return courier.element().textContent
    })
    .toMatch(/no signal for 3 min/)
  await expect.element(courier.getByText(/no signal for 3 min/)).toBeVisible()
})

/** The customer of the order that is open, who wrote to the store. */
const phone = "11981204817"
const talking = () => {
  const backend = boardBackend({
    user: { ...restaurantUser, permissions: [{ name: "accessToGlobal" }] },
  })
  backend.write(phone, "Pode trocar o refrigerante?")
  return backend
}
const conversation = () => part("Conversation")

test("whoever reads an order answers its customer without leaving it, and hears them at once", async () => {
  const backend = await open({ backend: talking() })
  await sheet().getByRole("button", { name: "Chat" }).click()
  await expect.element(conversation().getByText("Pode trocar o refrigerante?")).toBeVisible()
  await userEvent.keyboard("r")
  await userEvent.keyboard("Pode, sim.")
  const answer = conversation().getByRole("textbox").element()
  const sign = { altKey: true, code: "KeyR", key: "®", bubbles: true, cancelable: true }
  expect(answer.dispatchEvent(new KeyboardEvent("keydown", sign))).toBe(true)
  await conversation().getByRole("button", { name: "Close the conversation" }).click()
  await expect.element(sheet().getByRole("button", { name: "Chat" })).toHaveFocus()
  await userEvent.keyboard("{Enter}")
  const input = conversation().getByRole("textbox")
  await expect.element(input).toHaveValue("Pode, sim.")
  await conversation().getByRole("button", { name: "Send" }).click()
  await expect.element(conversation().getByRole("log").getByText("Pode, sim.")).toBeVisible()
  await expect.element(input).toHaveValue("")
  backend.write(phone, "Obrigada!")
  await expect.element(conversation().getByRole("log").getByText("Obrigada!")).toBeVisible()
})

/** The order of somebody who never wrote to the store. */
const untold = (phone: string) => {
  const user = { ...restaurantUser, permissions: [{ name: "accessToGlobal" as const }] }
  const backend = boardBackend({ user, resources: [listed(messageTemplates, sampleMessageTemplates)] })
  backend.changeOrder(4817, { customer: { name: "Lia Prado", phone } })
  return backend
}

test("where the contact center has an address of its own, whoever has not opened it yet may answer as well", async () => {
  const api = {
    identity: "http://memory.test",
    main: "http://memory.test",
    contactCentre: "http://contacts.memory.test",
  }
  const backend = await open({ backend: talking(), api })
  await expect.element(sheet().getByRole("button", { name: "Chat" })).toBeVisible()
  expect(backend.requests.filter((one) => one === "GET /contact")).toHaveLength(1)
  const { contactCentre: _, ...without } = api
  const other = await open({ backend: talking(), api: without })
  await expect.element(part("Customer")).toBeVisible()
  await expect.element(sheet().getByRole("button", { name: "Chat" })).not.toBeInTheDocument()
  expect(other.requests).not.toContain("GET /contact")
})

test("whoever begins a conversation by keyboard stands where the first message is chosen", async () => {
  await open({ backend: untold("(11) 90000-4817") })
  await sheet().getByRole("button", { name: "Chat" }).click()
  await expect.element(conversation().getByText("No conversation with Lia Prado yet")).toBeVisible()
  const begin = conversation().getByRole("button", { name: "Start conversation" })
  ;(begin.element() as HTMLElement).focus()
  await userEvent.keyboard("{Enter}")
  await expect.element(conversation().getByRole("combobox", { name: "Template" })).toHaveFocus()
})

test("nobody begins a conversation with a number the contact center would not take", async () => {
  for (const phone of ["3333-4817", "(11) 9****-4817", "123456789012345678"]) {
    await open({ backend: untold(phone) })
    await sheet().getByRole("button", { name: "Chat" }).click()
    await expect
      .element(conversation().getByText("The phone number on the order is not one you can write to."))
      .toBeVisible()
    await expect
      .element(conversation().getByRole("button", { name: "Start conversation" }))
      .not.toBeInTheDocument()
  }
})

test("whoever views several stores replies for one by one press, and the order's conversation stays open", async () => {
  const company = { _id: 1, name: "Cantina", type: "restaurant" } as const
  const messages = [{ by: "customer", ago: 1, body: "Pode trocar o refrigerante?" }] as const
  const conversations = [{ name: "Rafael Nunes", phone: `55${phone}`, company, messages }]
  const backend = boardBackend({ user: rootUser, conversations })
  backend.changeOrder(4817, { company })
  await open({ backend })
  await sheet().getByRole("button", { name: "Chat" }).click()
  await conversation()
    .getByRole("button", { name: /^Reply for/ })
    .click()
  await conversation().getByRole("textbox").fill("Pode, sim.")
  await conversation().getByRole("button", { name: "Send" }).click()
  await expect.element(conversation().getByRole("log").getByText("Pode, sim.")).toBeVisible()
})
