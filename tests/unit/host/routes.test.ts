import { describe, expect, it } from "vitest"
import { calls } from "../../../src/contract/calls.ts"
import type { Endpoint } from "../../../src/contract/wire/endpoint.ts"
import { callsOf } from "../../../src/contract/resource/calls.ts"
import { described } from "../../../host/server/db/described/described.ts"
import { groups, ownRoutes, routes, type ScreenName } from "../../../host/app/routes.ts"
import { screens } from "../../../host/app/screens.ts"
import { findRoute } from "../../../host/app/routing/findRoute.ts"
import { gated, outside, rootOnly, unguarded } from "../../specifiedRoutes.ts"

/** Section 2, "Side menu": each line a group, its paths in order. */
const sideMenu = `
  dashboard: /dashboard
  applications: /admin/applications
  franchises: /franchises/
  company: /company/group /company/company /company/delivery /company/segment /company/contract /company/opening-hours /company/coupon
  permissions: /adm/acl-groups /adm/acl-routes
  tools: /tools-notifications /tools/integrations /establishment-slider /topic-notification
  superPanfleto: /appoffer/dashboard /appoffer/company /appoffer/store /appoffer/fonts /appoffer/slider /appoffer/tabloids /appoffer/favorites /appoffer/person /appoffer/region/cities /appoffer/region/states /appoffer/region/countries /appoffer/site
  helpDesk: /helpdesk/tickets /academy-ecbr
  restaurants: /shopping-cart/restaurant /loose-delivery/restaurant /food-menu /multi-menu
  supermarket: /shopping-cart/supermarket /loose-delivery/supermarket /product /bankproduct-without-integration /supermarketonline/bankofarts /supermarketonline-paymentmethods /supermarketonline/integrations
  graphicStudio: /graphic-studio/customers /graphic-studio/themes-model /graphic-studio/parameters /graphic-studio/histories /graphic-studio/histories-company /graphic-studio/share
  linkPage: /page-links/links
  application: /app/category /app/terms /app/popup
  settings: /emails/types /emails/templates /settings-city /settings-types-users /packing-packing /acl-module /settings-controller
  registers: /delivery-deliveryrecord /shopper-shopper /user-user /person-person /department-department
  admin: /adm/roles /adm/products-bank /adm/permissions /management-imagebank /logs-log /accessgroup-accessGroup
  support: /helpdesk/faq /support/bug-orders
  reports: /report/order /report/new-order /report/group-order /report/deliverymanlive /report/noc /report/shopping-cart /report/customer /report/partners /report/favorite-products /report/access-flow /report/contracts /report/theme-rank /report/whatsapp-messages
  dashboards: /dashboard/graphic-studio /dashboard/white-label /dashboard/link-page /dashboard/sales-delivery
  marketing: /marketing/campaign /marketing/lead
  partners: /partners/licenses /show-terms
  finance: /finance/payable-receivable /finance/cost-centers /finance/type-payments /finance/methods-payments /finance/braspag/subordinates /finance/invoice /finance/braspag/transactions
  looseDeliveries: /finance/credits /finance/company-history/periodic /finance/company-history/pix`
  .trim()
  .split("\n")
  .map((line) => line.trim().split(": ") as [string, string])

const spellings = routes.flatMap(({ path, aliases: also = [] }) => [path, ...also])
const routeAt = (path: string) => routes.find((route) => route.path === path || route.aliases?.includes(path))

/** Paths of every API call, hand-written and described. */
const apiPaths = [
  ...Object.values(calls).flatMap((group): ReadonlyArray<Endpoint> => Object.values(group)),
  ...described.flatMap((resource): ReadonlyArray<Endpoint> => Object.values(callsOf(resource))),
].map(({ path }) => path.replaceAll(/:\w+/g, "1"))

