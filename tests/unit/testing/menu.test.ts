import { expect, test } from "vitest"
import type { MenuData } from "../../../src/contract/menu/menuData.ts"
import { coupons } from "../../../src/contract/resources/coupons.ts"
import { ingredients } from "../../../src/contract/resources/ingredients.ts"
import { menuCategories } from "../../../src/contract/resources/menuCategories.ts"
import { menuItems } from "../../../src/contract/resources/menuItems.ts"
import { menuOptions } from "../../../src/contract/resources/menuOptions.ts"
import { menus } from "../../../src/contract/resources/menus.ts"
import { optionGroups } from "../../../src/contract/resources/optionGroups.ts"
import { sampleCoupons } from "../../../src/samples/coupons.ts"
import { sampleIngredients } from "../../../src/samples/ingredients.ts"
import { sampleMenuCategories } from "../../../src/samples/menuCategories.ts"
import { sampleMenuItems } from "../../../src/samples/menuItems.ts"
import { sampleMenuLinks } from "../../../src/samples/menuLinks.ts"
import { sampleMenuOptions } from "../../../src/samples/menuOptions.ts"
import { sampleMenus } from "../../../src/samples/menus.ts"
import { sampleOptionGroups } from "../../../src/samples/optionGroups.ts"
import { listed, memoryBackend } from "../../../src/testing/index.ts"

/** The demo's pizzeria is company 4. */
const backend = (...others: ReadonlyArray<ReturnType<typeof listed>>) => {
  const { fetch } = memoryBackend({
    resources: [
      listed(menus, sampleMenus),
      listed(menuCategories, sampleMenuCategories),
      listed(menuItems, sampleMenuItems(Date.now())),
      listed(optionGroups, sampleOptionGroups),
      listed(menuOptions, sampleMenuOptions),
      listed(ingredients, sampleIngredients),
      ...others,
    ],
    menuLinks: sampleMenuLinks(),
  })
  return async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://api.test/menu/4${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: await answer.json() }
  }
}

test("a menu in memory is read, changed and put back as the server does", async () => {
  const ask = backend()
  const before: MenuData = (await ask("GET", "/editor")).body
  expect(before.items.length).toBeGreaterThan(5)
  expect(before.itemGroups.length).toBeGreaterThan(0)
  const item = before.items[0]!
  const set = { op: "set", list: "items", _id: item._id, version: item.version, fields: { price: 123 } }
  const { body } = await ask("POST", "/changes", {
    ops: [set, { op: "create", list: "ingredients", tempId: "n", fields: { name: "Rúcula" } }],
  })
  expect(body.rows.items).toEqual([{ ...item, price: 123, version: 2 }])
  expect((await ask("GET", "/editor")).body.items[0].price).toBe(123)
  expect(await ask("POST", "/changes", { ops: [set] })).toMatchObject({
    status: 412,
    body: { _tag: "StaleRows", rows: body.rows.items && { items: body.rows.items } },
  })
  await ask("POST", "/changes", { ops: body.inverse })
  const after: MenuData = (await ask("GET", "/editor")).body
  expect(after).toEqual({ ...before, version: 3, items: [{ ...item, version: 3 }, ...before.items.slice(1)] })
})

test("an item in memory is sold out, tells so, and returns", async () => {
  const ask = backend()
  const { items } = (await ask("GET", "/editor")).body as MenuData
  const { _id, name } = items.find(({ status }) => status === "AVAILABLE")!
  expect((await ask("POST", "/stop", { item: _id, until: null })).status).toBe(200)
  expect((await ask("GET", `/blockers/${_id}`)).body).toContainEqual({
    kind: "SOLD_OUT",
    of: { list: "items", _id, label: name },
  })
  expect((await ask("POST", "/stop", { item: _id, returns: true })).body.rows.items[0].status).toBe(
    "AVAILABLE",
  )
})

test("an item in memory that a coupon is for is not removed, nor is its category", async () => {
  const { items } = (await backend()("GET", "/editor")).body as MenuData
  const { _id, version, category } = items[0]!
  const remove = { op: "remove", list: "items", _id, version }
  const coupon = { ...sampleCoupons(Date.now())[0]!, owner: 4 }
  const refused = { status: 409, body: { _tag: "RecordInUse", by: "coupons", count: 1 } }
  const forItem = backend(listed(coupons, [{ ...coupon, items: [_id] }]))
  const before = (await forItem("GET", "/editor")).body
  expect(await forItem("POST", "/changes", { ops: [remove] })).toMatchObject(refused)
  expect((await forItem("GET", "/editor")).body).toEqual(before)
  const emptied = items
    .filter((one) => one.category === category)
    .map((one) => ({ op: "remove", list: "items", _id: one._id, version: one.version }))
  const ops = [...emptied, { op: "remove", list: "categories", _id: category, version: 1 }]
  const forCategory = backend(listed(coupons, [{ ...coupon, categories: [category] }]))
  expect(await forCategory("POST", "/changes", { ops })).toMatchObject(refused)
  expect(await backend()("POST", "/changes", { ops })).toMatchObject({ status: 200 })
})
