import type { Browser, Page } from "@playwright/test"
import { enter, expect, expectAccessible, speak, test } from "./host.ts"
import { pagesOf } from "./pagesOf.ts"
import { linkTo } from "./printLinks.ts"

/** Opens a link, on a browser that notes in place of printing; answers how often it printed. */
const open = async (page: Page, path: string, token: string) => {
  await page.addInitScript(() => {
    globalThis.print = () => void document.body.setAttribute("data-printed", "")
  })
  await page.goto(`/shopping-cart/${path}#${token}`)
  await expect(page.locator("section[data-width]").first()).toBeVisible()
}

const secondDevice = (browser: Browser, baseURL: string) =>
  browser.newContext({ baseURL }).then((device) => device.newPage())

test("a kitchen prints several orders at once, each on a page of its roll as high as it is", async ({
  page,
  request,
}) => {
  const { token, orders } = await linkTo(request, { template: "KITCHEN", count: 3 })
  await open(page, "restaurant/print?width=80", token)
  await expect(page.locator("[data-printed]")).toBeAttached()
  for (const { code, customer } of orders) {
    const sheet = page.getByRole("region", { name: `Pedido #${code}` })
    await expect(sheet).toContainText(customer.name)
    await expect(sheet, "where they live is none of the kitchen's business").not.toContainText(/R\$|\(\d\d\)/)
  }
  await expectAccessible(page)
  const pages = await pagesOf(page)
  expect(pages.map(([width]) => width)).toEqual([80, 80, 80])
  const heights = await page
    .locator("section[data-width]")
    .evaluateAll((sheets) => sheets.map((sheet) => (sheet.clientHeight * 25.4) / 96))
  for (const [at, height] of heights.entries())
    expect(Math.abs(pages[at]![1]! - height)).toBeLessThanOrEqual(3)

  await page.goto("about:blank")
  await open(page, "restaurant/print?width=58&print=no", token)
  await expect(page.locator("[data-printed]"), "nothing is printed unasked").not.toBeAttached()
  expect((await pagesOf(page)).map(([width]) => width)).toEqual([58, 58, 58])
  await page.goto("about:blank")
  await open(page, "restaurant/print?width=a4", token)
  expect((await pagesOf(page)).slice(0, 3)).toEqual(Array.from({ length: 3 }, () => [210, 297]))
})

test("a courier's ticket says where to and what to collect, in English too, and that it is a reprint", async ({
  page,
  request,
}) => {
  const { token, orders } = await linkTo(request, { template: "DELIVERY" })
  await open(page, "restaurant/print?copies=2", token)
  const [{ code, address, _id }] = orders
  const sheet = page.getByRole("region", { name: `Pedido #${code}` })
  await expect(sheet).toHaveCount(2)
  await expect(sheet.first()).toContainText(address.line)
  await expect(sheet.first()).toContainText(/PAGO|COBRAR R\$|PAGAMENTO PENDENTE R\$/)
  await expect(sheet.nth(1)).toContainText("Cópia 2 de 2")
  await expect(sheet.first()).not.toContainText(/(?<!\p{L})via(?!\p{L})/u)
  await expect(sheet.first().getByRole("img")).toHaveAccessibleName(
    `QR Code que abre o pedido #${code} no painel`,
  )
  const again = await request.post("/users/auth-admin", {
    data: { email: "restaurant@balcao.test", password: "demo1234", type: "admin" },
  })
  const headers = { authorization: `Bearer ${(await again.json()).accessToken}` }
  const made = await request.post("/order/print", { headers, data: { ids: [_id], template: "DELIVERY" } })
  await page.goto("about:blank")
  await speak(page, "en")
  await open(page, "restaurant/print", (await made.json()).token)
  await expect(page.getByRole("region", { name: `Order #${code}` })).toContainText("Reprint 2")
  await expectAccessible(page)
})

