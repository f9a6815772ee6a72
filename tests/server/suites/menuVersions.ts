import { afterAll, beforeAll, expect, test } from "vitest"
import type { MenuOp } from "../../../src/contract/menu/menuOps.ts"
import { publicId } from "../../../src/contract/menu/public/publicIds.ts"
import type { MenuSnapshot } from "../../../src/contract/menu/public/snapshot.ts"
import type { VersionPage } from "../../../src/contract/menu/versions/menuVersionCalls.ts"
import type { Api } from "../api.ts"
import { bytes, fileCalls } from "../fileCalls.ts"
import { menuCalls } from "../menuCalls.ts"

/** Tests of versions of a menu, and of publishing. */
export const menuVersionSuite = (api: () => Api) => {
  const { stores, ask, read, change, made, stop, set, findStores } = menuCalls(api)
  const path = (rest: string) => `/menu/${stores.company}/${rest}`
  const page = async (): Promise<VersionPage> => (await ask("GET", path("versions"))).body
  const diff = async (number: number, to?: number) =>
    (await ask("GET", path(`versions/${number}/diff${to === undefined ? "" : `?to=${to}`}`))).body
  const kinds = async (number: number) =>
    ((await diff(number)).lines as ReadonlyArray<{ kind: string }>).map(({ kind }) => kind)
  const publishes = (value: "AUTO" | "MANUAL") => set("menu.publishes", value)
  const offers = async () => {
    const merchant = `/public/merchants/${publicId("merchant", stores.company)}`
    const { body: list } = await api().ask("GET", `${merchant}/menus`, {})
    const { body } = await api().ask("GET", `${merchant}/menus/${list.menus[0].id}/snapshot`, {})
    const snapshot = body as MenuSnapshot
    return new Map(
      snapshot.categories
        .flatMap(({ itemOffers }) => itemOffers)
        .map(({ itemId, status, unityPrice }) => [itemId, [status, unityPrice.originalValue] as const]),
    )
  }
  const ofItem = (id: unknown) => publicId("item", Number(id))
  /** Items whose price is their own, and that are on sale. */
  const plainItems = async () => {
    const { items } = await read()
    return items.filter(
      ({ status, promoPrice, price }) => status === "AVAILABLE" && promoPrice === undefined && price > 0,
    )
  }
  const setPrice = ({ _id, version }: { _id: unknown; version: number }, price: number): MenuOp => ({
    op: "set",
    list: "items",
    _id: _id as number,
    version,
    fields: { price },
  })

  beforeAll(async () => {
    await findStores()
    await api().rows(`update companies set pix_key = 'chave' where id = ${stores.company}`)
    await api().rows(`delete from menu_versions where company_id = ${stores.company}`)
  })
  afterAll(() => publishes("AUTO"))

  test("changes of one person are one version, and the state before the first one is kept", async () => {
    const [item] = await plainItems()
    const { price } = item!
    const { rows } = await made(setPrice(item!, price + 100))
    await made(setPrice(rows.items[0], price + 200))
    const { versions, pending, publishes: mode } = await page()
    expect([mode, pending, versions.map(({ number }) => number)]).toEqual(["AUTO", 0, [2, 1]])
    expect(versions[0]).toMatchObject({ isOpen: true, counts: { PRICE: 1 }, by: expect.any(String) })
    expect((await diff(1)).lines[0]).toMatchObject({ kind: "PRICE", name: item!.name })
  })

  test("what is sold out makes no version, a change after ten minutes makes one, and so does one of another list", async () => {
    const [item] = await plainItems()
    const before = (await page()).versions.length
    await stop({ item: item!._id, until: null })
    await stop({ item: item!._id, returns: true })
    expect((await page()).versions).toHaveLength(before)
    await api().rows(
      `update menu_versions set started_at = now() - interval '11 minutes' where company_id = ${stores.company}`,
    )
    await made(setPrice((await plainItems())[0]!, 4321))
    const { versions } = await page()
    expect(versions[0]?.number).toBe(before + 1)
    expect(versions[1]).not.toHaveProperty("isOpen")
    const { body: record } = await ask("GET", `/menu-item/${item!._id}`)
    const { status, text } = await ask("PUT", `/menu-item/${item!._id}`, {
      version: record.version,
      price: 5432,
    })
    expect(status, text).toBeLessThan(300)
    expect((await page()).versions[0]).not.toHaveProperty("by")
  })

  test("a version is restored as a new one: ids stay, and what is sold out and stock are as they are", async () => {
    const [first, second, third] = await plainItems()
    const start = (await page()).versions[0]!.number
    const before = await read()
    await api().rows(`update menu_versions set started_at = now() - interval '1 hour'`)
    const { ids } = await made(
      setPrice(first!, 1),
      { op: "remove", list: "items", _id: second!._id, version: second!.version },
      {
        op: "create",
        list: "items",
        tempId: "new",
        fields: { name: "Só por hoje", category: first!.category, kind: "SIMPLE", price: 100 },
      },
    )
    await stop({ item: third!._id, until: null })
    const { status, body, text } = await ask("POST", path(`versions/${start}/restore`))
    expect(status, text).toBe(200)
    expect(body.versions[0]).toMatchObject({ restored: start, number: start + 2 })
    const after = await read()
    const row = (id: unknown) => after.items.find(({ _id }) => _id === id)
    expect(row(first!._id)).toMatchObject({ price: first!.price })
    expect(row(second!._id)).toMatchObject({ name: second!.name, price: second!.price })
    expect(row(third!._id)).toMatchObject({ status: "OUT_OF_STOCK" })
    expect(row(ids.new)).toMatchObject({ status: "HIDDEN" })
    const order = (data: typeof before) =>
      data.categories.map((category) =>
        data.items.flatMap((one) => (one.category === category._id && one._id !== ids.new ? [one._id] : [])),
      )
    expect(order(after)).toEqual(order(before))
    expect(await kinds(start)).toEqual([])
    await stop({ item: third!._id, returns: true })
  })

  test("the public reads what was published, and what is sold out at once", async () => {
    await publishes("MANUAL")
    const [first, second, third] = await plainItems()
    const was = await offers()
    await made(setPrice(first!, 9876))
    await made({ op: "status", list: "items", _id: second!._id, version: second!.version, to: "HIDDEN" })
    await stop({ item: third!._id, until: null })
    const waiting = await offers()
    expect(waiting.get(ofItem(first!._id))).toEqual(was.get(ofItem(first!._id)))
    expect(waiting.has(ofItem(second!._id))).toBe(false)
    expect(waiting.get(ofItem(third!._id))?.[0]).toBe("UNAVAILABLE")
    expect((await page()).pending).toBe(2)
    const { version } = await read()
    const { body } = await ask("POST", path("publish"), { note: "Novos preços" })
    expect([body.pending, body.versions[0].note]).toEqual([0, "Novos preços"])
    expect((await offers()).get(ofItem(first!._id))?.[1]).not.toBe(was.get(ofItem(first!._id))?.[1])
    const again = await ask("POST", path("publish"), {})
    expect(again.body.versions[0].number).toBe(body.versions[0].number)
    expect((await read()).version, "whoever has it open reads it again").toBe(version + 1)
    await stop({ item: third!._id, returns: true })
  })

  test("a draft's picture is nobody's but the store's until it is published", async () => {
    const files = fileCalls(api)
    const id = Number((await files.send("root", bytes.png, "prato.png")).body._id)
    const [item] = await plainItems()
    const { _id, version } = item!
    await made({ op: "set", list: "items", _id, version, fields: { images: [id] } })
    const seen = async () => (await api().ask("GET", `/public/menus/pictures/${id}`, {})).status
    expect(await seen()).toBe(404)
    await ask("POST", path("publish"), {})
    expect(await seen()).toBe(200)
  })

  test("a draft that a restored version takes the place of is kept, and never was public", async () => {
    const [first] = await plainItems()
    const published = (await page()).published!
    await made(setPrice(first!, 1234))
    const { body } = await ask("POST", path(`versions/${published}/restore`))
    expect([body.pending, body.published]).toEqual([0, published])
    expect(body.versions[0]).toMatchObject({ isDraft: true, counts: { PRICE: 1 } })
    expect((await read()).items.find(({ _id }) => _id === first!._id)?.price).toBe(first!.price)
  })

  test("of a publication, a restoration and a change at once each is made, one after the other", async () => {
    const [first, second] = await plainItems()
    const { published = 1, versions } = await page()
    await made(setPrice(first!, 2222))
    const answers = await Promise.all([
      ask("POST", path("publish"), {}),
      ask("POST", path(`versions/${published}/restore`)),
      ask("POST", path("publish"), {}),
      change(setPrice(second!, 3333)),
    ])
    // A restoration writes rows anew, so that a change made from an older one may be told so.
    expect(answers.slice(0, 3).map(({ status }) => status)).toEqual([200, 200, 200])
    expect([200, 412]).toContain(answers[3]!.status)
    const now = await page()
    const numbers = now.versions.map(({ number }) => number)
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one))
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(now.versions.length).toBeGreaterThan(versions.length)
    const snapshot = (await diff(now.published!)).total as number
    expect(now.pending).toBe(snapshot)
  })

  test("nobody reads, publishes or restores another store's versions, and a version that is not there is not found", async () => {
    const as = "restaurant" as const
    const { body: own } = await api().ask("GET", "/acl/users/me", { as })
    const foreign = [stores.company, stores.other].find((id) => id !== own.company?._id)
    const calls = [
      ["GET", `/menu/${foreign}/versions`],
      ["GET", `/menu/${foreign}/versions/1/diff`],
      ["POST", `/menu/${foreign}/publish`],
      ["POST", `/menu/${foreign}/versions/1/restore`],
    ] as const
    for (const [method, to] of calls) {
      const { status } = await api().ask(method, to, { as, ...(to.endsWith("publish") && { body: {} }) })
      expect([to, status]).toEqual([to, 404])
    }
    expect((await ask("GET", path("versions/99999/diff"))).status).toBe(404)
    expect((await ask("POST", path("versions/99999/restore"))).status).toBe(404)
  })
}
