import { expect, test } from "vitest"
import type { Api, Ask } from "../api.ts"

interface Listed {
  readonly _id: number
  readonly flag: string
  readonly typeOfVehicle: string
  readonly unpaidCents: number
}

/** Many delivery people at once: a list as a file, and deleting. */
export const deliveryBulkSuite = (api: () => Api) => {
  const ask = (method: string, path: string, how: Ask = {}) => api().ask(method, path, { as: "root", ...how })
  const page = async (query: string) =>
    (await ask("GET", `/delivery-man/paginator/?pageOut=100&${query}`)).body
  const make = (body: object) => ask("POST", "/delivery-man", { body: { company: 1, ...body } })

  test("a manager saves the delivery people a filter finds as a file, in their language, with no whole CPF", async () => {
    const filter = { company: [1], typeOfVehicle: ["CAR"] }
    const wish = { filter, sortField: "id", sortOrder: "desc", columns: ["person", "cpf", "flag", "payment"] }
    const file = async (language: string) => {
      const headers = { "accept-language": language }
      const answer = await ask("POST", "/delivery-man/exportDeliveryPeople", { body: wish, headers })
      return answer.text
        .replace(/^\ufeff/, "")
        .trimEnd()
        .split("\r\n")
    }
    const [head, ...rows] = await file("pt-BR")
    expect(head).toBe("Nome;CPF;Situação;A pagar")
    const named = (await page("company=1&typeOfVehicle=CAR")).items.map(
      ({ person }: { person: { name: string } | null }) => person?.name ?? "",
    )
    expect(rows.map((row) => row.split(";")[0])).toEqual(named.toReversed())
    for (const row of rows)
      expect(row).toMatch(/^[^;]*;(\*{3}\.\d{3}\.\d{3}-\*\*)?;(Liberado|Em rota|Indisponível);\d+,\d\d$/)
    expect((await file("en"))[0]).toBe("Name,CPF,Status,To pay")
  })

  test("a manager deletes many at once: named ones, and all a filter finds while their number stays", async () => {
    const made = async (name: string) => (await make({ person: { name } })).body._id as number
    const [first, second, third] = [
      await made("Zuleide Um"),
      await made("Zuleide Dois"),
      await made("Zuleide Três"),
    ]
    const remove = (body: object) => ask("POST", "/delivery-man/removeDeliveryPeople", { body })
    expect((await remove({ ids: [first, 999_999] })).body).toEqual({
      removed: 1,
      refused: [{ id: 999_999, code: "not_found" }],
    })
    const filter = { search: "zuleide" }
    expect((await remove({ filter, expected: 3 })).body).toMatchObject({ _tag: "CountChanged", count: 2 })
    expect((await remove({ filter, expected: 2 })).body).toEqual({ removed: 2, refused: [] })
    for (const id of [first, second, third])
      expect((await ask("GET", `/delivery-man/list/${id}`)).status).toBe(404)
    const told = await api().rows(
      `select count(*)::int as count from delivery_removals where delivery_person_id in (${first}, ${second}, ${third})`,
    )
    expect(told).toEqual([{ count: 3 }])
  })

  test("a manager finds delivery people by several values and by ranges, and what each finds is as the list says", async () => {
    const find = async (filter: object) => {
      const of = { filter: { company: [1, 2, 3], ...filter }, pageSize: 100 }
      const { body } = await ask("POST", "/delivery-man/findDeliveryPeople", { body: of })
      return body as { readonly items: ReadonlyArray<Listed> }
    }
    const all = (await find({})).items
    const both = (await find({ flag: ["FREE", "UNAVAILABLE"], typeOfVehicle: ["CAR", "BICYCLE"] })).items
    expect(both.map(({ _id }) => _id)).toEqual(
      all
        .filter(
          ({ flag, typeOfVehicle }) => flag !== "ON_ROUTE" && ["CAR", "BICYCLE"].includes(typeOfVehicle),
        )
        .map(({ _id }) => _id),
    )
    const owed = (await find({ payment: { from: 1, to: 20_000 } })).items
    expect(owed.map(({ _id }) => _id)).toEqual(
      all.filter(({ unpaidCents }) => unpaidCents >= 1 && unpaidCents <= 20_000).map(({ _id }) => _id),
    )
    expect(owed.length).toBeGreaterThan(0)
    const { body } = await make({
      person: { name: "Valdirene Prazo" },
      cnh: { number: "1", validUntil: "2031-05-01" },
      registration: "PENDING",
    })
    const due = {
      validUntil: { from: "2031-05-01", to: "2031-05-01" },
      registration: ["PENDING", "REJECTED"],
    }
    expect((await find(due)).items.map(({ _id }) => _id)).toEqual([body._id])
    await ask("DELETE", `/delivery-man/delete/${body._id}`)
  })
}
