import { createHash } from "node:crypto"
import { createServer, request } from "node:http"
import type { AddressInfo } from "node:net"
import { sentences } from "../../../host/server/composition/sentences.ts"
import { bareServer } from "../../../host/server/http/bareServer.ts"
import { afterAll, beforeAll, expect, test } from "vitest"
import { pictureFetcher } from "../../../host/server/applications/pictures/fetchPicture.ts"
import { keptPictures } from "../../../host/server/applications/pictures/keptPictures.ts"
import { servePictures } from "../../../host/server/applications/pictures/servePictures.ts"
import { type Api, options } from "../api.ts"
import { pngWithPlace, secretPlace } from "../../smallFiles.ts"
import { bytes } from "../fileCalls.ts"

/** Pictures of brands that are on other hosts: each is fetched once and served from here. */
export const fetchedPictureSuite = (api: () => Api) => {
  const answers = new Map<
    string,
    { readonly status?: number; readonly to?: string; readonly body?: Uint8Array }
  >()
  const heard: Array<string> = []
  const origin = createServer((asked, answer) => {
    heard.push(`${asked.headers.host} ${asked.url}`)
    const { status = 200, to, body } = answers.get(asked.url ?? "") ?? { status: 404 }
    answer
      .writeHead(status, { "content-type": "text/html", ...(to !== undefined && { location: to }) })
      .end(body)
  })
  let port = 0
  beforeAll(async () => {
    await new Promise<void>((done) => origin.listen(0, "127.0.0.1", done))
    port = (origin.address() as AddressInfo).port
    answers.set("/logo.png", { body: bytes.png })
    answers.set("/moved", { status: 302, to: "/logo.png" })
    answers.set("/inside", { status: 302, to: `https://inside.test:${port}/logo.png` })
    answers.set("/plain", { status: 302, to: `http://logo.test:${port}/logo.png` })
    answers.set("/round", { status: 302, to: "/round" })
    answers.set("/page", { body: Buffer.from("<html><script>alert(1)</script>") })
    answers.set("/large", { body: Buffer.concat([bytes.png, Buffer.alloc(2_000_001)]) })
  })
  afterAll(async () => {
    await new Promise((done) => origin.close(done))
    await api().rows("update applications set admin_style = null where id = 2")
  })

  /** Names are the test's own: one is the internet's, one of a private network, one of both. */
  const names = new Map([
    ["logo.test", ["127.0.0.1"]],
    ["inside.test", ["10.0.0.7"]],
    ["both.test", ["127.0.0.1", "192.168.0.1"]],
  ])
  const fetchPicture = pictureFetcher({
    resolve: async (name) => names.get(name) ?? [],
    isAllowed: (address) => address === "127.0.0.1",
    request: request as never,
  })
  const addressOf = (path: string, host = "logo.test") => `https://${host}:${port}${path}`

  test("a picture is fetched from the public internet alone, also after redirects", async () => {
    expect((await fetchPicture(addressOf("/logo.png")))?.type).toBe("image/png")
    expect((await fetchPicture(addressOf("/moved")))?.type).toBe("image/png")
    const before = heard.length
    const inside = [
      addressOf("/logo.png", "inside.test"),
      addressOf("/logo.png", "both.test"),
      addressOf("/a", "none.test"),
    ]
    for (const one of inside) expect(await fetchPicture(one)).toBeUndefined()
    expect(heard.length, "nobody was asked").toBe(before)
    for (const path of ["/inside", "/plain", "/round", "/page", "/large", "/none"])
      expect([path, await fetchPicture(addressOf(path))]).toEqual([path, undefined])
    expect(await pictureFetcher()("https://127.0.0.1/logo.png")).toBeUndefined()
    expect(await pictureFetcher()("https://[::1]/logo.png")).toBeUndefined()
  })

  test("a brand's picture is served from here, fetched once, and its copy stays while its host is away", async () => {
    const address = addressOf("/logo.png")
    const style = JSON.stringify({ logo: address, tabIcon: "/icone.png" })
    await api().rows(`update applications set admin_style = '${style}' where id = 2`)
    await api().rows(
      "insert into application_domains (domain, application_id, position) values ('marca.test', 2, 0)",
    )
    const { body } = await api().ask("GET", "/v2/setting/app/admin/styles?domain=marca.test")
    const { logo, tabIcon } = body.adminStyle as Readonly<Record<string, string>>
    expect([logo, tabIcon]).toEqual([
      expect.stringMatching(/^\/v2\/setting\/app\/admin\/pictures\/from\/[\da-f]{64}$/),
      "/icone.png",
    ])
    expect((await api().ask("GET", "/public/applications/2")).body.adminStyle.logo).toBe(logo)
    let ahead = 0
    const app = bareServer(options(), sentences)
    servePictures(
      app,
      keptPictures(api().server.store!.db, fetchPicture, () => Date.now() + ahead),
    )
    const before = heard.length
    const shown = await Promise.all([app.inject(logo!), app.inject(logo!)])
    for (const { statusCode, headers, rawPayload } of [...shown, await app.inject(logo!)]) {
      expect([statusCode, headers["content-type"]]).toEqual([200, "image/png"])
      expect(rawPayload.equals(bytes.png)).toBe(true)
      expect(headers["content-security-policy"]).toContain("sandbox")
    }
    expect(heard.length - before).toBe(1)
    answers.delete("/logo.png")
    ahead = 25 * 3_600_000
    expect((await app.inject(logo!)).statusCode).toBe(200)
    expect(heard.length - before, "it was asked for anew").toBe(2)
    await api().rows("update applications set admin_style = null where id = 2")
    expect((await app.inject(logo!)).statusCode, "what no brand names is asked of nobody").toBe(404)
    await app.close()
    await api().rows("delete from application_domains where domain = 'marca.test'")
  })

  test("a person's picture on another host is served from here while a person names it", async () => {
    answers.set("/ana.png", { body: pngWithPlace })
    const address = addressOf("/ana.png")
    const hash = createHash("sha256").update(address).digest("hex")
    const path = `/v2/setting/app/admin/pictures/from/${hash}`
    const app = bareServer(options(), sentences)
    servePictures(app, keptPictures(api().server.store!.db, fetchPicture))
    expect((await app.inject(path)).statusCode).toBe(404)
    await api().rows(`update users set pic = '${address}' where id = 1`)
    const shown = await app.inject(path)
    expect([shown.statusCode, shown.headers["content-type"]]).toEqual([200, "image/png"])
    expect(shown.rawPayload.includes(secretPlace), "nor where it was taken").toBe(false)
    await api().rows("update users set pic = null where id = 1")
    expect((await app.inject(path)).statusCode).toBe(404)
    await app.close()
  })
}
