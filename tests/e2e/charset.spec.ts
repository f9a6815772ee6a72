import { expect } from "./host.ts"
import { test } from "./partnerSite.ts"

test("a visitor of a page in windows-1252 sees the store toggle's accents correctly", async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/old`)
  expect(await page.evaluate(() => document.characterSet)).toBe("windows-1252")
  const toggle = page.locator("balcao-store-toggle")
  await expect(toggle.getByText(/^Segue o horário da loja\./)).toBeVisible()
  await toggle.getByRole("switch").press("Space")
  await expect(toggle.getByRole("alertdialog")).toHaveText(/não/)
})
