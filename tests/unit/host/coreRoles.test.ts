import { describe, expect, it } from "vitest"
import { findRoute } from "../../../host/app/routing/findRoute.ts"
import { accessOf } from "../../../host/app/routing/guard.ts"
import { coreRoles } from "../../../host/server/db/coreRoles.ts"
import { allows } from "../../../src/contract/access/access.ts"

const opens = (role: string, path: string) => {
  const permissions = coreRoles.find(({ name }) => name === role)!.permissions.map((name) => ({ name }))
  const route = findRoute(path)!
  return allows(accessOf(route), { permissions, isRoot: false, isApplication: false, franchises: [] })
}

const ofManager = [
  "/shopping-cart/restaurant",
  "/shopping-cart/supermarket",
  "/company/coupon",
  "/company/delivery",
  "/company/opening-hours",
  "/chat/private-chat",
  "/chat/contacts",
  "/food-menu",
  "/product",
  "/supermarketonline-paymentmethods",
  "/shopper-shopper",
  "/user-management/users",
]
const ofAttendant = [
  "/shopping-cart/restaurant",
  "/shopping-cart/supermarket",
  "/chat/private-chat",
  "/chat/contacts",
  "/food-menu",
]

describe("a core role", () => {
  it.each(ofManager)("opens %s to a store's manager", (path) =>
    expect(opens("storeManager", path)).toBe(true),
  )
  it.each(ofAttendant)("opens %s to an attendant", (path) => expect(opens("attendant", path)).toBe(true))
})
