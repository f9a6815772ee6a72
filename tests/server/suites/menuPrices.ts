import fc from "fast-check"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { MenuData } from "../../../src/contract/menu/menuData.ts"
import { priceOf } from "../../../src/contract/menu/price.ts"
import { roundings, roundPrice } from "../../../src/contract/menu/rounding.ts"
import type { Api } from "../api.ts"
import { menuCalls } from "../menuCalls.ts"

const cents = fc.integer({ min: 0, max: 9_999_999 })
const day = Date.parse("2026-03-06T00:00:00Z")
const moment = fc.integer({ min: 0, max: 72 }).map((hours) => new Date(day + hours * 3_600_000).toISOString())
const maybe = <A>(of: fc.Arbitrary<A>) => fc.option(of, { nil: null })

const item = fc.record({
  price: cents,
  promo_price: maybe(cents),
  promo_from: maybe(moment),
  promo_until: maybe(moment),
})

const menu = fc.record({
  adjust_kind: fc.constantFrom("NONE", "PERCENT", "AMOUNT"),
  adjust_percent: maybe(fc.integer({ min: -5000, max: 10_000 })),
  adjust_amount: maybe(fc.integer({ min: -9_999_999, max: 9_999_999 })),
  round_to: fc.constantFrom(...roundings),
})

const sqlValue = (value: unknown) => (value === null ? "null" : `'${String(value)}'`)
const sets = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `${name} = ${sqlValue(value)}`)
    .join(", ")

/** Tests that hold the two ways to a price together: of the contract, and of the database. */
export const menuPriceSuite = (api: () => Api) => {
  const { stores, read, findStores } = menuCalls(api)
  const restores = new Array<string>()
  const keep = async (table: string, names: ReadonlyArray<string>, id: unknown) => {
    const [row] = await api().rows(`select ${names.join(", ")} from ${table} where id = ${String(id)}`)
    restores.push(`update ${table} set ${sets(row ?? {})} where id = ${String(id)}`)
  }

  beforeAll(async () => {
    await findStores()
    const { items, menus, places } = await read()
    await keep("menu_items", ["price", "promo_price"], items[0]?._id)
    await keep("menus", ["adjust_kind", "adjust_percent", "adjust_amount", "round_to"], menus[0]?._id)
    expect(places.some((one) => one.menu === menus[0]?._id && one.item === items[0]?._id)).toBe(false)
    restores.push(
      `update menu_items set promo_from = null, promo_until = null where id = ${String(items[0]?._id)}`,
      `delete from menu_places where item = ${String(items[0]?._id)} and menu = ${String(menus[0]?._id)}`,
    )
  })
  afterAll(async () => {
    for (const restore of restores) await api().rows(restore)
  })

  test("any price is rounded the same", async () => {
    const samples = fc.sample(
      fc.tuple(fc.integer({ min: -100, max: 9_999_999 }), fc.constantFrom(...roundings)),
      300,
    )
    const rows = await api().rows(
      `select round_price(cents, rule)::int as cents from (values ${samples.map(([of, rule], at) => `(${at}, ${of}::bigint, '${rule}')`).join(", ")}) v(at, cents, rule) order by at`,
    )
    expect(rows.map((row) => row["cents"])).toEqual(samples.map(([of, rule]) => roundPrice(of, rule)))
  })

  test("any item costs the same in any menu at any moment", async () => {
    const { items, menus } = await read()
    const [id, menuId] = [Number(items[0]?._id), Number(menus[0]?._id)]
    for (const [itemRow, menuRow, at, override, isNamed] of fc.sample(
      fc.tuple(item, menu, moment, maybe(cents), fc.boolean()),
      60,
    )) {
      await api().rows(`update menu_items set ${sets(itemRow)} where id = ${id}`)
      await api().rows(`update menus set ${sets(menuRow)} where id = ${menuId}`)
      await api().rows(`delete from menu_places where item = ${id} and menu = ${menuId}`)
      if (override !== null)
        await api().rows(
          `insert into menu_places (application_id, company_id, menu, item, price_override) select application_id, company_id, ${menuId}, id, ${override} from menu_items where id = ${id}`,
        )
      const data: MenuData = await read()
      const named = isNamed ? menuId : undefined
      const [row] = await api().rows(
        `select price_of(${id}, ${named ?? "null"}, ${stores.company}, '${at}')::int as cents`,
      )
      const expected = priceOf(
        data,
        data.items.find((one) => one._id === id)!,
        named,
        Date.parse(at),
      )
      expect(row?.["cents"], JSON.stringify({ itemRow, menuRow, at, override, isNamed })).toBe(expected)
    }
  })

  test("all items of a menu cost together what each does alone", async () => {
    const { menus } = await read()
    for (const menu of [null, menus[0]?._id, menus.at(-1)?._id]) {
      const [row] = await api().rows(
        `select count(*)::int as items, count(*) filter (where p.cents = price_of(p.item, ${String(menu)}, ${stores.company}, now()))::int as same
          from prices_of(${String(menu)}, ${stores.company}, now()) p`,
      )
      const { items } = await read()
      expect(row).toEqual({ items: items.length, same: items.length })
    }
  })

  test("an item has no price in another store, nor by the menu of one", async () => {
    const [own, foreign] = [await read(), await read(stores.other)]
    const [id, menuId] = [Number(own.items[0]?._id), Number(foreign.menus[0]?._id)]
    const [row] = await api().rows(
      `select price_of(${id}, null, ${stores.other}, now()) as none,
        price_of(${id}, ${menuId}, ${stores.company}, now()) = price_of(${id}, null, ${stores.company}, now()) as same`,
    )
    expect(row).toEqual({ none: null, same: true })
  })
}
