import { enter, expect, test } from "./host.ts"

test("someone is told when the connection is lost and when it is back, and never while they press", async ({
  page,
  connection,
  host,
}) => {
  await enter(page, host, "root")
  await page.goto("/user-management/roles")
  const favorite = page.getByRole("button", { name: /“Lista de papéis” [ad]os favoritos$/ })
  const topOf = async () => (await favorite.boundingBox())?.y ?? 0
  await favorite.hover()
  const top = await topOf()
  await page.mouse.down()
  await connection.lose()
  const banner = page.getByText("Você está sem conexão.")
  await expect(banner).toBeAttached()
  expect(await topOf()).toBe(top)
  await page.mouse.up()
  await expect(banner).toBeVisible()
  await expect(favorite).toHaveAttribute("aria-pressed", "true")
  await expect.poll(topOf).toBeGreaterThan(top)
  await connection.restore()
  await expect(page.getByText("A conexão voltou.")).toBeVisible()
})
