import { expect, expectAccessible } from "./host.ts"
import { test } from "./partnerSite.ts"

test("with React, a role is made by keyboard in a tag on a hostile page under a strict policy", async ({
  page,
  site,
}) => {
  test.setTimeout(120_000)
  site.who = "root"
  await page.goto(`${site.origin}/balcao-roles`)
  const roles = page.locator("balcao-roles")
  await expect(roles.getByRole("row")).toHaveCount(11, { timeout: 30_000 })
  await expect(roles.getByRole("button", { name: "Novo papel" })).toHaveCSS("font-size", "13px")
  await roles.getByRole("button", { name: "Novo papel" }).focus()
  await page.keyboard.press("Enter")
  const dialog = roles.getByRole("dialog")
  await expect(dialog.getByLabel("Título")).toBeFocused()
  await page.keyboard.type("Balconista")
  await expectAccessible(page)
  await dialog.getByRole("button", { name: "Salvar" }).click()
  await expect(dialog).toBeHidden()
  await expect(roles.getByRole("button", { name: "Novo papel" })).toBeFocused()
})

test("with React, the store toggle asks first and gives the focus back", async ({ page, site }) => {
  site.who = "restaurant"
  await page.goto(`${site.origin}/balcao-store-toggle`)
  const toggle = page.locator("balcao-store-toggle")
  await toggle.getByRole("switch").press("Space")
  await expect(toggle.getByRole("alertdialog").getByRole("button", { name: "Cancelar" })).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(toggle.getByRole("alertdialog")).toBeHidden()
  await expect(toggle.getByRole("switch")).toBeFocused()
})

test("with React, users are listed and one signs in through fields of the page itself", async ({
  page,
  site,
}) => {
  site.who = "root"
  await page.goto(`${site.origin}/balcao-users`)
  await expect(page.locator("balcao-users").getByRole("row").nth(1)).toBeVisible({ timeout: 20_000 })
  await page.goto(`${site.origin}/balcao-login`)
  expect(await page.evaluate(() => document.querySelectorAll("balcao-login input").length)).toBe(2)
  await page.getByLabel("E-mail").fill("root@balcao.test")
  await page.getByLabel("Senha", { exact: true }).fill("demo1234")
  await page.getByRole("button", { name: "Entrar", exact: true }).click()
  await expect(page).toHaveURL(`${site.origin}/signed-in`)
})
