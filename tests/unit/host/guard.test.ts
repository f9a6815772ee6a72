import { allows, managesAccess, permissionNames, type Subject } from "balcao/contract"
import { describe, expect, it } from "vitest"
import { findRoute } from "../../../host/app/routing/findRoute.ts"
import { arriveAtLogin } from "../../../host/app/routing/arriveAtLogin.ts"
import { decide, resolveAddress } from "../../../host/app/routing/guard.ts"
import { menuOf } from "../../../host/app/routing/menu.ts"
import { demoUsers } from "./demoUsers.ts"
import type { Visitor } from "../../../host/app/routing/decision.ts"

const signedOut: Visitor = { _tag: "SignedOut" }
const stored: Visitor = { _tag: "TokenStored" }
const loaded = (user: Subject): Visitor => ({ _tag: "Loaded", user })
const visit = (address: string, visitor: Visitor) =>
  decide(findRoute(new URL(address, "http://x").pathname), visitor, address)

describe("a signed-out visitor", () => {
  it("of a screen is sent to login and told where to come back to", () => {
    expect(visit("/company/group?page=2", signedOut)).toEqual({
      _tag: "Go",
      to: "/auth/login?returnUrl=%2Fcompany%2Fgroup%3Fpage%3D2",
    })
  })
  it("of the empty path is sent to login", () => {
    expect(visit("/", signedOut)).toEqual({ _tag: "Go", to: "/auth/login?returnUrl=%2F" })
  })
  it("sees the public pages", () => {
    for (const address of [
      "/auth/login",
      "/user-privacy/app1",
      "/shopping-cart/restaurant/print",
      "/error/403",
    ])
      expect(visit(address, signedOut)).toEqual({ _tag: "Show" })
  })
  it("of /auth goes to login", () => {
    expect(visit("/auth", signedOut)).toEqual({ _tag: "Go", to: "/auth/login" })
  })
  it("of an unknown path is refused", () => {
    expect(visit("/nowhere", signedOut)).toEqual({ _tag: "Go", to: "/error/403" })
  })
})

describe("a visitor whose user is still loading", () => {
  it("waits at a screen, and sees public pages at once", () => {
    expect(visit("/company/group", stored)).toEqual({ _tag: "Wait" })
    expect(visit("/user-privacy/app1", stored)).toEqual({ _tag: "Show" })
  })
  it("goes home from the login page", () => {
    expect(arriveAtLogin(stored)).toEqual({ _tag: "Go", to: "/dashboard" })
    expect(arriveAtLogin(signedOut)).toEqual({ _tag: "Show" })
  })
})

describe("a signed-in visitor", () => {
  const { partner, root, franchise, application, restaurant } = demoUsers
  it("without the permission lands on 403, which names what was missing", () => {
    expect(visit("/franchises", loaded(partner))).toEqual({
      _tag: "Go",
      to: "/error/403",
      refusal: { page: "/franchises", needs: ["accessToRoot"] },
    })
  })
  it("needs accessToRoot itself at root-only routes, however the menu shows them", () => {
    expect(visit("/franchises/", loaded(franchise))._tag).toBe("Go")
    expect(visit("/admin/applications", loaded(application))).toEqual({ _tag: "Show" })
    expect(visit("/franchises/", loaded(root))).toEqual({ _tag: "Show" })
  })
  it("with accessToGlobal opens the other gated routes", () => {
    expect(visit("/company/group", loaded(franchise))).toEqual({ _tag: "Show" })
    expect(visit("/company/group", loaded(restaurant))._tag).toBe("Go")
  })
  it("of any kind reaches the dashboard and the unguarded screens", () => {
    for (const user of Object.values(demoUsers))
      for (const address of ["/dashboard", "/user-management/roles", "/builder", "/company/coupon/9"])
        expect(visit(address, loaded(user))).toEqual({ _tag: "Show" })
  })
  it("is sent from the empty path to the dashboard, and from user-management to roles", () => {
    expect(visit("/", loaded(partner))).toEqual({ _tag: "Go", to: "/dashboard" })
    expect(visit("/user-management", loaded(root))).toEqual({ _tag: "Go", to: "/user-management/roles" })
  })
  it("of an unknown path goes to the dashboard inside the shell, to 403 beside the public pages", () => {
    expect(visit("/nowhere/at/all", loaded(partner))).toEqual({ _tag: "Go", to: "/dashboard" })
    expect(visit("/shopping-cart/x/y", loaded(partner))).toEqual({ _tag: "Go", to: "/dashboard" })
    expect(visit("/auth/other", loaded(partner))).toEqual({ _tag: "Go", to: "/error/403" })
    expect(visit("/shopping-cart/restaurant/other", loaded(partner))).toEqual({
      _tag: "Go",
      to: "/error/403",
    })
  })
  it("is not refused where the menu leads, whatever they hold", () => {
    const holders = permissionNames.map((name) => ({ ...partner, permissions: [{ name }] }))
    for (const user of [...Object.values(demoUsers), ...holders])
      for (const { entries } of menuOf(user))
        for (const { to } of entries) expect([to, visit(to, loaded(user))._tag]).toEqual([to, "Show"])
  })
  it("who may not manage access sees no entry of the user management", () => {
    const holders = permissionNames.map((name) => ({ ...partner, permissions: [{ name }] }))
    for (const user of [...Object.values(demoUsers), ...holders])
      expect(menuOf(user).some(({ group }) => group.id === "userManagement")).toBe(
        allows(managesAccess, user),
      )
  })
  it("of a company is refused what the help desk keeps for itself, and sees no way there", () => {
    const store = { ...restaurant, permissions: [{ name: "accessToHelpDeskTickets" }] }
    expect(visit("/helpdesk/replies", loaded(store))).toEqual({
      _tag: "Go",
      to: "/error/403",
      refusal: { page: "/helpdesk/replies", needs: [] },
    })
    expect(visit("/helpdesk/tickets", loaded(store))).toEqual({ _tag: "Show" })
    for (const desk of [root, application, franchise])
      expect(visit("/helpdesk/replies", loaded(desk))).toEqual({ _tag: "Show" })
  })
  it("of a kind that does not exist is told that there is no such page", () => {
    for (const address of [
      "/shopping-cart/pizza",
      "/loose-delivery/1?x=2",
      "/finance/company-history/yearly",
      "/shopping-cart/constructor",
    ]) {
      expect(visit(address, loaded(root))).toEqual({ _tag: "Go", to: "/error/404" })
      expect(visit(address, loaded(partner))).toEqual({ _tag: "Go", to: "/error/404" })
    }
    expect(visit("/shopping-cart/pizza", signedOut)._tag).toBe("Go")
    expect(visit("/shopping-cart/supermarket", loaded(root))).toEqual({ _tag: "Show" })
  })
})

describe("the first address of a visit", () => {
  it.each([
    ["/", signedOut, "/auth/login?returnUrl=%2F"],
    ["/auth", signedOut, "/auth/login"],
    ["/auth", stored, "/dashboard"],
    ["/auth/login?returnUrl=%2Fx", stored, "/dashboard"],
    ["/auth/login?returnUrl=%2Fx", signedOut, "/auth/login?returnUrl=%2Fx"],
    ["/company/group?page=2#x", stored, "/company/group?page=2#x"],
    ["/nowhere", stored, "/dashboard"],
    ["/nowhere", signedOut, "/error/403"],
  ] as const)("%s is settled before anything is fetched", (address, visitor, settled) => {
    expect(resolveAddress(findRoute, visitor, address)).toBe(settled)
  })
})
