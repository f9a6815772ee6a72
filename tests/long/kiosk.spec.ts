import { expect, signIn, test } from "../e2e/host.ts"
import { pagesOfPdf } from "../e2e/pagesOf.ts"
import { cardIn, placeOrder } from "../e2e/placedOrders.ts"
import { linkTo } from "../e2e/printLinks.ts"
import { test as placing } from "../e2e/ringingTabs.ts"
import { missing, startKiosk } from "./kiosk.ts"

test.skip(missing !== undefined, `A browser that prints takes ${missing}.`)

test("a browser started for a kiosk prints a page by itself, each order on a sheet of its roll", async ({
  host,
  request,
}) => {
  const { token } = await linkTo(request, { template: "KITCHEN", count: 3 })
  const kiosk = await startKiosk(host)
  const page = await kiosk.context.newPage()
  await page.goto(`/shopping-cart/restaurant/print?width=58#${token}`)
  const [pdf] = await kiosk.printed(1)
  expect(pagesOfPdf(pdf!).map(([width]) => width)).toEqual([58, 58, 58])
  await kiosk.end()
})

placing(
  "a kitchen's machine prints an order as it is accepted, without a press, and closes the window",
  async ({ api }) => {
    const kiosk = await startKiosk(api.server.address)
    const page = await kiosk.context.newPage()
    await signIn(page, "restaurant")
    await page.goto("/shopping-cart/restaurant")
    await page.getByRole("switch", { name: "Imprimir ao aceitar" }).click({ force: true })
    await expect(page.getByRole("switch", { name: "Neste navegador" })).toBeChecked()
    const id = await placeOrder(api)
    const before = kiosk.context.pages().length
    await cardIn(page, /^Novos/, id)
      .getByRole("button", { name: /^Aceitar/ })
      .click()
    const [pdf] = await kiosk.printed(1)
    expect(pagesOfPdf(pdf!).map(([width]) => width)).toEqual([80])
    await expect.poll(() => kiosk.context.pages().length, "the window that printed is gone").toBe(before)
    const { body } = await api.ask("GET", `/order/${id}`, { as: "root" })
    const prints = body.timeline.filter(({ event }: { readonly event?: string }) => event === "PRINT")
    expect(prints, "printed once").toHaveLength(1)
    await kiosk.end()
  },
)
