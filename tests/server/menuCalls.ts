import { expect } from "vitest"
import type { MenuData } from "../../src/contract/menu/menuData.ts"
import type { MenuOp } from "../../src/contract/menu/menuOps.ts"
import type { Api, Kind } from "./api.ts"

/** Ways to ask for the menus of the demo: `company` is the first store that has one, `other` the next. */
export const menuCalls = (api: () => Api) => {
  const stores = { company: 0, other: 0 }
  const ask = (method: string, path: string, body?: object, as: Kind = "root") =>
    api().ask(method, path, { as, ...(body && { body }) })
  const read = async (of = stores.company): Promise<MenuData> => (await ask("GET", `/menu/${of}/editor`)).body
  const change = (...ops: ReadonlyArray<MenuOp>) => ask("POST", `/menu/${stores.company}/changes`, { ops })
  const made = async (...ops: ReadonlyArray<MenuOp>) => {
    const { status, body, text } = await change(...ops)
    expect(status, text).toBe(200)
    return body
  }
  const stop = (body: object) => ask("POST", `/menu/${stores.company}/stop`, body)
  /** Sets a setting of the store. */
  const set = async (key: string, value: string | null) => {
    const at = `scope=COMPANY&id=${stores.company}`
    const { body: states } = await ask("GET", `/settings?${at}`)
    const state = (states as ReadonlyArray<{ key: string; version: number }>).find((one) => one.key === key)
    const { status, text } = await ask("PUT", `/settings/${key}?${at}`, { value, version: state?.version })
    expect(status, text).toBe(200)
  }
  const findStores = async () => {
    const found = await api().rows(
      "select company_id::int as id from menu_items where company_id > 1 group by 1 order by 1",
    )
    stores.company = Number(found[0]?.["id"])
    stores.other = Number(found[1]?.["id"])
  }
  return { stores, ask, read, change, made, stop, set, findStores }
}
