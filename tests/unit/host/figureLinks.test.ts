import { dashboardPartsOf } from "balcao/contract"
import { describe, expect, it } from "vitest"
import { figureLinksOf } from "../../../host/app/pages/dashboard/figureLinks.ts"
import { findRoute } from "../../../host/app/routing/findRoute.ts"
import { decide } from "../../../host/app/routing/guard.ts"
import { demoUsers as demo } from "./demoUsers.ts"

describe("the figures of the dashboard", () => {
  it("lead nobody to a screen they may not open", () => {
    for (const user of Object.values(demo))
      for (const part of dashboardPartsOf(user)) {
        const to = figureLinksOf(user)({ part })
        if (to !== undefined)
          expect([to, decide(findRoute(to), { _tag: "Loaded", user }, to)._tag]).toEqual([to, "Show"])
      }
  })

  it("lead to the order lists of one's own trade, filtered by what was counted", () => {
    const to = { part: "orders", statuses: ["NEW", "AWAITING_PAYMENT"] } as const
    const filter = "?filter.status=NEW,AWAITING_PAYMENT"
    expect(figureLinksOf(demo.root)(to)).toBe(`/shopping-cart/restaurant${filter}&period=today&stores=all`)
    expect(figureLinksOf(demo.restaurant)(to)).toBe(`/shopping-cart/restaurant${filter}`)
    expect(figureLinksOf(demo.supermarket)(to)).toBe(`/shopping-cart/supermarket${filter}`)
    expect(figureLinksOf(demo.partner)(to)).toBeUndefined()
    expect(figureLinksOf(demo.partner)({ part: "licenses" })).toBe("/partners/licenses")
    expect(figureLinksOf(demo.partner)({ part: "tickets" })).toBe("/helpdesk/tickets")
  })

  it("lead from what is over to today's orders that are", () => {
    const to = { part: "orders", statuses: ["CANCELED"] } as const
    const href = "/shopping-cart/restaurant?filter.status=CANCELED&period=today"
    expect(figureLinksOf(demo.restaurant)(to)).toBe(href)
  })

  it("lead from those who are online to a list of those who are online", () => {
    const to = { part: "couriers", isOnline: true } as const
    expect(figureLinksOf(demo.root)(to)).toBe("/delivery-deliveryrecord?filter.isOnline=true")
  })

  it("lead from the companies that deliver to their delivery records", () => {
    expect(figureLinksOf(demo.root)({ part: "companies" })).toBe("/company/delivery")
  })
})
