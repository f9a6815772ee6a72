import { expect, signIn } from "./host.ts"
import { cardIn, column, placeOrder } from "./placedOrders.ts"
import { listen, playing, test } from "./ringingTabs.ts"

test("an order goes its whole way in two browsers, one of which has no connection for a while", async ({
  page,
  browser,
  api,
}) => {
  await listen(page)
  await signIn(page, "restaurant")
  await page.goto("/shopping-cart/restaurant")
  await page.getByRole("heading", { level: 1 }).click()
  const device = await browser.newContext({ baseURL: api.server.address, locale: "pt-BR" })
  const other = await device.newPage()
  await signIn(other, "franchise")
  await other.goto("/shopping-cart/restaurant")
  await expect(column(other, /^Novos/)).toBeVisible()
  await expect(column(page, /^Novos/)).toBeVisible()

  const id = await placeOrder(api)
  await expect(page.getByRole("link", { name: `Pedido ${id}` })).toBeVisible()
  await expect.poll(() => playing(page)).toBe(1)
  await expect(cardIn(other, /^Novos/, id)).toBeVisible()
  await cardIn(page, /^Novos/, id)
    .getByRole("button", { name: /^Aceitar/ })
    .click()
  await expect(cardIn(other, /^Em preparo/, id)).toBeVisible()

  await cardIn(page, /^Em preparo/, id)
    .getByRole("button", { name: "Chamar entregador" })
    .click()
  const waiting = cardIn(page, /^Entregador/, id)
  await waiting.getByRole("button", { name: `Mais ações do pedido #${id}` }).click()
  await page.getByRole("menuitem", { name: "Atribuir entregador…" }).click()
  const asked = page.getByRole("dialog", { name: `Quem entrega o pedido #${id}?` })
  const person = asked.getByRole("option").first()
  const [name = ""] = (await person.innerText()).trim().split("\n")
  await person.click()
  await asked.getByRole("button", { name: "Atribuir" }).click()
  const there = cardIn(other, /^Entregador/, id)
  await expect(there).toContainText(name)

  await device.setOffline(true)
  await there.getByRole("button", { name: "Entregador chegou" }).click()
  await expect(there).toContainText("esperando a rede")
  await expect(waiting.getByRole("button", { name: "Entregador chegou" }), "nobody was told").toBeVisible()
  await device.setOffline(false)
  await waiting.getByRole("button", { name: "Despachar" }).click({ timeout: 30_000 })
  await expect(cardIn(other, /^Em rota/, id)).toBeVisible()
  await page.getByRole("radio", { name: "Mapa" }).check({ force: true })
  await expect(
    page.locator("[data-marker]").getByRole("button", { name: new RegExp(`#${id}`) }),
  ).toBeVisible()
  await page.getByRole("radio", { name: "Quadro" }).check({ force: true })
  await cardIn(page, /^Em rota/, id)
    .getByRole("button", { name: `Mais ações do pedido #${id}` })
    .click()
  await page.getByRole("menuitem", { name: "Entregue", exact: true }).click()
  await expect(cardIn(other, /^Em rota/, id)).toBeHidden()

  await other.getByRole("button", { name: /^Concluídos/ }).click()
  await other
    .getByRole("region", { name: "Concluídos" })
    .getByRole("button", { name: `Abrir o pedido #${id}` })
    .click()
  const sheet = other.getByRole("dialog", { name: `Pedido #${id}` })
  await sheet.getByRole("button", { name: "Liberar entregador" }).click()
  await sheet.getByRole("button", { name: "Concluir" }).click()
  await expect
    .poll(async () => (await api.ask("GET", `/order/${id}`, { as: "root" })).body.status)
    .toBe("FINISHED")
  const { body } = await api.ask("GET", `/order/${id}`, { as: "root" })
  const statuses = body.timeline.map(({ status }: { readonly status: string }) => status)
  expect(statuses, "each step once").toEqual([
    "IN_PREPARATION",
    "AWAIT_DELIVERYMAN",
    "ACCEPT_DELIVERYMAN",
    "DELIVERY_AT_STORE",
    "DISPATCH",
    "DELIVERED",
    "RELEASE_DRIVER",
    "FINISHED",
  ])
  await device.close()
})

test("by keyboard alone an order is accepted, gets a courier, is dispatched, found on the map, delivered and finished", async ({
  page,
  api,
}) => {
  await signIn(page, "restaurant")
  await page.goto("/shopping-cart/restaurant")
  await expect(column(page, /^Novos/)).toBeVisible()
  const id = await placeOrder(api)
  const press = async (...keys: ReadonlyArray<string>) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const opener = (name: RegExp) =>
    cardIn(page, name, id).getByRole("button", { name: `Abrir o pedido #${id}` })
  await opener(/^Novos/).focus()
  await press("a")
  await expect(opener(/^Em preparo/)).toBeFocused()
  await press("Tab", "Enter")
  const waiting = cardIn(page, /^Entregador/, id)
  await expect(opener(/^Entregador/)).toBeFocused()
  await press("Tab", "Enter", "Home", "Enter")
  const asked = page.getByRole("dialog", { name: `Quem entrega o pedido #${id}?` })
  await expect(asked.getByRole("option").first()).toBeVisible()
  await press("ArrowDown", "Enter")
  await asked.getByRole("button", { name: "Atribuir" }).focus()
  await press("Enter")
  await expect(waiting.getByRole("button", { name: `Mais ações do pedido #${id}` })).toBeFocused()
  await waiting.getByRole("button", { name: "Entregador chegou" }).focus()
  await press("Enter")
  await expect(waiting.getByRole("button", { name: "Despachar" })).toBeVisible()
  await opener(/^Entregador/).focus()
  await press("d")
  await expect(opener(/^Em rota/)).toBeFocused()
  await page.getByRole("radio", { name: "Mapa" }).focus()
  await press("Space")
  const marker = page.locator("[data-marker]").getByRole("button", { name: new RegExp(`#${id}`) })
  await expect(marker).toBeVisible()
  await page.getByRole("radio", { name: "Quadro" }).focus()
  await press("Space")
  const onRoute = cardIn(page, /^Em rota/, id)
  await onRoute.getByRole("button", { name: `Mais ações do pedido #${id}` }).focus()
  await press("Enter")
  await page.getByRole("menuitem", { name: "Entregue", exact: true }).focus()
  await press("Enter")
  await expect(onRoute).toBeHidden()
  await expect
    .poll(async () => (await api.ask("GET", `/order/${id}`, { as: "root" })).body.status)
    .toBe("DELIVERED")
  await page.getByRole("button", { name: /^Concluídos/ }).focus()
  await press("Enter")
  const over = page.getByRole("region", { name: "Concluídos" })
  await over.getByRole("button", { name: `Abrir o pedido #${id}` }).focus()
  await press("Enter")
  const sheet = page.getByRole("dialog", { name: `Pedido #${id}` })
  await sheet.getByRole("button", { name: "Liberar entregador" }).focus()
  await press("Enter")
  await expect(sheet.getByRole("button", { name: "Concluir" })).toBeVisible()
  await sheet.getByRole("button", { name: "Concluir" }).focus()
  await press("Enter")
  await expect
    .poll(async () => (await api.ask("GET", `/order/${id}`, { as: "root" })).body.status)
    .toBe("FINISHED")
})
