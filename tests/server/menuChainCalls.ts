import { afterAll, beforeAll, beforeEach, expect } from "vitest"
import type { MenuData } from "../../src/contract/menu/menuData.ts"
import type { MenuOp } from "../../src/contract/menu/menuOps.ts"
import type { Api } from "./api.ts"
import { menuCalls } from "./menuCalls.ts"

const lists = ["menu_items", "menu_options", "option_groups", "menu_categories", "menus", "ingredients"]

/** Ways to ask for menus of stores that have one of another store; two of them begin each test without any. */
export const menuChainCalls = (api: () => Api) => {
  const { stores, ask, read, findStores } = menuCalls(api)
  /** Two stores without a menu and without a franchise, as the model store is then, and one of another application. */
  const others = { first: 0, second: 0, foreign: 0 }
  const restores = new Array<string>()
  const rows = (statement: string) => api().rows(statement)

  const empty = async () => {
    const ids = `(${others.first}, ${others.second})`
    await rows(`delete from menu_copies`)
    await rows(`delete from menu_follows`)
    await rows(`delete from item_groups where company_id in ${ids}`)
    for (const list of lists) {
      if (list === "menu_categories")
        await rows(`update ${list} set parent = null where company_id in ${ids}`)
      if (list === "menu_options")
        await rows(`update ${list} set nested = null, item = null where company_id in ${ids}`)
      await rows(`delete from ${list} where company_id in ${ids}`)
    }
  }

  beforeAll(async () => {
    await findStores()
    const [model] = await rows(
      `select application_id::int as application from companies where id = ${stores.company}`,
    )
    const free = await rows(
      `select id::int from companies c where application_id = ${String(model?.["application"])}
        and not exists (select 1 from menu_items i where i.company_id = c.id) order by id limit 2`,
    )
    const [foreign] = await rows(
      `select id::int from companies where application_id <> ${String(model?.["application"])} order by id limit 1`,
    )
    others.first = Number(free[0]?.["id"])
    others.second = Number(free[1]?.["id"])
    others.foreign = Number(foreign?.["id"])
    for (const { id, franchise } of await rows(
      `select id::int, franchise_id::int as franchise from companies where id in (${stores.company}, ${others.first}, ${others.second})`,
    ))
      restores.push(`update companies set franchise_id = ${String(franchise)} where id = ${String(id)}`)
  })
  beforeEach(async () => {
    await empty()
    await rows(
      `update companies set franchise_id = null where id in (${stores.company}, ${others.first}, ${others.second})`,
    )
  })
  afterAll(async () => {
    await empty()
    for (const restore of restores) await rows(restore)
  })

  const change = async (company: number, ...ops: ReadonlyArray<MenuOp>) => {
    const { status, body, text } = await ask("POST", `/menu/${company}/changes`, { ops })
    expect(status, text).toBe(200)
    return body
  }
  const first = (data: MenuData) => data.items[0]!
  const setOf = ({ _id, version }: MenuData["items"][number], fields: object) =>
    ({ op: "set", list: "items", _id, version, fields: { ...fields } }) as MenuOp
  const names = ({ items, options, categories, menus, groups }: MenuData) =>
    [items, options, groups, menus]
      .map((list) => list.map(({ name }) => name))
      .concat([categories.map(({ name }) => name).toSorted()])

  return { stores, others, ask, read, rows, change, first, setOf, names }
}