describe("the table of routes", () => {
  it("has no screen where the API has a call, so that whoever reloads a screen gets it", () => {
    expect(apiPaths.filter((path) => findRoute(path))).toEqual([])
  })

  it("is where the screens written by hand are named, none of them in vain", () => {
    const named = new Set(routes.flatMap(({ screen }) => screen ?? []))
    expect(Object.keys(screens).filter((name) => !named.has(name as ScreenName))).toEqual([])
  })

  it.each([...outside, ...gated, ...unguarded])("has %s exactly once", (path) => {
    expect(spellings.filter((spelling) => spelling === path)).toHaveLength(1)
  })

  it.each(outside)("keeps %s outside the shell", (path) => {
    expect(routeAt(path)?.area).not.toBe("shell")
  })

  it.each(gated.filter((path) => path !== "dashboard"))("asks for a permission at %s", (path) => {
    const needs = routeAt(path)?.needs ?? []
    if (rootOnly.includes(path)) expect(needs).toEqual(["accessToRoot"])
    else expect(needs[0]).toBe("accessToGlobal")
    expect(needs.length).toBeGreaterThan(rootOnly.includes(path) ? 0 : 1)
  })

  it("opens the dashboard to anyone signed in, since everyone goes there after login", () => {
    expect(routeAt("dashboard")?.needs).toBeUndefined()
  })

  it.each(unguarded)("asks for none at %s", (path) => {
    expect(routeAt(path)).toMatchObject({ area: "shell" })
    expect(routeAt(path)?.needs).toBeUndefined()
  })

  it("has nothing else but the empty path, the plain spelling of ids, and screens of our own", () => {
    const plain = ["", "user-management/users/{id}", "user-management/users/add/{id}"]
    const own = ownRoutes.map(({ path }) => path)
    expect(new Set(spellings)).toEqual(new Set([...outside, ...gated, ...unguarded, ...plain, ...own]))
  })

  it("titles every page in both languages", () => {
    const bare = routes.filter(({ redirect, title }) => redirect === undefined && (!title.ptBr || !title.en))
    expect(bare).toEqual([])
  })
})

describe("the side menu's places", () => {
  it("follow the groups of the specification in order, with user management between", () => {
    const ids = groups.map(({ id }) => id).filter((id) => id !== "userManagement")
    expect(ids).toEqual(sideMenu.map(([id]) => id))
  })

  it.each(sideMenu)(
    "list in %s what the specification lists, in its order, and lists of our own behind",
    (group, paths) => {
      const places = routes.flatMap((route) => (route.menu ?? []).map((place) => ({ ...place, route })))
      const mine = places.filter((place) => place.group === group).toSorted((a, b) => a.order - b.order)
      const specified = paths.split(" ")
      const inOrder = mine.map(({ to, route }) => to ?? `/${route.path}`)
      expect(inOrder.slice(0, specified.length)).toEqual(specified)
      expect(mine.slice(specified.length).filter(({ route }) => !ownRoutes.includes(route))).toEqual([])
      expect(mine.map(({ order }) => order)).toEqual(mine.map((_, index) => index + 1))
    },
  )
})

describe("a description", () => {
  it("that speaks of each store has words for those who look at a single one", () => {
    const ofEach = [...routes, ...ownRoutes].filter(({ description }) =>
      /cada (loja|empresa)/.test(description?.ptBr ?? ""),
    )
    expect(ofEach.map(({ list }) => list)).toContain("deliverySettings")
    for (const { ofStore } of ofEach) expect(ofStore?.ptBr).not.toMatch(/^$|cada (loja|empresa)/)
    for (const { path, ofStore } of ofEach) expect([path, typeof ofStore?.en]).toEqual([path, "string"])
  })
})

describe("an address", () => {
  it.each([
    ["/franchises/", "franchises"],
    ["/shopping-cart/restaurant", "shopping-cart/{type}"],
    ["/shopping-cart/restaurant/print", "shopping-cart/restaurant/print"],
    ["/user-management/users:id", "user-management/users"],
    ["/user-management/users/42", "user-management/users"],
    ["/user-management/users/add", "user-management/users/add"],
    ["/user-management/users/add:id", "user-management/users/add"],
    ["/user-management/users/edit", "user-management/users/edit/{id}"],
    ["/user-management/users/edit/7", "user-management/users/edit/{id}"],
    ["/error/403", "error/403"],
    ["/error/5", "error/{type}"],
    ["/", ""],
  ])("%s leads to the route %s", (address, path) => {
    expect(findRoute(address)?.path).toBe(path)
  })

  it("of no route leads to none", () => {
    expect(findRoute("/nowhere")).toBeUndefined()
    expect(findRoute("/company/coupon/1/2")).toBeUndefined()
  })
})
