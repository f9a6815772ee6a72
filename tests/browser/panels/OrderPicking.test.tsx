import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { OrdersPanel } from "../../../src/panels/orders/index.ts"
import { memoryBackend, restaurantUser } from "../../../src/testing/index.ts"
import { English } from "../../../stories/panels/OrdersPanel.stories.tsx"
import { expectAccessible } from "../axe.ts"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1440, 900))

const line = (name: string, quantity: number, unitPriceCents: number, more: object = {}) => ({
  name,
  quantity,
  unitPriceCents,
  totalCents: Math.round(quantity * unitPriceCents),
  ...more,
})
const items = [
  line("Arroz 5 kg", 2, 2800),
  line("Queijo prato", 0.5, 6000, { unit: "KG" }),
  line("Leite integral", 6, 500, { substitution: "ASK" }),
]

const user = {
  ...restaurantUser,
  company: { _id: 2, name: "Mercado do Largo", type: "supermarket" },
} as const

/** An order of a supermarket that is being picked, paid at the door. */
const open = async (hasStream = true) => {
  const backend = memoryBackend({ user, hasStream })
  backend.placeOrder({
    _id: 70,
    code: "70",
    status: "IN_PREPARATION",
    items,
    totals: {
      itemsCents: 11_600,
      deliveryFeeCents: 700,
      serviceFeeCents: 0,
      tipCents: 0,
      discountCents: 0,
      totalCents: 12_300,
    },
    payments: [{ kind: "ON_DELIVERY", method: "CREDIT", amountCents: 12_300, state: "PENDING" }],
  })
  const children = <OrdersPanel type="supermarket" defaultView={{ order: "70" }} />
  await openStory(English, { backend, children })
  return backend
}
const sheet = page.getByRole("dialog", { name: "Order #70" })
const picked = (name: string) => sheet.getByRole("checkbox", { name: `${name} is picked` })
const more = (name: string) => sheet.getByRole("button", { name: `More about ${name}` })
const item = (name: string) => page.getByRole("menuitem", { name })
const pays = sheet.getByRole("region", { name: "What the customer pays" })

test("a shopper picks by keyboard, says what is sold out and what it weighs, and every cent follows and is explained", async () => {
  const backend = await open()
  await expect.element(picked("Arroz 5 kg")).toBeVisible()
  picked("Arroz 5 kg").element().focus()
  await userEvent.keyboard(" ")
  await expect.element(picked("Arroz 5 kg")).toBeChecked()
  await expect.element(sheet.getByText(/1 of 3 picked/)).toBeVisible()
  await userEvent.keyboard(" ")
  await expect.element(picked("Arroz 5 kg")).not.toBeChecked()
  await more("Leite integral").click()
  await item("Sold out").click()
  await expect.element(pays.getByText("R$93.00")).toBeVisible()
  await expect.element(pays.getByText(/^R\$116\.00 when it was ordered/)).toBeVisible()
  await more("Queijo prato").click()
  await item("Enter the weight…").click()
  const dialog = page.getByRole("dialog", { name: "How much does Queijo prato weigh?" })
  await dialog.getByRole("textbox", { name: "Weight" }).fill("0.62")
  await expect.element(dialog.getByText("The customer pays R$100.20, R$7.20 more.")).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard("{Enter}")
  await expect.element(pays.getByText("R$100.20")).toBeVisible()
  await expect.element(sheet.getByText(/^Weighed: Queijo prato, 0\.62 kg/)).toBeVisible()
  await expectAccessible()
  expect(backend.requests.filter((one) => one === "PUT /order/70/item")).toHaveLength(4)
})

