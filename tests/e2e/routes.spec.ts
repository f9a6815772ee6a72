import type { Page } from "@playwright/test"
import { gated, outside, rootOnly, unguarded, words } from "../specifiedRoutes.ts"
import { enter, expect, test } from "./host.ts"

/** The gated routes that a company's users may open by their fallback sets (sections 2 and 6; docs/decisions/0187). */
const openTo = {
  restaurant:
    words(`company/delivery; company/opening-hours; food-menu; multi-menu; multi-menu/items/{menuId};
    shopping-cart/{type}; loose-delivery/{type}; chat/contacts; chat/private-chat; finance/invoice; finance/credits;
    finance/company-history/{companyType}; graphic-studio/customers; graphic-studio/parameters;
    graphic-studio/histories; graphic-studio/share; page-links/links; helpdesk/tickets;
    helpdesk/tickets/{protocol}; report/shopping-cart`),
  supermarket: words(`company/delivery; company/opening-hours; product; product/{historic};
    bankproduct-without-integration; bankproduct-without-integration/{historic}; academy-ecbr;
    shopping-cart/{type}; loose-delivery/{type}; chat/contacts; chat/private-chat; finance/invoice; finance/credits;
    finance/company-history/{companyType}; graphic-studio/customers; graphic-studio/parameters;
    graphic-studio/histories; graphic-studio/share; page-links/links; helpdesk/tickets;
    helpdesk/tickets/{protocol}; report/shopping-cart`),
  partner: words("page-links/links; helpdesk/tickets; helpdesk/tickets/{protocol}"),
} as const

/** accessToGlobal opens every gated route, except to franchise users those for root alone. */
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

/** The outcome of each address for a user who may open these routes, or for a visitor without them. */
const table = (opened?: ReadonlyArray<string>): ReadonlyArray<readonly [string, Outcome]> =>
  paths.map((path) => {
    if (outside.includes(path)) return [addressOf(path), outsideFor(path, opened !== undefined)]
    if (opened) return [addressOf(path), behindLogin(path, opened)]
    return [addressOf(path), path === "no/such/page" ? "403" : "login"]
  })

/** Opens the addresses in one page, as the browser's back and forward buttons do, and returns their outcomes. */
const visitAll = (page: Page, addresses: ReadonlyArray<string>, between: string) =>
  page.evaluate(
    async ([all, apart]) => {
      const until = async (here: () => boolean) => {
        const start = performance.now()
        while (!here() && performance.now() - start < 15_000)
          await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      const go = async (address: string) => {
        // The new page sets its own title, which shows that it has rendered.
        document.title = ""
        history.pushState(null, "", address)
        dispatchEvent(new PopStateEvent("popstate"))
        await until(() => document.title !== "" && document.querySelector("h1") !== null)
      }
      const outcomeOf = (address: string) => {
        const { pathname, search } = location
        if (pathname === address) return "screen"
        if (pathname === "/error/403") return "403"
        const back = new URLSearchParams(search).get("returnUrl")
        return pathname === "/auth/login" && back === address ? "login" : `to ${pathname}`
      }
      const outcomes: Array<readonly [string, string]> = []
      for (const address of all) {
        // Two pages with the same title in a row would not set it again.
        if (address.startsWith("/user-") && location.pathname !== apart) await go(apart)
        await go(address)
        outcomes.push([address, outcomeOf(address)])
      }
      return outcomes
    },
    [addresses, between] as const,
  )

test.describe.configure({ mode: "parallel" })

for (const [who, opened] of Object.entries(all))
  test(`every route of the specification has the expected outcome for ${who}`, async ({ page, host }) => {
    await enter(page, host, who)
    await page.goto("/support/bug-orders")
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    const expected = table(opened)
    const outcomes = await visitAll(
      page,
      expected.map(([address]) => address),
      "/support/bug-orders",
    )
    expect(Object.fromEntries(outcomes)).toEqual(Object.fromEntries(expected))
  })

test("every route of the specification has the expected outcome for a signed-out visitor", async ({
  page,
}) => {
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
