import { afterAll, beforeAll, expect, test } from "vitest"
import type { Api } from "../api.ts"
import { menuCalls } from "../menuCalls.ts"

/** Tests of what a store's menu has to do with its being ready to sell. */
export const menuReadinessSuite = (api: () => Api) => {
  const { stores, ask, read, made, findStores } = menuCalls(api)
  const lacksMenu = async () => {
    const { body } = await ask("GET", `/company/companies/${stores.company}`)
    return body.missing.includes("MENU") as boolean
  }

  beforeAll(findStores)
  afterAll(() =>
    api().rows(
      `update menu_items set status = 'AVAILABLE', sold_out_reason = null where company_id = ${stores.company} and sold_out_reason = 'readiness'`,
    ),
  )

  test("a store whose items are all hidden lacks a menu with something to sell, until one is sold again", async () => {
    expect(await lacksMenu()).toBe(false)
    await api().rows(
      `update menu_items set status = 'HIDDEN', sold_out_reason = 'readiness' where company_id = ${stores.company} and status = 'AVAILABLE'`,
    )
    expect(await lacksMenu()).toBe(true)
    const item = (await read()).items.find(({ price }) => price > 0)!
    await made({ op: "status", list: "items", _id: item._id, version: item.version, to: "AVAILABLE" })
    expect(await lacksMenu()).toBe(false)
  })
}