test("who types a substitute is told that somebody was faster, keeps what was typed, and needs the customer's agreement", async () => {
  const backend = await open(false)
  await more("Leite integral").click()
  await item("Substitute…").click()
  const dialog = page.getByRole("dialog", { name: "What is given instead of Leite integral?" })
  await dialog.getByRole("button", { name: "Type another item" }).click()
  await dialog.getByRole("textbox", { name: "Item" }).fill("Leite desnatado")
  await dialog.getByRole("textbox", { name: "Price of one" }).fill("4.50")
  await expect.element(dialog.getByRole("button", { name: "Save" })).toBeDisabled()
  await dialog.getByText("The customer agreed").click()
  backend.changeOrder(70, {
    timeline: [
      {
        status: "IN_PREPARATION",
        at: new Date().toISOString(),
        by: { kind: "STAFF", name: "Camila Nogueira" },
      },
    ],
  })
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect.element(dialog.getByText(/^Camila Nogueira changed it first/)).toBeVisible()
  await expect.element(dialog.getByRole("textbox", { name: "Item" })).toHaveValue("Leite desnatado")
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect
    .element(sheet.getByText(/^Leite integral replaced with Leite desnatado, and the customer agreed/))
    .toBeVisible()
  backend.changeOrder(70, { status: "RELEASE_SHOPPER" })
  await picked("Arroz 5 kg").click({ force: true })
  await expect.element(sheet.getByText(/Status now: Picking done/)).toBeVisible()
  await expect.element(picked("Arroz 5 kg")).not.toBeInTheDocument()
})

test("who picks chooses a substitute from what the store sells, with its price, by keyboard alone", async () => {
  const backend = await open()
  const dairy = { aisle: "Frios e laticínios" }
  backend.placeOrder({
    _id: 69,
    code: "69",
    items: [
      line("Leite integral", 1, 520, dairy),
      line("Leite desnatado", 1, 480, dairy),
      line("Arroz 1 kg", 1, 700),
      line("Queijo minas", 0.5, 4900, { unit: "KG", ...dairy }),
      line("Bebida digitada", 1, 100, { change: "SUBSTITUTED" }),
    ],
  })
  await expect.element(picked("Arroz 5 kg")).toBeVisible()
  await more("Leite integral").click()
  await item("Substitute…").click()
  const dialog = page.getByRole("dialog", { name: "What is given instead of Leite integral?" })
  const field = dialog.getByRole("combobox", { name: "Item" })
  ;(field.element() as HTMLElement).focus()
  await userEvent.keyboard("{Enter}")
  const options = page.getByRole("option")
  await expect.element(options.first()).toHaveTextContent("Arroz 1 kg · R$7.00")
  await userEvent.keyboard("LÉITE")
  await expect
    .poll(() => options.elements().map(({ textContent }) => textContent))
    .toEqual(["Leite desnatado · R$4.80"])
  await expectAccessible()
  await userEvent.keyboard("{Enter}")
  await expect.element(field).toHaveTextContent("Leite desnatado")
  await expect.element(dialog.getByRole("textbox", { name: "Price of one" })).toHaveValue("4.80")
  await dialog.getByText("The customer agreed").click()
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect.element(sheet.getByText(/^Leite integral replaced with Leite desnatado/)).toBeVisible()
})

test("who finishes picking is told of items nobody touched, counts the bags, and sees them on the card", async () => {
  const backend = await open()
  await picked("Arroz 5 kg").click({ force: true })
  await expect.element(sheet.getByText(/1 of 3 picked/)).toBeVisible()
  await sheet.getByRole("button", { name: "Finish picking" }).click()
  const dialog = page.getByRole("dialog", { name: "Finish picking order #70?" })
  await expect.element(dialog.getByText(/^2 items have not been picked:/)).toBeVisible()
  await expect.element(dialog.getByText("Queijo prato")).toBeVisible()
  await expectAccessible()
  await dialog.getByRole("button", { name: "Keep picking" }).click()
  expect(backend.requests).not.toContain("POST /order/70/move")
  await sheet.getByRole("button", { name: "Finish picking" }).click()
  await dialog.getByRole("textbox", { name: "Bags" }).fill("100")
  await expect.element(dialog.getByText("Enter 1 to 99 bags.")).toBeVisible()
  await dialog.getByRole("textbox", { name: "Bags" }).fill("3")
  await userEvent.keyboard("{Enter}")
  await expect.poll(() => backend.requests).toContain("POST /order/70/move")
  await expect.element(page.getByText("3 bags").first()).toBeVisible()
})
