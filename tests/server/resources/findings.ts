import { expect, test } from "vitest"
import { textFinder } from "../../../src/contract/search/searchTexts.ts"
import { isValidOn } from "../../../src/contract/resource/validity.ts"
import { valueOrder } from "../../../src/contract/resource/valueOrder.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { coupons as couponList } from "../../../src/contract/resources/coupons.ts"
import type { Api } from "../api.ts"

interface Row {
  readonly _id: number
  readonly [name: string]: unknown
}

/** Finding, ordering and taking along records of the demo. */
export const findingSuite = (api: () => Api) => {
  const ask = (path: string, body: unknown, language = "pt-BR") =>
    api().ask("POST", path, { as: "root", body, headers: { "accept-language": language } })
  const find = async (path: string, filter: object, more: object = {}): Promise<ReadonlyArray<Row>> => {
    const { status, body } = await ask(`${path}/find`, { filter, pageSize: 100, ...more })
    expect(status).toBe(200)
    return body.items
  }
  const coupons = "/company/coupons"
  const described: Resource = couponList
  const aDay = Date.now() + 3 * 86_400_000
  const sunday = new Date(aDay - new Date(aDay).getUTCDay() * 86_400_000).toISOString().slice(0, 10)

  test.each<readonly [string, object, (row: Row) => boolean]>([
    [
      "several statuses",
      { status: ["PAUSED", "EXPIRED"] },
      ({ status }) => status === "PAUSED" || status === "EXPIRED",
    ],
    ["a type", { type: ["FIXED"] }, ({ type }) => type === "FIXED"],
    [
      "an amount",
      { minOrder: { from: 5000, to: 6000 } },
      ({ minOrder }) => Number(minOrder) >= 5000 && Number(minOrder) <= 6000,
    ],
    ["an owner", { owner: [2, 3] }, ({ owner }) => [2, 3].includes((owner as Row)._id)],
    [
      "a period",
      { startsAt: { from: "2020-01-01", to: new Date().toISOString().slice(0, 10) } },
      ({ startsAt }) => new Date(startsAt as string).getTime() < Date.now() + 86_400_000,
    ],
    ["a day they count on", { validOn: sunday }, (row) => isValidOn(described, (name) => row[name], sunday)],
    [
      "days on some of which they count",
      { validOn: { from: "2019-01-01", to: sunday } },
      (row) => isValidOn(described, (name) => row[name], { from: "2019-01-01", to: sunday }),
    ],
    ["a word", { search: "pizza" }, ({ code, title }) => textFinder("pizza")(`${code} ${title}`)],
    ["two letters", { search: "ac" }, ({ code, title }) => textFinder("ac")(`${code} ${title}`)],
  ])("somebody who filters coupons by %s finds all of those and no others", async (_, filter, fits) => {
    const all = await find(coupons, {})
    const found = await find(coupons, filter)
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(all.length)
    expect(found).toEqual(all.filter(fits))
  })

  test("somebody filters by a record a coupon names, and by yes or no", async () => {
    const [first] = await find("/company/segments", { search: "pizza" })
    const named = await find(coupons, { segments: [first!._id] })
    expect(named.map(({ code }) => code)).toEqual(["PIZZA15"])
    const active = await find("/packing", { isActive: [false] })
    expect(active.map(({ name }) => name)).toContain("Engradado")
    expect(active.every(({ isActive }) => isActive === false)).toBe(true)
  })

  test("pages of any order hold every coupon once, also where values are missing", async () => {
    for (const sortField of ["id", "code", "type", "endsAt", "percent", "used", "status"])
      for (const sortOrder of ["asc", "desc"]) {
        const pages = []
        for (const pageNumber of [0, 1, 2, 3, 4])
          pages.push(...(await find(coupons, {}, { sortField, sortOrder, pageNumber, pageSize: 9 })))
        const all = await find(coupons, {}, { sortField, sortOrder })
        expect(pages.map(({ _id }) => _id)).toEqual(all.map(({ _id }) => _id))
        const file = await ask(`${coupons}/export`, { filter: {}, sortField, sortOrder, columns: ["id"] })
        expect(file.text.trim().split("\r\n").slice(1).map(Number)).toEqual(all.map(({ _id }) => _id))
      }
  })

  test("choices are sorted by what they are called in the reader's language, in lists and files", async () => {
    const types = {
      "pt-BR": ["CASHBACK", "FREE_DELIVERY", "PERCENT", "FIXED"],
      en: ["CASHBACK", "FIXED", "FREE_DELIVERY", "PERCENT"],
    }
    for (const [language, wanted] of Object.entries(types)) {
      const order = { filter: {}, sortField: "type", sortOrder: "asc" }
      const rows: ReadonlyArray<Row> = (await ask(`${coupons}/find`, { ...order, pageSize: 100 }, language))
        .body.items
      const met = [...new Set(rows.map(({ type }) => String(type)))]
      expect(met.length).toBeGreaterThan(2)
      expect(met).toEqual(wanted.filter((type) => met.includes(type)))
      const { text } = await ask(`${coupons}/export`, { ...order, columns: ["id"] }, language)
      expect(text.trim().split("\r\n").slice(1, 101).map(Number)).toEqual(rows.map(({ _id }) => _id))
    }
  })

  test("a coupon past its end and a contract about to end are found, sorted, filed and moved as such, though nobody wrote it", async () => {
    const ask1 = (method: "POST" | "PUT" | "DELETE", path: string, body?: object) =>
      api().ask(method, path, { as: "root", ...(body ? { body } : {}) })
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    const named = { owner: 1, code: "JAPASSOU", title: "Já passou", type: "FIXED", value: 500 }
    const rules = { startsAt: day(0.5), endsAt: day(1), audience: "ALL", fundedBy: "COMPANY" }
    const { body: made } = await ask1("POST", coupons, { ...named, ...rules })
    expect(made).toMatchObject({ status: "SCHEDULED", nextStatuses: ["PAUSED", "EXPIRED"] })
    const times = { startsAt: day(-2), version: 1 }
    const { body: begun } = await ask1("PUT", `${coupons}/${made._id}`, times)
    expect(begun.status, "nobody moves one whose start has passed").toBe("ACTIVE")
    const { body: past } = await ask1("PUT", `${coupons}/${made._id}`, { endsAt: day(-1), version: 2 })
    expect(past).toMatchObject({ status: "EXPIRED", nextStatuses: [] })
    expect((await find(coupons, { status: ["EXPIRED"], search: "JAPASSOU" })).length).toBe(1)
    expect(await find(coupons, { status: ["SCHEDULED"], search: "JAPASSOU" })).toEqual([])
    const moved = await ask1("POST", `${coupons}/${made._id}/move`, { to: "ACTIVE" })
    expect(moved.body).toMatchObject({ code: "move_refused", from: "EXPIRED" })
    const sorted = await find(coupons, { search: "a" }, { sortField: "status", sortOrder: "asc" })
    const statuses = sorted.map(({ status }) => String(status))
    const inOrder = valueOrder(described, "status", "ptBr")!
    expect(statuses).toEqual(statuses.toSorted((one, other) => inOrder.indexOf(one) - inOrder.indexOf(other)))
    await ask1("DELETE", `${coupons}/${made._id}`)
    const contracts = "/company/contracts"
    const signers = [{ name: "Ana Prado", email: "ana@exemplo.test" }]
    const terms = { owner: 1, number: "CT-VENCE", startsAt: "2020-01-01", renewal: "MANUAL", signers }
    const { body: contract } = await ask1("POST", contracts, { ...terms, endsAt: day(10).slice(0, 10) })
    await ask1("POST", `${contracts}/${contract._id}/move`, { to: "SENT" })
    await ask1("POST", `${contracts}/${contract._id}/finish`, { list: "signers", item: "ANA@exemplo.test" })
    const [ending] = await find(contracts, { search: "CT-VENCE", status: ["ENDING"] })
    expect(ending).toMatchObject({ status: "ENDING", nextStatuses: ["ENDED", "CANCELED"] })
    const { body: own } = await ask1("PUT", `${contracts}/${contract._id}`, { renewal: "AUTO", version: 3 })
    expect(own.status, "one that renews itself goes on").toBe("ACTIVE")
    await ask1("DELETE", `${contracts}/${contract._id}`)
  })

  test("a file speaks the reader's language", async () => {
    const wanted = { filter: { search: "BEMVINDO10" }, sortField: "id", sortOrder: "asc" }
    const columns = ["code", "type", "percent", "status", "owner"]
    const ptBr = await ask(`${coupons}/export`, { ...wanted, columns })
    expect(ptBr.text.replace("\ufeff", "")).toBe(
      "Código;Tipo;Desconto (%);Situação;Empresa\r\nBEMVINDO10;Percentual;10,00;Ativo;Cantina do Largo\r\n",
    )
    const en = await ask(`${coupons}/export`, { ...wanted, columns }, "en")
    expect(en.text).toContain("BEMVINDO10,Percentage,10.00,Active,Cantina do Largo")
  })

  test("somebody puts segments in another order, first, between and last", async () => {
    const path = "/company/segments"
    const order = async () => (await find(path, {}, { sortField: "position" })).map(({ _id }) => _id)
    const [one, two, three] = await order()
    const put = (id: number, place: object) => ask(`${path}/${id}/order`, place)
    expect((await put(three!, { before: one })).status).toBe(204)
    expect((await order()).slice(0, 3)).toEqual([three, one, two])
    await put(three!, { before: two })
    expect((await order()).slice(0, 3)).toEqual([one, three, two])
    await put(three!, { after: two })
    expect((await order()).slice(0, 3)).toEqual([one, two, three])
    const { body: past } = await api().ask("GET", `${path}/${three!}/history`, { as: "root" })
    expect(past.items[0]).toMatchObject({
      action: "ORDER",
      changes: [{ field: "position", old: 2, new: 3 }],
    })
    await put(one!, {})
    expect((await order()).at(-1)).toBe(one)
    expect((await put(two!, { after: 999_999 })).status).toBe(422)
  })

  test("departments are paged by those at the top, each with what is found beneath it", async () => {
    const tree = async (filter: object, more: object = {}) => {
      const { body } = await ask("/department/tree", { filter, ...more })
      return { ...body, names: body.items.map(({ name }: Row) => name) }
    }
    const own = { owner: [2] }
    const all = await find("/department", own, { sortField: "position" })
    const roots = all.filter(({ parent }) => parent === null)
    const first = await tree(own, { sortField: "position", pageSize: 3 })
    expect(first).toMatchObject({ totalCount: all.length, rootCount: roots.length })
    expect(first.names.slice(0, 5)).toEqual([
      "Hortifrúti",
      "Frutas",
      "Verduras e legumes",
      "Orgânicos",
      "Açougue e peixaria",
    ])
    const pages = [...first.items]
    for (let pageNumber = 1; pageNumber * 3 < roots.length; pageNumber++)
      pages.push(...(await tree(own, { sortField: "position", pageSize: 3, pageNumber })).items)
    expect(pages.map(({ _id }) => _id).toSorted()).toEqual(all.map(({ _id }) => _id).toSorted())
    const beyond = await tree(own, { pageNumber: 99 })
    expect(beyond).toMatchObject({ items: [], rootCount: roots.length })
    const searched = await tree({ ...own, search: "vinhos" })
    expect([searched.names, searched.totalCount, searched.rootCount]).toEqual([["Bebidas", "Vinhos"], 1, 1])
    const backwards = await tree({ ...own, search: "fru" }, { sortField: "name", sortOrder: "desc" })
    expect(backwards.names).toEqual(["Hortifrúti", "Frutas", "Açougue e peixaria", "Peixes e frutos do mar"])
  })

  test("who signs a contract stays once it is sent, and a save with the same signers leaves what they signed", async () => {
    const [contract] = await find("/company/contracts", { status: ["ACTIVE"] }, { pageSize: 1 })
    type Signer = { readonly name: string; readonly email: string; readonly signedAt: string | null }
    const signers = contract!["signers"] as ReadonlyArray<Signer>
    expect(signers[0]?.signedAt).not.toBeNull()
    const put = (wanted: ReadonlyArray<object>) =>
      api().ask("PUT", `/company/contracts/${contract!._id}`, {
        as: "root",
        body: { signers: wanted, version: contract!["version"] },
      })
    const same = signers.map(({ name, email }) => ({ name, email }))
    for (const other of [[{ name: "Carla Nunes", email: "carla@exemplo.test" }, ...same], same.slice(1)])
      expect((await put(other)).body.issues).toMatchObject([{ path: "body.signers", code: "unknown" }])
    expect((await put(same)).body.signers).toEqual(signers)
  })
}
