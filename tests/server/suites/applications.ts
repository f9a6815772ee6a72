import { get, type IncomingHttpHeaders } from "node:http"
import { afterAll, expect, test } from "vitest"
import { anyVersion, type Api, type Ask, fresh, type Kind } from "../api.ts"
import { bytes, fileCalls } from "../fileCalls.ts"

const path = "/v2/admin/applications"

/** Applications and their brands (section 7, applications admin API): who may write them, what a style may hold, and what each host shows. */
export const applicationSuite = (api: () => Api) => {
  const made: Array<number> = []
  const ask = (method: string, to: string, how: Ask = {}) => api().ask(method, to, { as: "root", ...how })
  const create = async (body: object, how: Ask = {}) => {
    const answer = await ask("POST", path, { body, ...how })
    if (answer.status === 200) made.push(answer.body._id as number)
    return answer
  }
  const save = (id: number, body: object) =>
    ask("PUT", `${path}/${id}`, { body: { _id: id, ...body }, headers: anyVersion })
  const styleOf = async (domain: string) => {
    const answer = await fetch(`${api().server.address}/v2/setting/app/admin/styles?domain=${domain}`)
    return { style: ((await answer.json()) as { adminStyle: unknown }).adminStyle }
  }
  const host = () =>
    `${fresh("painel")
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, "")}.exemplo.test`
  afterAll(async () => {
    for (const id of made) await ask("DELETE", `${path}/${id}`)
  })

  test("the paginator finds by name, status and upgrade, and a search for nothing finds all", async () => {
    const name = fresh("Sabor da Vila")
    const { body } = await create({ name, typeApp: "SINGLE_STORE", status: "BUILDING", upgrade: "PENDING" })
    const page = async (query: string) => (await ask("GET", `${path}/paginator?${query}`)).body
    expect((await page(`name=${name}&status=BUILDING&upgrade=PENDING`)).items).toEqual([body])
    expect((await page(`name=${name}&upgrade=DONE`)).totalCount).toBe(0)
    expect((await page("pageIn=0&pageOut=1")).items).toHaveLength(1)
    const search = async (text: string) => (await ask("GET", `${path}/search?name=${text}`)).body
    expect(await search(`%20${name}%20`)).toEqual([{ _id: body._id, name }])
    expect((await search("null")).length).toBe((await page("pageOut=100")).totalCount)
    expect((await ask("GET", `${path}/search-name/${body._id}`)).body).toEqual({ _id: body._id, name })
    const upgrades = await ask("GET", `${path}/upgrade?typeApp=SINGLE_STORE&status=BUILDING`)
    expect(upgrades.body).toContainEqual(body)
    expect((await ask("GET", `${path}/upgrade?typeApp=SINGLE_STORE`)).status).toBe(400)
  })

  test("root writes, an application's own users only look at theirs, and others see its name and project", async () => {
    const { body } = await create({ name: fresh("Aplicação") })
    const own = (await ask("GET", `${path}/paginator`, { as: "application" })).body
    expect(own.items.map(({ _id }: { _id: number }) => _id)).toEqual([1])
    expect(
      (await ask("PUT", `${path}/1`, { as: "application", body: { _id: 1, name: "Minha" } })).status,
    ).toBe(403)
    expect((await ask("GET", `${path}/${body._id}`, { as: "application" })).status).toBe(404)
    expect((await ask("GET", `${path}/paginator`, { as: "restaurant" })).status).toBe(403)
    expect((await ask("GET", `${path}/1`, { as: "restaurant" })).body).toEqual({
      _id: 1,
      name: "Balcão Delivery",
    })
  })

  test("a save keeps what it leaves out, is refused from an older version, and is in the history", async () => {
    const stores = { iosVersion: "4.2.0" }
    const { body } = await create({ name: fresh("Histórica"), stores, adminStyle: { titleTab: "Um" } })
    const { _id, version } = body
    const put = (more: object) => ask("PUT", `${path}/${_id}`, { body: { _id, version, ...more } })
    const saved = await put({ adminStyle: { footerTitle: "Dois" }, stores: { androidVersion: "4.3" } })
    expect(saved.body).toMatchObject({
      adminStyle: { titleTab: "Um", footerTitle: "Dois" },
      stores: { iosVersion: "4.2.0", androidVersion: "4.3" },
    })
    expect((await put({ name: "Outra" })).body.code).toBe("stale_application")
    const history = await ask("GET", `${path}/${_id}/history`)
    expect(history.body.items.map(({ action }: { action: string }) => action)).toEqual(["UPDATE", "CREATE"])
    expect((await ask("DELETE", `${path}/${_id}`)).status).toBe(204)
    expect((await ask("GET", `${path}/${_id}`)).status).toBe(404)
  })

  test("an application companies belong to stays, and says what keeps it", async () => {
    const answer = await ask("DELETE", `${path}/1`)
    expect([answer.status, answer.body.code]).toEqual([409, "record_in_use"])
    expect(["companies", "franchises", "users"]).toContain(answer.body.by)
  })

  const scripts = [
    "javascript:alert(1)",
    " \tjavascript:alert(1)",
    "java\nscript:alert(1)",
    "vbscript:msgbox(1)",
    "data:image/svg+xml,<svg onload=alert(1)>",
    "data:text/html;base64,PHNjcmlwdD4=",
    "//evil.test/logo.png",
    "/\\evil.test/logo.png",
    "http://evil.test/logo.png",
    "https://a:b@evil.test/logo.png",
    "<script>alert(1)</script>",
  ]
  const noColors = ["red", "#fff", "#12345g", "red;}body{display:none", "#123456;}", "url(https://evil.test)"]
  const refused = [
    ...["logo", "tabIcon", "backgroundLogin"].flatMap((field) =>
      scripts.map((value) => ({ adminStyle: { [field]: value } })),
    ),
    ...noColors.map((primaryColor) => ({ adminStyle: { primaryColor } })),
    ...["2026-02-30", "<script>", "soon"].map((expiration) => ({ adminStyle: { expiration } })),
    ...["exemplo.test:8080", "exemplo.test/x", "Exemplo.test", "<script>"].map((host) => ({
      domains: [host],
    })),
    ...["http://exemplo.test", ...scripts].map((databaseURL) => ({ firebase: { databaseURL } })),
    ...["iosVersion", "androidVersion", "minVersion"].map((field) => ({ stores: { [field]: "<script>" } })),
  ]

  test("scripts, addresses and colors that are none are refused in every field of an application, and nothing is written", async () => {
    const count = async () => (await api().rows("select count(*)::int as n from applications"))[0]!["n"]
    const before = await count()
    const taken = []
    for (const body of refused) {
      const { status } = await create({ name: fresh("Recusada"), ...body })
      if (status !== 400) taken.push([status, body])
    }
    expect(taken).toEqual([])
    expect(await count()).toBe(before)
  })

  test("text is text, however it looks, on the host and on public pages", async () => {
    const domain = host()
    const text = "</title><script>alert(1)</script>"
    const adminStyle = { titleTab: text, footerTitle: "javascript:alert(1)" }
    const plain = { projectId: text, apiKey: text, appId: text, messagingSenderId: text }
    const stores = { appleId: text, playId: text }
    const name = "<img src=x onerror=alert(1)>"
    const { body } = await create({ name, domains: [domain], adminStyle, firebase: plain, stores })
    expect(body).toMatchObject({ name, adminStyle, firebase: plain, stores })
    expect((await styleOf(domain)).style).toEqual(adminStyle)
    const open = await fetch(`${api().server.address}/public/applications/${body._id}`)
    expect(open.headers.get("content-type")).toContain("application/json")
    expect(await open.json()).toEqual({ name, adminStyle })
  })

  test("each host shows its application's style, whatever its spelling, and a domain of two is refused", async () => {
    const [one, two] = [host(), host()]
    const first = await create({ name: fresh("Um"), domains: [one], adminStyle: { titleTab: "Um" } })
    const second = await create({ name: fresh("Dois"), domains: [two], adminStyle: { titleTab: "Dois" } })
    expect((await styleOf(`${one.toUpperCase()}:443`)).style).toEqual({ titleTab: "Um" })
    expect((await styleOf(`${two}.`)).style).toEqual({ titleTab: "Dois" })
    expect((await styleOf("desconhecido.exemplo.test")).style).toBeNull()
    const refused = await save(second.body._id, { domains: [two, one] })
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({ code: "value_taken", field: "domains" }),
    ])
    expect((await create({ name: fresh("Três"), domains: [one] })).status).toBe(409)
    expect((await save(first.body._id, { domains: [] })).status).toBe(200)
    expect((await save(second.body._id, { domains: [two, one] })).status).toBe(200)
    expect((await styleOf(one)).style).toEqual({ titleTab: "Dois" })
  })

  test("root is told which saved domains lead here, and no address of a private network is asked", async () => {
    const here = `${host().split(".")[0]}.localhost`
    const domains = [here, "169.254.169.254", "10.0.0.1"]
    const { body } = await create({ name: fresh("Apontada"), domains })
    const check = (as: Kind) => ask("GET", `${path}/${body._id}/domains`, { as })
    const states = (await check("root")).body.map((one: { state: string }) => one.state)
    expect(states).toEqual(["HERE", "UNCHECKED", "UNCHECKED"])
    expect((await check("application")).status).toBe(403)
    expect((await api().ask("GET", "/.well-known/balcao/too-short")).status).toBe(404)
  })

  test("a forged host header changes nothing of what others may keep", async () => {
    const domain = host()
    await create({ name: fresh("Forjada"), domains: [domain], adminStyle: { titleTab: "Certa" } })
    const asked = new URL(`/v2/setting/app/admin/styles?domain=${domain}`, api().server.address)
    // Not by fetch, which sends the host it connects to.
    const answerTo = (headers: Readonly<Record<string, string>>) =>
      new Promise<{ readonly text: string; readonly headers: IncomingHttpHeaders }>((resolve, reject) => {
        get(asked, { headers }, (answer) => {
          let text = ""
          answer.setEncoding("utf8")
          answer.on("data", (part: string) => (text += part))
          answer.on("end", () => resolve({ text, headers: answer.headers }))
        }).on("error", reject)
      })
    const forged = { host: "evil.test", "x-forwarded-host": "delivery.balcao.test", forwarded: "host=evil" }
    for (const { text, headers } of [await answerTo({ host: domain }), await answerTo(forged)]) {
      expect(JSON.parse(text)).toEqual({ adminStyle: { titleTab: "Certa" }, registrationTerms: null })
      expect(headers["cache-control"]).toBe("public, max-age=300")
      expect(headers.vary ?? "").not.toMatch(/host/i)
    }
  })

  test("a logo that was uploaded is anybody's to see once a style names it, and one that is no picture is refused", async () => {
    const { send } = fileCalls(api)
    const file = await send("root", bytes.png, "logo.png")
    const address = `/v2/setting/app/admin/pictures/${file.body._id}`
    expect((await api().ask("GET", address)).status).toBe(404)
    const { body } = await create({ name: fresh("Com logo"), adminStyle: { logo: address } })
    const shown = await api().ask("GET", address)
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/png"])
    expect(shown.headers.get("content-security-policy")).toContain("sandbox")
    const pdf = await send("root", bytes.pdf, "logo.pdf", "application/pdf")
    const wrong = { adminStyle: { logo: `/v2/setting/app/admin/pictures/${pdf.body._id}` } }
    expect((await save(body._id, wrong)).body.code).toBe("unknown_reference")
    expect((await send("root", bytes.svg, "logo.png")).body.code).toBe("file_type_refused")
    const huge = await send("root", Buffer.concat([bytes.png, Buffer.alloc(10 * 1024 * 1024)]), "logo.png")
    expect([huge.status, huge.body.message]).toEqual([413, "O arquivo é grande demais: o máximo são 5 MB."])
    await save(body._id, { adminStyle: { logo: null } })
    expect((await api().ask("GET", address)).status).toBe(404)
  })
}
