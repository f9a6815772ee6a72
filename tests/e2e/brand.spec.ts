import type { Page } from "@playwright/test"
import { expect, test } from "./host.ts"

const styles = "**/v2/setting/app/admin/styles*"
const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64")
const pictures = (page: Page) =>
  page.route("**/brand/*.gif", (route) => route.fulfill({ body: pixel, contentType: "image/gif" }))
const shown = (page: Page) => page.locator("img[src$='/brand/wall.gif']")
const shop = (page: Page) =>
  page.locator("main ~ *, main").locator("xpath=ancestor::div[1]/following-sibling::div//*[name()='svg']")

test("the application's look is on the sign-in page and in the tab, and is asked for once in five minutes", async ({
  page,
}) => {
  let asked = 0
  await pictures(page)
  await page.route(styles, (route) => {
    asked += 1
    const adminStyle = {
      titleTab: "Pizza da Vila",
      footerTitle: "Feito na Vila",
      backgroundLogin: "/brand/wall.gif",
      logo: "/brand/logo.gif",
      tabIcon: "/brand/icon.gif",
    }
    return route.fulfill({ json: { adminStyle } })
  })
  await page.goto("/auth/login")
  await expect(shown(page)).toBeVisible()
  await expect(page.getByAltText("Pizza da Vila")).toBeVisible()
  await expect(page.getByText("Feito na Vila")).toBeVisible()
  await expect(page).toHaveTitle(/· Pizza da Vila$/)
  await expect(page.locator("link[rel=icon]")).toHaveAttribute("href", /\/brand\/icon\.gif$/)
  await page.reload()
  await expect(shown(page)).toBeVisible()
  expect(asked).toBe(1)
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("appSettings") ?? "{}") as object
    localStorage.setItem("appSettings", JSON.stringify({ ...kept, keptUntil: Date.now() - 1 }))
  })
  await page.reload()
  await expect.poll(() => asked).toBe(2)
})

test("a picture that other programs store while one looks is found within a moment", async ({ page }) => {
  await pictures(page)
  await page.route(styles, () => {})
  await page.goto("/auth/login")
  await expect(page.getByRole("heading", { name: "Entrar" })).toBeVisible()
  await expect(shown(page)).toHaveCount(0)
  await page.evaluate(() =>
    localStorage.setItem("appSettings", JSON.stringify({ backgroundLogin: "/brand/wall.gif" })),
  )
  await expect(shown(page)).toBeVisible({ timeout: 2000 })
})

test("the shop front stands in after more than four looks, and where the look cannot be loaded", async ({
  page,
}) => {
  await page.clock.install()
  await page.route(styles, () => {})
  await page.goto("/auth/login")
  await expect(page.getByRole("heading", { name: "Entrar" })).toBeVisible()
  await page.clock.runFor(1900)
  await expect(shop(page)).toHaveCount(0)
  await page.clock.runFor(1000)
  await expect(shop(page)).toHaveCount(1)
})

test("a look that is refused leaves the product's own, and is not asked for again", async ({ page }) => {
  let asked = 0
  await page.route(styles, (route) => {
    asked += 1
    return route.fulfill({ status: 404, json: { _tag: "NotFound" } })
  })
  await page.goto("/auth/login")
  await expect(shop(page)).toHaveCount(1)
  await expect(page).toHaveTitle(/· Balcão$/)
  await page.reload()
  await expect(shop(page)).toHaveCount(1)
  expect(asked).toBe(1)
})
