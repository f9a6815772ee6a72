import * as Schema from "effect/Schema"
import { beforeAll, expect, test } from "vitest"
import { publicId } from "../../../src/contract/menu/public/publicIds.ts"
import type { MenuSnapshot } from "../../../src/contract/menu/public/snapshot.ts"
import { menuSnapshot, merchantDescription } from "../../unit/contract/menu/openDelivery.ts"
import type { Api } from "../api.ts"
import { jpegWithPlace, pngWithPlace, secretPlace, webpWithPlace } from "../../smallFiles.ts"
import { bytes, fileCalls } from "../fileCalls.ts"
import { menuCalls } from "../menuCalls.ts"

/** Tests of menus that anybody may read. */
export const publicMenuSuite = (api: () => Api) => {
  const { stores, ask, read, stop, findStores } = menuCalls(api)
  const files = fileCalls(api)
  const merchant = () => publicId("merchant", Number(stores.company))
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    api().ask("GET", `/public/${path}`, { headers })
  const menus = async () =>
    (await get(`merchants/${merchant()}/menus`)).body.menus as ReadonlyArray<{ id: string }>
  const snapshotPath = async () => `merchants/${merchant()}/menus/${(await menus())[0]!.id}/snapshot`
  const setStatus = (status: string) =>
    api().rows(
      `update companies set status = '${status}', version = version + 1 where id = ${stores.company}`,
    )

  beforeAll(async () => {
    await findStores()
    const [row] = await api().rows(`select cnpj, account from companies where id = ${stores.company}`)
    if (!row?.["account"])
      await api().rows(`update companies set pix_key = 'chave' where id = ${stores.company}`)
  })

  test("anybody reads the menus of a store and all of one, from any page, without a sign-in", async () => {
    const list = await get(`merchants/${merchant()}/menus`)
    expect([list.status, list.headers.get("access-control-allow-origin")]).toEqual([200, "*"])
    expect(list.body.menus.length).toBeGreaterThan(0)
    const { status, body, headers } = await get(await snapshotPath(), { origin: "https://page.test" })
    expect([status, headers.get("access-control-allow-origin")]).toEqual([200, "*"])
    const snapshot = body as MenuSnapshot
    expect(snapshot.merchantId).toBe(merchant())
    expect(snapshot.categories.flatMap(({ itemOffers }) => itemOffers).length).toBeGreaterThan(0)
    expect(JSON.stringify(snapshot)).not.toMatch(/"(cost|stock|ncm|marginPercent|createdBy)"/)
  })

  test("other systems read the store with all of its menus, once it has a logo", async () => {
    const path = `merchants/${merchant()}`
    const setLogo = (logo: number | null) =>
      api().rows(`update companies set logo = ${logo}, version = version + 1 where id = ${stores.company}`)
    await setLogo(null)
    expect((await get(path)).status).toBe(404)
    const { body: logo } = await files.send("root", bytes.png, "logo.png")
    await setLogo(Number(logo._id))
    const { status, body } = await get(path)
    expect(status).toBe(200)
    expect(() => Schema.decodeUnknownSync(merchantDescription)(body)).not.toThrow()
    expect((await get(`menus/pictures/${logo._id}`)).status).toBe(200)
    const snapshot = (await get(await snapshotPath())).body
    expect(() => Schema.decodeUnknownSync(menuSnapshot)(snapshot)).not.toThrow()
    await setLogo(null)
  })

  test("an answer that is known is not sent again, and one that changed is", async () => {
    const path = await snapshotPath()
    const first = await get(path)
    const tag = first.headers.get("etag")!
    const again = await get(path, { "if-none-match": `"other", ${tag}` })
    expect([again.status, again.text, again.headers.get("access-control-allow-origin")]).toEqual([
      304,
      "",
      "*",
    ])
    const sold = (await read()).items.find(({ status }) => status === "AVAILABLE")!
    const offer = async () => {
      const answer = await get(path, { "if-none-match": tag })
      const offers = (answer.body as MenuSnapshot).categories.flatMap(({ itemOffers }) => itemOffers)
      return offers.find(({ itemId }) => itemId === publicId("item", Number(sold._id)))
    }
    await stop({ item: sold._id, until: null })
    expect(await offer()).toMatchObject({ status: "UNAVAILABLE" })
    await stop({ item: sold._id, returns: true })
    const back = await get(path)
    expect(back.headers.get("etag")).toBe(tag)
  })

  test("a reader who waits is told at once of what is sold out, whoever sold it out", async () => {
    const path = await snapshotPath()
    const tag = (await get(path)).headers.get("etag")!
    const next = (after: string) => get(`${path}?after=${encodeURIComponent(after)}`)
    expect((await next('"another"')).status).toBe(200)
    const sold = (await read()).items.find(({ status }) => status === "AVAILABLE")!
    const waiting = next(tag)
    // It holds: nothing has changed yet.
    const first = await Promise.race([waiting, get(path).then(() => "held" as const)])
    expect(first).toBe("held")
    await api().rows(
      `update menu_items set status = 'OUT_OF_STOCK', version = version + 1 where id = ${sold._id}`,
    )
    const { status, body, headers } = await waiting
    expect([status, headers.get("etag") === tag]).toEqual([200, false])
    const offers = (body as MenuSnapshot).categories.flatMap(({ itemOffers }) => itemOffers)
    expect(offers.find(({ itemId }) => itemId === publicId("item", Number(sold._id)))).toMatchObject({
      status: "UNAVAILABLE",
    })
    await stop({ item: sold._id, returns: true })
  })

  test("an answer is compressed as its reader accepts, and known by one tag", async () => {
    const path = await snapshotPath()
    const answers = await Promise.all(
      ["gzip", "gzip, br", "br;q=0, gzip;q=0.5", "identity"].map((accepted) =>
        get(path, { "accept-encoding": accepted }),
      ),
    )
    expect(answers.map(({ headers }) => headers.get("content-encoding"))).toEqual([
      "gzip",
      "br",
      "gzip",
      null,
    ])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const tag = answers[3]!.headers.get("etag")!
    expect(new Set(answers.slice(0, 3).map(({ headers }) => headers.get("etag")))).toEqual(
      new Set([`W/${tag}`]),
    )
  })

  test("a store that is blocked, or not ready to sell, has no menu for anybody", async () => {
    const path = await snapshotPath()
    await setStatus("BLOCKED")
    expect((await get(path)).status).toBe(404)
    expect((await get(`merchants/${merchant()}/menus`)).status).toBe(404)
    await setStatus("APPROVED")
    expect((await get(path)).status).toBe(200)
  })

  test("a store that has sold out of everything shows its menu, and says so", async () => {
    const path = await snapshotPath()
    const sold = (await read()).items.filter(({ status }) => status === "AVAILABLE")
    for (const { _id } of sold) await stop({ item: _id, until: null })
    const { status, body } = await get(path)
    const offers = (body as MenuSnapshot).categories.flatMap(({ itemOffers }) => itemOffers)
    expect([status, new Set(offers.map((offer) => offer.status))]).toEqual([200, new Set(["UNAVAILABLE"])])
    for (const { _id } of sold) await stop({ item: _id, returns: true })
  })

  test("addresses that name nothing are not found, whatever stands in them", async () => {
    const path = await snapshotPath()
    const other = publicId("merchant", 999_999)
    const wrong = [
      `merchants/${other}/menus`,
      `merchants/${stores.company}/menus`,
      `merchants/${merchant()}/menus/1/snapshot`,
      `merchants/${merchant()}/menus/${merchant()}/snapshot`,
      path.replace(merchant(), other),
      `merchants/..%2f..%2fetc/menus`,
      "menus/pictures/0",
      "menus/pictures/1e3",
      "menus/pictures/999999",
    ]
    for (const one of wrong) expect([one, (await get(one)).status]).toEqual([one, 404])
  })

  test("a picture is seen by anybody while a public menu shows it, and by nobody else's leave", async () => {
    const picture = await files.send("root", bytes.png, "prato.png")
    const id = Number(picture.body._id)
    const path = `menus/pictures/${id}`
    expect((await get(path)).status).toBe(404)
    const item = (await read()).items.find(({ status }) => status === "AVAILABLE")!
    const name = { op: "set", list: "items", _id: item._id, version: item.version, fields: { images: [id] } }
    const named = await api().ask("POST", `/menu/${stores.company}/changes`, {
      as: "root",
      body: { ops: [name] },
    })
    expect(named.status).toBe(200)
    const seen = await get(path)
    expect([
      seen.status,
      seen.headers.get("content-type"),
      seen.headers.get("access-control-allow-origin"),
    ]).toEqual([200, "image/png", "*"])
    expect((await get(path, { "if-none-match": seen.headers.get("etag")! })).status).toBe(304)
    const snapshot = (await get(await snapshotPath())).body as MenuSnapshot
    const address = snapshot.items.find((one) => one.id === publicId("item", Number(item._id)))?.images?.[0]
      ?.URL
    expect(address).toBe(`${api().server.address}/public/${path}`)
    await setStatus("BLOCKED")
    expect((await get(path)).status).toBe(404)
    await setStatus("APPROVED")
    await ask("POST", `/menu-item/${item._id}/move`, { to: "HIDDEN" })
    expect((await get(path)).status).toBe(404)
    await ask("POST", `/menu-item/${item._id}/move`, { to: "AVAILABLE" })
  })

  test("several pictures of an item keep their order, and none tells where or with what it was taken", async () => {
    const photos = [jpegWithPlace(6), webpWithPlace(1), pngWithPlace] as const
    const sent = []
    for (const [at, photo] of photos.entries())
      sent.push((await files.send("root", Buffer.from(photo), `prato-${at}`)).body)
    const images = sent.map(({ _id }) => Number(_id)).toReversed()
    const { _id, version } = (await read()).items.find(({ status }) => status === "AVAILABLE")!
    const set = { op: "set", list: "items", _id, version, fields: { images } }
    const path = `/menu/${stores.company}/changes`
    expect((await api().ask("POST", path, { as: "root", body: { ops: [set] } })).status).toBe(200)
    expect((await read()).items.find((one) => one._id === _id)?.images).toEqual(images)
    for (const id of images) {
      const answer = await fetch(`${api().server.address}/public/menus/pictures/${id}`)
      const content = Buffer.from(await answer.arrayBuffer())
      expect([answer.status, content.length > 0, content.includes(secretPlace)]).toEqual([200, true, false])
    }
    const tooMany = { ...set, version: version + 1, fields: { images: [...images, images[0], 1] } }
    expect((await api().ask("POST", path, { as: "root", body: { ops: [tooMany] } })).status).toBe(400)
  })
}
