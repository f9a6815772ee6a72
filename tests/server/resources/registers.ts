import { expect, test } from "vitest"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { type Answer, type Api, fresh, type Kind } from "../api.ts"
import { bytes, fileCalls } from "../fileCalls.ts"
import { asking } from "./asking.ts"

/** Tests of lists of offers and help beyond every list's behavior. */
export const registerSuite = (api: () => Api, resources: ReadonlyArray<Resource>) => {
  const { ask, create } = asking(api, resources)
  const { send } = fileCalls(api)
  const named = (name: string) => resources.find((one) => one.name === name)!

  test("a reader who asks to be forgotten leaves neither name nor phone, here or in the history", async () => {
    const { body } = await create(named("offerPeople"), { name: "Rita Prado", phone: "11987650000" })
    const path = `/offer/person/${body._id}`
    await ask("PUT", path, { phone: "11987651111", version: 1 })
    const wrong = await ask("POST", `${path}/anonymize`, { name: "Rita" })
    expect([wrong.status, wrong.body.issues[0].path]).toEqual([400, "body.name"])
    const denied = await ask("POST", `${path}/anonymize`, { name: "Rita Prado" }, { as: "restaurant" })
    expect(denied.status).toBe(403)
    const done = await ask("POST", `${path}/anonymize`, { name: "Rita Prado" })
    expect([done.status, done.body.status]).toEqual([200, "ANONYMIZED"])
    const after = await ask("GET", path)
    expect(after.body).toMatchObject({
      name: `#${body._id}`,
      phone: null,
      email: null,
      city: null,
      nextStatuses: [],
    })
    const history = await ask("GET", `${path}/history`)
    expect(history.text).not.toMatch(/Rita|1198765/)
    expect(history.body.items).toHaveLength(3)
  })

  test("a store goes although readers keep it, and what they kept still says what it was called", async () => {
    const { body: company } = await create(named("offerCompanies"))
    const { body: store } = await create(named("offerStores"), { company: company._id })
    await api().rows(`insert into offer_favorites (application_id, target, kind, store)
      values (1, 'Loja de quem guarda', 'STORE', ${store._id})`)
    expect((await ask("DELETE", `/offer/store/${store._id}`)).status).toBe(204)
    const kept = await api().rows("select store from offer_favorites where target = 'Loja de quem guarda'")
    expect(kept).toEqual([{ store: null }])
  })

  const published = async (values: object = {}) => {
    const { body } = await create(named("faqArticles"), values)
    return ask("POST", `/faq-article/${body._id}/move`, { to: "PUBLISHED" })
  }

  test("an article is nobody else's until it is published, wherever they look", async () => {
    const title = fresh("Rascunho")
    const { body } = await create(named("faqArticles"), { title })
    const as = "restaurant"
    const list = async (who: Kind) =>
      (
        await ask(
          "POST",
          "/faq-article/find",
          { filter: { search: title }, pageNumber: 0, pageSize: 5 },
          { as: who },
        )
      ).body
    const seen = async () => [
      (await list(as)).totalCount,
      (await ask("GET", `/faq-article/${body._id}`, undefined, { as })).status,
      (await ask("GET", `/faq-article/${body._id}/history`, undefined, { as })).status,
      (await ask("POST", `/faq-article/${body._id}/vote`, { isHelpful: true }, { as })).status,
      (await ask("GET", `/choices/faqArticles?search=${title}`, undefined, { as })).body.length,
      (await ask("GET", `/choices?search=${title}`, undefined, { as })).body.length,
      (await ask("GET", `/faq-suggestions?search=${title}`, undefined, { as })).body.length,
    ]
    expect((await list("root")).totalCount).toBe(1)
    expect(await seen()).toEqual([0, 404, 404, 404, 0, 0, 0])
    await ask("POST", `/faq-article/${body._id}/move`, { to: "PUBLISHED" })
    expect(await seen()).toEqual([1, 200, 200, 200, 1, 1, 1])
    const all = (await ask("POST", "/faq-article/find", { filter: {}, pageNumber: 0, pageSize: 5 }, { as }))
      .body
    const drafts = await ask(
      "POST",
      "/faq-article/find",
      { filter: { status: ["DRAFT"] }, pageNumber: 0, pageSize: 5 },
      { as },
    )
    expect([all.totalCount, drafts.body.totalCount]).toEqual([all.totalCount, 0])
    await ask("POST", `/faq-article/${body._id}/move`, { to: "DRAFT" })
    expect(await seen()).toEqual([0, 404, 404, 404, 0, 0, 0])
  })

  test("each says once whether an article helped, and may change their mind", async () => {
    const { body } = await published()
    const vote = async (isHelpful: boolean, as: "root" | "restaurant") =>
      (await ask("POST", `/faq-article/${body._id}/vote`, { isHelpful }, { as })).body
    expect(await vote(true, "root")).toEqual({ helpful: 1, unhelpful: 0 })
    expect(await vote(false, "restaurant")).toEqual({ helpful: 1, unhelpful: 1 })
    await Promise.all([vote(false, "root"), vote(false, "root")])
    expect(await vote(true, "restaurant")).toEqual({ helpful: 1, unhelpful: 1 })
    expect((await ask("GET", `/faq-article/${body._id}`)).body).toMatchObject({ helpful: 1, unhelpful: 1 })
    const foreign = await published({ owner: 2 })
    const refused = await ask(
      "POST",
      `/faq-article/${foreign.body._id}/vote`,
      { isHelpful: true },
      { as: "restaurant" },
    )
    expect(refused.status).toBe(404)
  })

  test("a branch's check digit is the one its bank gives that number", async () => {
    const [{ id } = {}] = await api().rows("select id from banks where code = '237'")
    const branch = { bank: Number(id), number: "0151", checkDigit: "7" }
    const wrong = await create(named("bankBranches"), branch)
    expect([wrong.status, wrong.body.issues?.[0].path]).toEqual([400, "body.checkDigit"])
    const { body } = await create(named("bankBranches"), { ...branch, checkDigit: "1" })
    const moved = await ask("PUT", `/bank-branch/${body._id}`, { number: "0152", version: 1 })
    expect([moved.status, moved.body.issues?.[0].path]).toEqual([400, "body.checkDigit"])
  })

  test("a font is one by its bytes, and fonts are taken where fonts are asked for alone", async () => {
    const font = await send("root", bytes.font, "capa.png")
    expect(font.body).toMatchObject({ type: "font/woff2", label: "capa.png.woff2" })
    const picture = await send("root", bytes.png, "fonte.ttf")
    const wrong = await create(named("offerFonts"), { file: picture.body._id })
    expect([wrong.status, wrong.body.code, wrong.body.field]).toEqual([422, "unknown_reference", "file"])
    const right = await create(named("offerFonts"), { file: font.body._id })
    expect(right.body.file).toEqual({ _id: font.body._id, label: "capa.png.woff2" })
    const document = await create(named("offerTabloids"), { document: font.body._id })
    expect([document.status, document.body.field]).toEqual([422, "document"])
    await create(named("offerTabloids"), { fonts: [right.body._id] })
    expect((await ask("GET", `/offer/font/${right.body._id}`)).body.uses).toBe(1)
    const kept = await ask("DELETE", `/offer/font/${right.body._id}`)
    expect([kept.status, kept.body.by]).toEqual([409, "offerTabloids"])
  })

  test("pages of a tabloid stand in the order they are put in, are pictures alone, and are kept while it names them", async () => {
    const sent = await Promise.all(
      ["um.png", "dois.png", "três.png"].map((name) => send("root", bytes.png, name)),
    )
    const [one, two, three] = sent.map(({ body }) => body._id as number)
    const { body } = await create(named("offerTabloids"))
    const path = `/offer/tabloid/${body._id}`
    const save = (pages: ReadonlyArray<number | undefined>, version: number) =>
      ask("PUT", path, { pages, version })
    const idsOf = ({ body: { pages } }: Answer) => pages.map(({ _id }: { _id: number }) => _id)
    expect(idsOf(await save([one, two, three], 1))).toEqual([one, two, three])
    expect(idsOf(await save([three, one], 2))).toEqual([three, one])
    const font = await send("root", bytes.font, "a.woff2")
    expect((await save([font.body._id, one], 3)).body).toMatchObject({ field: "pages" })
    const read = (id: number | undefined, who: Kind) => ask("GET", `/files/${id}`, undefined, { as: who })
    expect([(await read(three, "root")).status, (await read(three, "restaurant")).status]).toEqual([200, 404])
    expect((await api().rows(`select from offer_tabloids_pages where record_id = ${body._id}`)).length).toBe(
      2,
    )
    expect((await ask("DELETE", path)).status).toBe(204)
  })

  test("an advertiser, its stores and their cities count the tabloids that are live, and nobody else's", async () => {
    const { body: company } = await create(named("offerCompanies"))
    const [city, elsewhere] = [
      (await create(named("offerCities"))).body._id,
      (await create(named("offerCities"))).body._id,
    ]
    const { body: store } = await create(named("offerStores"), { company: company._id, city })
    const { body: other } = await create(named("offerStores"), { company: company._id, city: elsewhere })
    const days = { startsAt: "2020-01-01T03:00:00Z", endsAt: "2096-01-01T03:00:00Z" }
    const of = { company: company._id, title: fresh("T"), cities: [], ...days }
    const publish = async (more: object) => {
      const { body } = await create(named("offerTabloids"), { ...of, ...more })
      for (const to of ["PENDING", "PUBLISHED"]) await ask("POST", `/offer/tabloid/${body._id}/move`, { to })
    }
    await publish({ stores: [] })
    await publish({ stores: [store._id] })
    await publish({ stores: [], startsAt: "9025-01-01T03:00:00Z" })
    const live = async (path: string) => (await ask("GET", path)).body.liveTabloids
    expect(await live(`/offer/company/${company._id}`)).toBe(2)
    expect(await live(`/offer/store/${store._id}`)).toBe(2)
    expect(await live(`/offer/store/${other._id}`)).toBe(1)
    expect(await live(`/offer/city/${city}`)).toBe(2)
    expect(await live(`/offer/city/${elsewhere}`)).toBe(1)
    const found = async (path: string, filter: object) =>
      (await ask("POST", `${path}/find`, { filter, pageNumber: 0, pageSize: 100 })).body.items.map(
        ({ _id }: { _id: number }) => _id,
      )
    const { states } = (await ask("GET", `/offer/store/${store._id}`)).body
    const inState = await found("/offer/store", { states: [states[0]._id], company: [company._id] })
    expect(inState).toContain(store._id)
    expect(await found("/offer/city", { hasStores: [false] })).not.toContain(city)
    expect(await found("/offer/company", { isLive: [true] })).toContain(company._id)
  })
}
