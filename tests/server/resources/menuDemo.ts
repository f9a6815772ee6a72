import { expect, test } from "vitest"
import { sampleMenuItems } from "../../../src/samples/menuItems.ts"
import type { Api } from "../api.ts"

type Row = Readonly<Record<string, unknown>>

/** Tests of the demo's menus, and of the orders that are placed from them. */
export const menuDemoSuite = (api: () => Api) => {
  test("the demo's items are linked to groups, ingredients and menus", async () => {
    const [counted] = await api().rows(`select (select count(*)::int from item_groups) as groups,
      (select count(*)::int from item_ingredients) as ingredients, (select count(*)::int from menu_places) as places,
      (select count(*)::int from item_groups where option_prices <> '{}') as priced`)
    expect(counted).toMatchObject({ places: 7, priced: 2 })
    expect(Number(counted?.["groups"])).toBeGreaterThan(sampleMenuItems(0).length / 2)
    expect(Number(counted?.["ingredients"])).toBeGreaterThan(20)
  })

  test("orders of the demo name items that exist, and pizzas of two flavors have the part of each", async () => {
    const [lost] = await api()
      .rows(`select count(*)::int as n from orders o, jsonb_array_elements(o.items) line
      where line -> 'ref' is not null and not exists (select from menu_items i
        where i.id = (line -> 'ref' ->> '_id')::bigint and i.company_id = o.company_id and i.name = line ->> 'name')`)
    expect(lost?.["n"]).toBe(0)
    const halves = await api()
      .rows(`select line -> 'options' as options from orders o, jsonb_array_elements(o.items) line
      where line ->> 'name' = 'Pizza grande meio a meio' limit 50`)
    expect(halves.length).toBeGreaterThan(5)
    for (const { options } of halves) {
      const chosen = (options as ReadonlyArray<Row>).filter(({ group }) => group === "Sabores")
      const sum = chosen.reduce((all, { priceCents }) => all + Number(priceCents), 0)
      const mean = chosen.reduce((all, { listPriceCents }) => all + Number(listPriceCents), 0) / chosen.length
      expect([chosen.length, sum]).toEqual([2, Math.floor(mean + 0.5)])
    }
  })
}
