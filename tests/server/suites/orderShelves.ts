import { afterAll, expect, test } from "vitest"
import type { Api, Kind } from "../api.ts"
import { orderCalls } from "../orderCalls.ts"

/** Tests of a store's shelf, based on its orders. */
export const orderShelfSuite = (api: () => Api) => {
  const { place, forget } = orderCalls(api)
  afterAll(forget)
  const line = (name: string, unitPriceCents: number, more: object = {}) => ({
    name,
    quantity: 1,
    unitPriceCents,
    totalCents: unitPriceCents,
    ...more,
  })
  const placeOf = (placed: string, ...items: ReadonlyArray<ReturnType<typeof line>>) => {
    const total = items.reduce((sum, { totalCents }) => sum + totalCents, 0)
    const payment = { kind: "ONLINE", method: "PIX", amountCents: total, state: "PAID" }
    return place("IN_PREPARATION", {
      placed_at: placed,
      items: `'${JSON.stringify(items)}'`,
      payments: `'${JSON.stringify([payment])}'`,
      total_cents: String(total),
      delivery_fee_cents: "0",
    })
  }
  const find = (id: number, query: string, as: Kind = "restaurant") =>
    api().ask("GET", `/order/${id}/shelf?${query}`, { as })

  test("who picks finds what their store sells at its last price, and nothing of others", async () => {
    const dairy = { aisle: "Prateleira de prova", unit: "UN" }
    await placeOf("now() - interval '2 hours'", line("Zé leite desnatado", 500, dairy))
    await placeOf(
      "now() - interval '1 hour'",
      line("Zé leite desnatado", 480, dairy),
      line("Zé quilo", 900, { unit: "KG" }),
    )
    await placeOf("now() - interval '1 hour'", line("Zé digitado", 100, { ...dairy, change: "SUBSTITUTED" }))
    const id = await placeOf("now()", line("Zé leite integral", 549, dairy), line("Outro", 100))
    const { body } = await find(id, "line=0&search=ze%20LEITE")
    expect(body).toEqual([{ name: "Zé leite desnatado", unitPriceCents: 480, ...dairy }])
    expect((await find(id, "line=0&search=z%C3%A9")).body, "no substitutes, no other measure").toEqual(body)
    expect((await find(id, "line=0")).body[0], "its aisle first").toEqual(body[0])
    expect((await find(id, "line=7")).status).toBe(404)
    expect((await find(id, "line=-1")).status).toBe(400)
    const [there, nowhere] = [
      await find(id, "line=0", "supermarket"),
      await find(999_999_999, "line=0", "supermarket"),
    ]
    expect([there.status, there.text], "of a company of others").toEqual([404, nowhere.text])
    const elsewhere = await place("IN_PREPARATION", { company_id: "2" })
    expect((await find(elsewhere, "line=0&search=ze%20leite", "root")).body).toEqual([])
  })

  test("a store with products is offered those on sale, like ones first, and the one whose code is scanned", async () => {
    const item = line("Leite integral 1 l", 549, { sku: "P0005", aisle: "Frios e laticínios", unit: "UN" })
    const payment = [{ kind: "ONLINE", method: "PIX", amountCents: 549, state: "PAID" }]
    const id = await place("IN_PREPARATION", {
      company_id: "2",
      items: `'${JSON.stringify([item])}'`,
      payments: `'${JSON.stringify(payment)}'`,
      total_cents: "549",
      delivery_fee_cents: "0",
    })
    const namesOf = async (search: string) => {
      const { body } = await find(id, `line=0&search=${encodeURIComponent(search)}`, "supermarket")
      return body.map(({ name }: { readonly name: string }) => name)
    }
    const dairy = ["Iogurte natural 170 g", "Manteiga com sal 200 g"]
    expect(await namesOf("campo claro")).toEqual([...dairy, "Queijo minas frescal 500 g"])
    expect(await namesOf("0007891000042607")).toEqual(await namesOf("7891000042607"))
    expect(await namesOf("17891000065768"), "the code of a box").toEqual(["Sabonete de aveia 90 g"])
    expect(await namesOf("muçarela"), "what is weighed stands in for nothing by the piece").toEqual([])
    expect(await namesOf("alface"), "out of stock").toEqual([])
    const [milk, water] = await api().rows(
      "select id from products where company_id = 2 and sku in ('P0005', 'P0041') order by id",
    )
    await api().rows(`insert into products_similar values (${milk!["id"]}, ${water!["id"]}, 0)`)
    expect((await namesOf(""))[0]).toBe("Água mineral sem gás 1,5 l")
    await api().rows("delete from products_similar")
    const { body } = await find(id, "line=0&search=papel", "supermarket")
    expect(body, "at the price of now").toMatchObject([
      { unitPriceCents: 1990, aisle: "Limpeza", unit: "UN" },
    ])
  })
}