test("a picking list goes by aisle, with bars to read, boxes to check and labels for the bags", async ({
  page,
  request,
}) => {
  const { token, orders } = await linkTo(request, { template: "PICKING" })
  await open(page, "supermarket/print?bags=2", token)
  const sheet = page.getByRole("region", { name: `Pedido #${orders[0].code}`, exact: true })
  await expect(sheet.getByRole("heading", { level: 3 }).first()).toBeVisible()
  await expect(sheet.getByRole("img", { name: /^Código de barras \d{13}$/ }).first()).toBeVisible()
  await expect(page.getByText("2/2", { exact: true })).toBeVisible()
  await expectAccessible(page)
  expect((await pagesOf(page))[0]).toEqual([210, 297])
})

test("a receipt of the demo has its key, its QR code, and says that it has no fiscal value", async ({
  page,
  request,
}) => {
  const { token } = await linkTo(request, { template: "FISCAL" })
  await open(page, "supermarket/print-fiscal", token)
  const sheet = page.locator("section[data-width='80'][lang='pt-BR']")
  await expect(sheet).toContainText("EMITIDA EM AMBIENTE DE HOMOLOGAÇÃO – SEM VALOR FISCAL")
  await expect(sheet).toContainText(/(\d{4} ){10}\d{4}/)
  await expect(sheet).toContainText("Tributos totais incidentes")
  await expect(sheet.getByRole("img", { name: "QR Code para consulta do documento" })).toBeVisible()
  await expectAccessible(page)
  expect((await pagesOf(page)).map(([width]) => width)).toEqual([80])
})

test("a link opened on a second device is refused as one there never was, with a way on", async ({
  page,
  request,
  browser,
  host,
}) => {
  const { token } = await linkTo(request, { template: "KITCHEN" })
  await open(page, "restaurant/print", token)
  await page.reload()
  await expect(page.locator("section[data-width]"), "the same device prints again").toBeVisible()
  const said: string[] = []
  for (const used of [token, "there-never-was-such-a-link", ""]) {
    const other = await secondDevice(browser, host)
    await other.goto(`/shopping-cart/restaurant/print#${used}`)
    await expect(other.getByRole("heading", { name: "Este link não imprime nada" })).toBeVisible()
    await expectAccessible(other)
    said.push(await other.locator("main").innerText())
    await other.context().close()
  }
  expect(new Set(said).size).toBe(1)
})

test("a page without a connection says so, and loads once it is back", async ({
  page,
  request,
  complaints,
}) => {
  const { token } = await linkTo(request, { template: "KITCHEN" })
  await page.route("**/order/print/open", (route) => route.abort())
  await page.goto(`/shopping-cart/restaurant/print?print=no#${token}`)
  await expect(page.getByRole("button", { name: "Tentar de novo" })).toBeVisible()
  await page.unroute("**/order/print/open")
  await page.evaluate(() => dispatchEvent(new Event("online")))
  await expect(page.locator("section[data-width]")).toBeVisible()
  complaints.splice(0)
})

test("who presses print on the board gets the ticket in a window of its own, and the order says so", async ({
  page,
  host,
}) => {
  await page.context().addInitScript(() => void (globalThis.print = () => {}))
  await enter(page, host, "restaurant")
  await page.goto("/shopping-cart/restaurant")
  const card = page.getByRole("article").first()
  await card.getByRole("button", { name: /^Mais ações/ }).click({ timeout: 60_000 })
  const window = page.waitForEvent("popup")
  await page.getByRole("menuitem", { name: "Imprimir comanda da cozinha" }).click()
  const paper = await window
  const name = (await card.getAttribute("aria-label")) ?? ""
  await expect(paper.getByRole("region", { name, exact: true })).toBeVisible()
  expect(await paper.evaluate(() => globalThis.opener)).toBeNull()
  await paper.close()
  await card.getByRole("button", { name: /^Abrir o pedido/ }).click()
  const timeline = page.getByRole("dialog", { name }).getByRole("region", { name: "Linha do tempo" })
  await expect(timeline).toContainText("Comanda da cozinha impressa")
})
