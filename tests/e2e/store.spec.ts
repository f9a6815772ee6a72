import type { Locator } from "@playwright/test"
import { enter, expect, expectAccessible, test } from "./host.ts"

test("someone closes their store from the header of any page and returns it to its hours", async ({
  page,
  host,
}) => {
  await enter(page, host, "restaurant")
  await page.goto("/company/delivery")
  const head = page.getByRole("banner")
  const store = head.getByRole("group", { name: "Loja" })
  await expect(store).toHaveAttribute("title", /^Segue o horário da loja\./)
  await store.getByRole("switch").press("Space")
  await page.getByRole("button", { name: "Fechar loja" }).click()
  await expect(store.getByText("Fechada", { exact: true })).toBeVisible()
  await expect(store.getByRole("status")).toHaveText(/^Fechada manualmente em .* por /)
  await expectAccessible(page)

  await page.setViewportSize({ width: 390, height: 780 })
  await page.route("**/open-company", (route) =>
    route.fulfill({ status: 429, json: { _tag: "TooManyRequests", retryAfter: 3 } }),
  )
  await store.getByRole("switch").press("Space")
  await expect(head.getByRole("alert")).toBeInViewport({ ratio: 1 })
  await page.unroute("**/open-company")
  await store.getByRole("switch").press("Space")
  await expect(store.getByRole("status")).toHaveText(/^Aberta manualmente em .* por /)

  const mark = store.getByRole("button", { name: "Manual", exact: true })
  await expect(mark).toBeInViewport({ ratio: 1 })
  await mark.press("Enter")
  const dialog = page.getByRole("alertdialog", { name: "Loja aberta" })
  await expect(dialog.getByText(/^Aberta manualmente em .* por .+\. Não fecha automaticamente/)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press("Escape")
  await expect(mark).toBeFocused()
  await mark.click()
  await dialog.getByRole("button", { name: "Voltar ao horário da loja" }).click()
  await expect(store.getByRole("status")).toHaveText(/^Segue o horário da loja\./)
  await expect(store.getByRole("switch")).toBeChecked()
  await expect(store.getByRole("switch")).toBeFocused()
  await expect(mark).toBeHidden()
})

test("two people who run a store see each other's changes within 5 s", async ({ page, host, browser }) => {
  const other = await (await browser.newContext({ baseURL: host })).newPage()
  const stores = [page, other].map((one) => one.getByRole("banner").getByRole("group", { name: "Loja" }))
  for (const one of [page, other]) {
    await enter(one, host, "restaurant")
    await one.goto("/dashboard")
    await expect(one.getByRole("banner").getByRole("switch")).toBeVisible()
  }
  const both = async (said: string | RegExp) => {
    for (const store of stores) await expect(store.getByRole("status")).toHaveText(said, { timeout: 6000 })
  }
  await both(/^Segue o horário da loja\./)
  const [mine, theirs] = stores as [Locator, Locator]
  await mine.getByRole("switch").press("Space")
  await page.getByRole("button", { name: "Fechar loja" }).click()
  await both(/^Fechada manualmente/)
  await Promise.all([mine, theirs].map((store) => store.getByRole("switch").press("Space")))
  await both(/^Aberta manualmente/)
  await theirs.getByRole("button", { name: "Manual" }).click()
  await other.getByRole("button", { name: "Voltar ao horário da loja" }).click()
  await both(/^Segue o horário da loja\./)
  await other.context().close()
})

test("someone who closes the store from the header sees it closed on the dashboard and on its page at once", async ({
  page,
  host,
}) => {
  await enter(page, host, "restaurant")
  await page.goto("/dashboard")
  const tile = page.getByRole("main").getByRole("listitem").filter({ hasText: "Loja" }).first()
  await expect(tile.getByText("Aberta", { exact: true })).toBeVisible()
  const toggle = page.getByRole("banner").getByRole("group", { name: "Loja" }).getByRole("switch")
  await toggle.press("Space")
  await page.getByRole("button", { name: "Fechar loja" }).click()
  await expect(tile.getByText("Fechada", { exact: true })).toBeVisible({ timeout: 3000 })
  await page.goto("/company/delivery")
  const own = page.getByRole("main")
  await expect(own.getByRole("button", { name: "Abrir por um tempo" })).toBeVisible()
  await expect(page.getByText("Onde a loja entrega, por quanto e em quanto tempo.")).toBeVisible()
  await toggle.press("Space")
  await expect(own.getByRole("button", { name: "Pausar entregas" })).toBeVisible({ timeout: 3000 })
})

for (const who of ["root", "partner"])
  test(`${who}, who has no store, sees no store toggle in the header`, async ({ page, host }) => {
    await enter(page, host, who)
    await page.goto("/dashboard")
    await expect(page.getByRole("heading", { level: 1, name: "Painel" })).toBeVisible()
    await expect(page.getByRole("banner").getByRole("switch")).toBeHidden()
  })
