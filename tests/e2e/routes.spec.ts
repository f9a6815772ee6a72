import type { Page } from "@playwright/test"
import { gated, outside, rootOnly, unguarded, words } from "../specifiedRoutes.ts"
import { enter, expect, test } from "./host.ts"

/** What sections 2 and 6 open besides the unguarded routes to the users of a company, by their fallback sets. */
const openTo = {
  restaurant:
    words(`company/delivery; company/opening-hours; food-menu; multi-menu; multi-menu/items/{menuId};
    shopping-cart/{type}; loose-delivery/{type}; chat/contacts; finance/invoice; finance/credits;
    finance/company-history/{companyType}; graphic-studio/customers; graphic-studio/parameters;
    graphic-studio/histories; graphic-studio/share; page-links/links; helpdesk/tickets;
    helpdesk/tickets/{protocol}; report/shopping-cart`),
  supermarket: words(`company/delivery; company/opening-hours; product; product/{historic};
    bankproduct-without-integration; bankproduct-without-integration/{historic}; academy-ecbr;
    shopping-cart/{type}; loose-delivery/{type}; chat/contacts; finance/invoice; finance/credits;
    finance/company-history/{companyType}; graphic-studio/customers; graphic-studio/parameters;
    graphic-studio/histories; graphic-studio/share; page-links/links; helpdesk/tickets;
    helpdesk/tickets/{protocol}; report/shopping-cart`),
  partner: words("page-links/links; helpdesk/tickets; helpdesk/tickets/{protocol}"),
} as const

/** accessToGlobal opens every gated route but those of root alone, which a franchise's users may not open. */
const all: Readonly<Record<string, ReadonlyArray<string>>> = {
  root: gated,
  application: gated,
  franchise: gated.filter((path) => !rootOnly.includes(path)),
  ...openTo,
}

const addressOf = (path: string) =>
  `/${path
    .replace("{type}", "restaurant")
    .replace("{companyType}", "pix")
    .replace(/\{\w+\}/g, "1")}`.replace("/error/restaurant", "/error/2")

type Outcome = "screen" | "403" | "login" | `to ${string}`

const outsideFor = (path: string, isIn: boolean): Outcome => {
  if (path === "auth") return isIn ? "to /dashboard" : "to /auth/login"
  return path === "auth/login" && isIn ? "to /dashboard" : "screen"
}

const behindLogin = (path: string, opened: ReadonlyArray<string>): Outcome => {
  if (path === "" || path === "no/such/page") return "to /dashboard"
  if (path === "user-management") return "to /user-management/roles"
  return opened.includes(path) || !gated.includes(path) || path === "dashboard" ? "screen" : "403"
}

const paths = [...outside, ...gated, ...unguarded, "", "no/such/page"]

/** What each address comes to for a kind of user; for nobody without what they may open. */
const table = (opened?: ReadonlyArray<string>): ReadonlyArray<readonly [string, Outcome]> =>
  paths.map((path) => {
    if (outside.includes(path)) return [addressOf(path), outsideFor(path, opened !== undefined)]
    if (opened) return [addressOf(path), behindLogin(path, opened)]
    return [addressOf(path), path === "no/such/page" ? "403" : "login"]
  })

/** Opens the addresses one after the other in one page, as the browser's back and forward do. */
const visitAll = (page: Page, addresses: ReadonlyArray<string>, between: string) =>
  page.evaluate(
    async ([all, apart]) => {
      const until = async (here: () => boolean) => {
        const start = performance.now()
        while (!here() && performance.now() - start < 15_000)
          await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      const go = async (address: string) => {
        // The page that comes writes its own.
        document.title = ""
        history.pushState(null, "", address)
        dispatchEvent(new PopStateEvent("popstate"))
        await until(() => document.title !== "" && document.querySelector("h1") !== null)
      }
      const come = (address: string) => {
        const { pathname, search } = location
        if (pathname === address) return "screen"
        if (pathname === "/error/403") return "403"
        const back = new URLSearchParams(search).get("returnUrl")
        return pathname === "/auth/login" && back === address ? "login" : `to ${pathname}`
      }
      const came: Array<readonly [string, string]> = []
      for (const address of all) {
        // Two pages of one name in a row: the second would not write it again.
        if (address.startsWith("/user-") && location.pathname !== apart) await go(apart)
        await go(address)
        came.push([address, come(address)])
      }
      return came
    },
    [addresses, between] as const,
  )

test.describe.configure({ mode: "parallel", timeout: 120_000 })

for (const [who, opened] of Object.entries(all))
  test(`every route of the specification comes to what its table says for ${who}`, async ({ page, host }) => {
    await enter(page, host, who)
    await page.goto("/support/bug-orders")
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    const expected = table(opened)
    const came = await visitAll(
      page,
      expected.map(([address]) => address),
      "/support/bug-orders",
    )
    expect(Object.fromEntries(came)).toEqual(Object.fromEntries(expected))
  })

test("every route of the specification comes to what its table says for nobody", async ({ page }) => {
  await page.goto("/error/5")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  const expected = table()
  const came = await visitAll(
    page,
    expected.map(([address]) => address),
    "/error/5",
  )
  expect(Object.fromEntries(came)).toEqual(Object.fromEntries(expected))
})
