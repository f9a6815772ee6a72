import { enter, expect, expectAccessible, test } from "./host.ts"

test("who runs a store closes it from the head of any page, and gives it back to its hours", async ({
  page,
  host,
}) => {
  await enter(page, host, "restaurant")
  await page.goto("/company/delivery")
  const head = page.getByRole("banner")
  const store = head.getByRole("group", { name: "Loja" })
  await expect(store).toHaveAttribute("title", "Segue o horário.")
  await store.getByRole("switch").press("Space")
  await page.getByRole("button", { name: "Fechar loja" }).click()
  await expect(store.getByText("Fechada")).toBeVisible()
  await expect(store).toHaveAttribute("title", /^Fechada à mão/)
  await expectAccessible(page)

  await page.setViewportSize({ width: 390, height: 780 })
  await page.route("**/open-company", (route) =>
    route.fulfill({ status: 429, json: { _tag: "TooManyRequests", retryAfter: 3 } }),
  )
  await store.getByRole("switch").press("Space")
  await expect(head.getByRole("alert")).toBeInViewport({ ratio: 1 })
  await page.unroute("**/open-company")
  await store.getByRole("switch").press("Space")
  await expect(store).toHaveAttribute("title", /^Aberta à mão/)
})

for (const who of ["root", "partner"])
  test(`${who}, who has no store to open, sees none in the head`, async ({ page, host }) => {
    await enter(page, host, who)
    await page.goto("/dashboard")
    await expect(page.getByRole("heading", { level: 1, name: "Painel" })).toBeVisible()
    await expect(page.getByRole("banner").getByRole("switch")).toBeHidden()
  })
