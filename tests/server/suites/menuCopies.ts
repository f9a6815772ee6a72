import { expect, test } from "vitest"
import type { MenuPlan } from "../../../src/contract/menu/copying/menuPlan.ts"
import type { Api, Kind } from "../api.ts"
import { menuChainCalls } from "../menuChainCalls.ts"

/** Tests of menus that are copied to other stores. */
export const menuCopySuite = (api: () => Api) => {
  const { stores, others, ask, read, change, first, names } = menuChainCalls(api)

  test("a menu is copied to stores as its plan says, and taken back but for what was changed since", async () => {
    const body = { companies: [others.first, others.second] }
    const { body: plans } = await ask("POST", `/menu/${stores.company}/copy/plan`, body)
    const { body: copy, status, text } = await ask("POST", `/menu/${stores.company}/copy`, body)
    expect(status, text).toBe(200)
    expect(copy.plans).toEqual(plans)
    expect(names(await read(others.second))).toEqual(names(await read()))
    const again = await ask("POST", `/menu/${stores.company}/copy/plan`, body)
    expect(again.body.map(({ created, updated }: MenuPlan) => [created, updated])).toEqual([
      [0, 0],
      [0, 0],
    ])
    const { _id, version, name } = first(await read(others.second))
    await change(others.second, { op: "set", list: "items", _id, version, fields: { price: 7 } })
    const undone = await ask("POST", `/menu/${stores.company}/copies/${copy._id}/undo`)
    expect(undone.body.map(({ kept }: MenuPlan) => kept)).toEqual([0, 1])
    expect((await read(others.first)).items).toEqual([])
    expect((await read(others.second)).items.map((item) => item.name)).toEqual([name])
    expect((await ask("POST", `/menu/${stores.company}/copies/${copy._id}/undo`)).status).toBe(404)
  })

  test("nobody copies to a store beyond reach, to itself, or without the permission", async () => {
    const copy = (from: number, to: number, as: Kind = "root") =>
      ask("POST", `/menu/${from}/copy`, { companies: [to] }, as)
    expect((await copy(1, others.first, "restaurant")).body.code).toBe("unknown_reference")
    expect((await copy(others.first, 1, "restaurant")).status).toBe(404)
    expect((await copy(stores.company, stores.company)).body.code).toBe("unknown_reference")
    expect((await copy(stores.company, others.first, "partner")).status).toBe(403)
    expect((await read(others.first)).items).toEqual([])
  })
}
