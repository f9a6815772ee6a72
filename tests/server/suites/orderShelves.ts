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
    expect((await find(elsewhere, "line=0&search=ze", "root")).body).toEqual([])
  })
}
