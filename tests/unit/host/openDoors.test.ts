import { allows, calls, type Access, permissionNames, type Subject } from "balcao/contract"
import { expect, test } from "vitest"
import { findRoute } from "../../../host/app/routing/findRoute.ts"
import { mayUse } from "../../../host/app/routing/guard.ts"
import { menuOf } from "../../../host/app/routing/menu.ts"
import { screensOf } from "../../../host/app/routing/userScreens.ts"
import { isBuilt, type ScreenName } from "../../../host/app/routes.ts"
import { described } from "../../../host/server/db/described/described.ts"
import { looseDeliveries } from "../../../src/contract/resources/looseDeliveries.ts"
import { demoUsers } from "./demoUsers.ts"

/** Access that each screen written by hand asks for; those left out ask for none. */
const screens: Partial<Readonly<Record<ScreenName, Access>>> = {
  applications: calls.applicationAdmin.page.access,
  companyDeliveries: calls.companyDeliveries.page.access,
  deliveryPeople: calls.deliveryPeople.page.access,
  deliveryMap: calls.deliveryPeople.list.access,
  chat: calls.contacts.list.access,
  contacts: calls.contacts.list.access,
  orders: calls.orders.find.access,
  looseDeliveries: looseDeliveries.access,
  roles: calls.roles.find.access,
  permissions: calls.permissions.list.access,
  users: calls.users.find.access,
  settings: calls.settings.read.access,
}

const askedBy = (address: string): Access => {
  const { list, screen } = findRoute(address)!
  if (list) return described.find(({ name }) => name === list)!.access
  return (screen && screens[screen]) ?? "signedIn"
}

const nobody: Subject = { permissions: [], isRoot: false, isApplication: false, franchises: [] }
const withOne = permissionNames.map((name) => ({ ...nobody, permissions: [{ name }] }))
const ofCompany = permissionNames.map((name) => ({
  ...demoUsers.restaurant,
  permissions: [{ name }],
}))
const everyone: ReadonlyArray<Subject> = [...Object.values(demoUsers), nobody, ...withOne, ...ofCompany]

test("no entry of anybody's menu, nor of the palette, leads to a screen that refuses them", () => {
  const closed = everyone.flatMap((user) => {
    const entries = [...menuOf(user).flatMap((section) => section.entries), ...screensOf(user)]
    return entries.flatMap(({ to }) => (allows(askedBy(to), user) && mayUse(user, to) ? [] : [to]))
  })
  expect([...new Set(closed)]).toEqual([])
})

test("root's menu has every entry, and those to come say so and stay out of the palette", () => {
  const entries = menuOf(demoUsers.root).flatMap((section) => section.entries)
  const coming = entries.filter(({ isComing }) => isComing).map(({ to }) => to)
  expect(coming).toEqual(entries.map(({ to }) => to).filter((to) => !isBuilt(findRoute(to)!)))
  expect(coming).toContain("/tools/integrations")
  const offered = new Set(screensOf(demoUsers.root).map(({ to }) => to))
  expect(coming.filter((to) => offered.has(to))).toEqual([])
})
