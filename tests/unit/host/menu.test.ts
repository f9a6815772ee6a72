import { describe, expect, it } from "vitest"
import { filterMenu, menuOf } from "../../../host/app/routing/menu.ts"
import { menuAddressOf, breadcrumbsOf } from "../../../host/app/routing/breadcrumbs.ts"
import { findRoute } from "../../../host/app/routing/findRoute.ts"
import { ownRoutes } from "../../../host/app/routes.ts"
import { demoUsers } from "./demoUsers.ts"

const ownPaths = new Set(ownRoutes.map(({ path }) => `/${path}`))

/** Entries of the specification; screens of our own may be added. */
const specified = (entries: ReadonlyArray<{ readonly to: string }>) =>
  entries.map(({ to }) => to).filter((to) => !ownPaths.has(to))

const seen = (kind: keyof typeof demoUsers) =>
  Object.fromEntries(menuOf(demoUsers[kind]).map(({ group, entries }) => [group.id, specified(entries)]))

/** Menu entries no permission hides: those of unguarded routes whose screens ask for none either. */
const toAll = {
  tools: ["/tools/integrations"],
  supermarket: ["/supermarketonline/bankofarts", "/supermarketonline/integrations"],
  application: ["/app/category"],
  settings: ["/emails/types", "/emails/templates"],
  admin: ["/adm/products-bank"],
  support: ["/helpdesk/faq"],
  reports: [
    "/report/deliverymanlive",
    "/report/noc",
    "/report/customer",
    "/report/partners",
    "/report/favorite-products",
    "/report/access-flow",
    "/report/contracts",
    "/report/theme-rank",
    "/report/whatsapp-messages",
  ],
  marketing: ["/marketing/campaign"],
  finance: ["/finance/cost-centers"],
}

describe("the side menu", () => {
  it("gives a partner links, tickets and what is open to all", () => {
    expect(seen("partner")).toEqual({
      ...toAll,
      partners: ["/partners/licenses"],
      linkPage: ["/page-links/links"],
      helpDesk: ["/helpdesk/tickets"],
    })
  })

  it("gives restaurant staff their orders and menus, not the supermarket's", () => {
    const menu = seen("restaurant")
    expect(menu["restaurants"]).toEqual([
      "/shopping-cart/restaurant",
      "/loose-delivery/restaurant",
      "/food-menu",
      "/multi-menu",
    ])
    expect(menu["supermarket"]).toEqual(toAll.supermarket)
    expect(menu["company"]).toEqual(["/company/delivery", "/company/opening-hours"])
    expect(menu).not.toHaveProperty("dashboard")
    expect(menu).not.toHaveProperty("userManagement")
  })

  it("gives supermarket staff theirs, and the dashboard", () => {
    const menu = seen("supermarket")
    expect(menu["dashboard"]).toEqual(["/dashboard"])
    expect(menu).not.toHaveProperty("restaurants")
    expect(menu["supermarket"]).toEqual([
      "/shopping-cart/supermarket",
      "/loose-delivery/supermarket",
      "/product",
      "/bankproduct-without-integration",
      "/supermarketonline/bankofarts",
      "/supermarketonline/integrations",
    ])
    expect(menu["helpDesk"]).toEqual(["/helpdesk/tickets", "/academy-ecbr"])
  })

  it("gives franchise users everything but what is root's or the application's", () => {
    const menu = seen("franchise")
    for (const group of ["applications", "franchises", "dashboards", "userManagement"])
      expect(menu).not.toHaveProperty(group)
    expect(menu["company"]).toHaveLength(7)
    expect(menu["reports"]).toHaveLength(13)
  })

  it("gives root and application users every entry there is", () => {
    expect(seen("application")).toEqual(seen("root"))
    expect(Object.keys(seen("root"))).toHaveLength(24)
    expect(Object.values(seen("root")).flat()).toHaveLength(104)
  })

  it("is narrowed by what is typed, in the reader's language, whatever the accents and case", () => {
    const menu = menuOf(demoUsers.root)
    const found = (text: string, locale: "ptBr" | "en") =>
      filterMenu(menu, text, locale).flatMap(({ entries }) => specified(entries))
    expect(found("CARDAPIO", "ptBr")).toEqual(["/food-menu", "/multi-menu"])
    expect(found("roles", "en")).toEqual(["/user-management/roles", "/adm/roles"])
    expect(found("marketing", "en")).toEqual(["/marketing/campaign", "/marketing/lead"])
    expect(found("nada disso", "ptBr")).toEqual([])
    expect(found("  ", "ptBr")).toHaveLength(104)
  })
})

describe("the trail", () => {
  const labels = (address: string) =>
    breadcrumbsOf(findRoute(address) ?? raise(address), address).map(({ label }) => label.en)
  const raise = (address: string): never => {
    throw new Error(`no route at ${address}`)
  }

  it("leads through the group and the pages above", () => {
    expect(labels("/user-management/users/add")).toEqual(["User Management", "Users", "Create"])
    expect(labels("/user-management/users/edit/3")).toEqual(["User Management", "Users", "Edit"])
    expect(labels("/helpdesk/tickets/77")).toEqual(["Help desk", "Tickets", "Ticket"])
  })
  it("names the group one came through, where a route stands in two", () => {
    expect(labels("/shopping-cart/restaurant")).toEqual(["Restaurants online", "Orders"])
    expect(labels("/shopping-cart/supermarket/")).toEqual(["Online supermarket", "Orders"])
    expect(labels("/finance/company-history/pix")).toEqual(["Loose deliveries", "Pix history"])
  })
  it("is empty for a page that stands alone", () => {
    expect(labels("/dashboard")).toEqual([])
    expect(labels("/page-links/links")).toEqual([])
  })
  it("marks the entry of the menu one is in", () => {
    expect(menuAddressOf("/shopping-cart/supermarket/")).toBe("/shopping-cart/supermarket")
    expect(menuAddressOf("/company/coupon/9")).toBe("/company/coupon")
    expect(menuAddressOf("/franchises")).toBe("/franchises/")
    expect(menuAddressOf("/user-management/users/edit/3")).toBe("/user-management/users")
  })
})
