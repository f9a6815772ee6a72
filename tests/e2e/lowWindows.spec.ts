import type { Page } from "@playwright/test"
import { enter, expect, test } from "./host.ts"

/** 1280 × 1024 at 400 %, a phone on its side, and one whose keyboard takes half of it. */
const sizes = [
  { width: 320, height: 256 },
  { width: 640, height: 360 },
  { width: 360, height: 340 },
]

const press = (name: string) => async (page: Page) => {
  await page.getByRole("button", { name, exact: true }).first().click()
  await expect(page.getByRole("dialog")).toBeVisible()
}

/** A screen of each kind, and what to open on it. */
const screens: ReadonlyArray<readonly [address: string, open?: (page: Page) => Promise<void>]> = [
  ["/dashboard"],
  ["/company/coupon"],
  ["/company/coupon?open=new"],
  ["/user-management/users/edit/3"],
  ["/user-management/roles", press("Novo papel")],
  ["/helpdesk/tickets/BD-20047"],
  ["/report/deliverymanlive"],
  ["/finance/invoice", press("Fechar período")],
  ["/chat/private-chat"],
  ["/settings-controller"],
]

/** Focusable elements that are out of sight, covered, or without height once they have the focus. */
const unreachable = (page: Page) =>
  page.evaluate(() => {
    const inside = document.querySelector("[role=dialog], [role=alertdialog]") ?? document.body
    const all = inside.querySelectorAll<HTMLElement>(
      "a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex='0']",
    )
    return [...all].flatMap((element) => {
      const name = `${element.localName} ${element.ariaLabel ?? element.textContent.slice(0, 30)}`
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[inert]")) return []
      element.focus()
      if (document.activeElement !== element) return []
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const [x, from, to] = [(left + right) / 2, Math.max(top, 0), Math.min(bottom, innerHeight)]
      if (right - left < 2) return []
      if (to - from < Math.min(16, bottom - top) - 1) return [`out of sight: ${name}`]
      const hit = document.elementFromPoint(x, (from + to) / 2)
      const isOwn =
        hit && (element.contains(hit) || hit.contains(element) || hit.closest("label")?.contains(element))
      return isOwn ? [] : [`covered: ${name}, by ${hit?.localName} ${hit?.className}`]
    })
  })

test("someone reaches everything on each kind of screen in a low window", async ({ page, host }) => {
  await enter(page, host, "root")
  const found: string[] = []
  for (const [address, open] of screens) {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto(address)
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached()
    await expect(page.locator("[aria-busy=true], td[data-skeleton]")).toHaveCount(0)
    await open?.(page)
    // Not opened for each size anew, which takes far longer than looking.
    for (const size of sizes) {
      await page.setViewportSize(size)
      const at = `${address} at ${size.width} × ${size.height}`
      found.push(...(await unreachable(page)).map((one) => `${at}: ${one}`))
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > size.width) found.push(`${at} is ${width} px wide`)
    }
  }
  expect(found).toEqual([])
})

test("a list in a low window is as high as its rows, and scrolls with its page", async ({ page, host }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await enter(page, host, "root")
  await page.goto("/company/coupon")
  const last = page.locator("tbody tr").nth(9)
  await expect(last).toBeVisible()
  // Placeholders are lower than rows.
  await expect(page.locator("td[data-skeleton]")).toHaveCount(0)
  await page.mouse.move(160, 200)
  await page.mouse.wheel(0, 20_000)
  await expect(page.getByRole("button", { name: "Próxima página" })).toBeInViewport()
  await expect(page.getByRole("contentinfo")).toBeInViewport()
  await page.getByRole("button", { name: "Voltar ao topo" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport()
  expect(await last.evaluate((row) => row.closest("table")!.parentElement!.clientHeight)).toBeGreaterThan(800)
})
