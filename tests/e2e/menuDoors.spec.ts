import type { Page } from "@playwright/test"
import { enter, expect, test } from "./host.ts"

/** Opens every entry of the side menu from within the page, and returns those that lead to a closed door or nowhere. */
const closedDoors = (page: Page) =>
  page.evaluate(async () => {
    const denied = "Você não tem acesso a esta tela"
    const menu = document.querySelector("nav[aria-label='Menu principal']")!
    const main = document.querySelector<HTMLElement>("#content")!
    const until = async (isSo: () => boolean) => {
      const end = performance.now() + 15_000
      while (!isSo() && performance.now() < end) await new Promise(requestAnimationFrame)
      return isSo()
    }
    const links = [...menu.querySelectorAll<HTMLAnchorElement>("a[data-menu-item]")]
    const addresses = new Set(links.map(({ href }) => href))
    const closed = new Array<string>()
    for (const address of addresses) {
      // Entries of a folded group are there too.
      const link = [...menu.querySelectorAll("a")].find(({ href }) => href === address)
      link?.click()
      // A screen's own redirect, such as to its default child, is no closed door.
      const isShown = await until(() => {
        const shown = main.lastElementChild?.previousElementSibling ?? main
        const text = (shown as HTMLElement).innerText.trim()
        return location.pathname.startsWith("/error") || (text !== "" && !text.startsWith("Aguarde"))
      })
      const isClosed = location.pathname.startsWith("/error") || main.innerText.includes(denied)
      if (link === undefined || !isShown || isClosed) closed.push(new URL(address).pathname)
      if (location.pathname.startsWith("/error")) break
    }
    return { count: addresses.size, closed }
  })

for (const who of ["root", "application", "franchise", "restaurant", "supermarket", "partner"])
  test(`${who} opens every entry of the menu and meets no closed door`, async ({ page, host }) => {
    await enter(page, host, who)
    await page.goto("/dashboard")
    await expect(page.locator("nav[aria-label='Menu principal']")).toBeVisible()
    const { count, closed } = await closedDoors(page)
    expect(count).toBeGreaterThan(8)
    expect(closed).toEqual([])
  })
