import { expect, test } from "vitest"
import { legalDocuments } from "../../../src/contract/resources/legalDocuments.ts"
import { type Api, fresh, type Kind } from "../api.ts"

const { path } = legalDocuments
const script = `<script>alert(1)</script>`

/** Tests of legal documents beyond every list's behavior: editions, the public text, and acceptance. */
export const legalSuite = (api: () => Api) => {
  const ask = (method: string, to: string, body?: unknown, as: Kind = "root") =>
    api().ask(method, to, { as, body })
  const write = async (more: object = {}) => {
    const body = {
      title: fresh("Termos"),
      type: "CONTRACT",
      language: "ptBr",
      body: `# Um\n\n**Dois** *três* [quatro](https://a.test) ${"<"}3`,
      owner: 1,
      ...more,
    }
    return (await ask("POST", path, body)).body as { readonly _id: number; readonly version: number }
  }
  const publish = async (id: number) => (await ask("POST", `${path}/${id}/move`, { to: "PUBLISHED" })).body
  const read = (query = "language=ptBr", type = "CONTRACT", application: number | string = 1) =>
    api().ask("GET", `/public/applications/${application}/documents/${type}?${query}`)

  test("publishing numbers an edition and supersedes the one before, of its audience and language alone", async () => {
    const [one, two, forCouriers] = [await write(), await write(), await write({ userType: "DELIVERYMAN" })]
    const first = await publish(one._id)
    expect(first).toMatchObject({ status: "PUBLISHED", edition: 1, publishedAt: expect.any(String) })
    await publish(forCouriers._id)
    expect(await publish(two._id)).toMatchObject({ status: "PUBLISHED", edition: 2 })
    const { body: former } = await ask("GET", `${path}/${one._id}`)
    expect([former.status, former.version]).toEqual(["SUPERSEDED", first.version + 1])
    expect((await ask("GET", `${path}/${forCouriers._id}`)).body).toMatchObject({
      status: "PUBLISHED",
      edition: 1,
    })
    const { body: past } = await ask("GET", `${path}/${one._id}/history`)
    expect(past.items[0]).toMatchObject({
      action: "STATUS",
      changes: [{ field: "status", old: "PUBLISHED", new: "SUPERSEDED" }],
    })
  })

  test("who registers agrees to the terms in force of the host's application, or on a host of none of the first that has some", async () => {
    const termsOn = async (domain: string) =>
      (await ask("GET", `/v2/setting/app/admin/styles?domain=${domain}`)).body.registrationTerms
    await publish((await write({ type: "TERMS", owner: 2, userType: "CUSTOMER" }))._id)
    const { _id } = await write({ type: "TERMS", owner: 2 })
    expect([await termsOn("mercado.balcao.test"), await termsOn("localhost")]).toEqual([null, 1])
    await publish(_id)
    expect([await termsOn("mercado.balcao.test"), await termsOn("localhost")]).toEqual([2, 1])
  })

  test("two drafts published in one call are two editions, and the later one counts", async () => {
    const more = { type: "COOKIE", language: "en" }
    const ids = [await write(more), await write(more)].map(({ _id }) => _id)
    await ask("POST", `${path}/move`, { rows: { ids }, to: "PUBLISHED" })
    const rows = await api().rows(
      `select status, edition from legal_documents where id in (${ids.join(",")}) order by edition`,
    )
    expect(rows.map(({ status }) => status)).toEqual(["SUPERSEDED", "PUBLISHED"])
    expect(Number(rows[1]?.["edition"]) - Number(rows[0]?.["edition"])).toBe(1)
  })

  test("what was published neither changes nor goes", async () => {
    const { _id } = await write()
    const { version } = await publish(_id)
    const saved = await ask("PUT", `${path}/${_id}`, { body: "Outro", version })
    expect([saved.status, saved.body.issues[0].path]).toEqual([400, "body.body"])
    expect((await ask("DELETE", `${path}/${_id}`)).body).toMatchObject({ by: "publication" })
    const draft = await write()
    expect((await ask("DELETE", `${path}/${draft._id}`)).status).toBe(204)
  })

  test("tags and links that are no addresses are refused by what is written", async () => {
    const unsafe = `${script} [a](javascript:alert(1)) [b](data:text/html,x) [c](mailto:a@b.test)`
    const { status, body } = await ask("POST", path, {
      title: "T",
      type: "TERMS",
      language: "ptBr",
      body: unsafe,
      owner: 1,
    })
    expect(status).toBe(400)
    expect(body.issues.map((issue: { path: string }) => issue.path)).toEqual([
      "body.body.<script>",
      "body.body.</script>",
      "body.body.[a](javascript:alert(1))",
      "body.body.[b](data:text/html,x)",
    ])
  })

  test("anybody reads the document in force as a tree, in their language or else the other", async () => {
    const { _id } = await write({ title: script })
    const { edition } = await publish(_id)
    const { status, body, headers } = await read()
    expect([status, body._id, body.title, body.edition]).toEqual([200, _id, script, edition])
    expect(body.blocks).toEqual([
      { kind: "heading", parts: [{ text: "Um" }] },
      {
        kind: "paragraph",
        parts: [
          { text: "Dois", isBold: true },
          { text: " " },
          { text: "três", isItalic: true },
          { text: " " },
          { text: "quatro", href: "https://a.test" },
          { text: " <3" },
        ],
      },
    ])
    expect(headers.get("cache-control")).toBe("public, max-age=300")
    expect((await read("language=en")).body.language).toBe("ptBr")
    expect((await read("language=ptBr&userType=SHOPPER")).body).toMatchObject({ userType: null, _id })
  })

  test("an unknown application, type, audience or language gets text, and a draft nobody", async () => {
    await write({ type: "COOKIE", owner: 2 })
    const asked = [
      read("language=ptBr", "CONTRACT", 999_999),
      read("language=ptBr", "CONTRACT", "javascript:1"),
      read("language=ptBr", "SCRIPT"),
      read("language=ptBr&userType=ROOT"),
      read("language=fr"),
      read("language=ptBr", "COOKIE", 2),
    ]
    const answers = await Promise.all(asked)
    expect(answers.map(({ status }) => status)).toEqual([404, 400, 400, 400, 400, 404])
    for (const { headers } of answers) expect(headers.get("content-type")).toContain("application/json")
  })

  test("who works at a store accepts what is in force for stores, once, and is asked again by the next edition", async () => {
    const more = { type: "TERMS", userType: "COMPANY", requiresAcceptance: true }
    const { _id } = await write(more)
    await publish(_id)
    const mine = async (as: Kind = "restaurant") =>
      (await ask("GET", "/legal-documents/mine?language=ptBr", undefined, as)).body as ReadonlyArray<{
        readonly _id: number
        readonly type: string
        readonly acceptedAt: string | null
      }>
    const terms = async () => (await mine()).find(({ type }) => type === "TERMS")
    expect(await terms()).toMatchObject({ _id, acceptedAt: null, requiresAcceptance: true })
    const accept = (id: number, as: Kind = "restaurant") =>
      ask("POST", `/legal-documents/mine/${id}/accept`, undefined, as)
    const once = await accept(_id)
    const twice = await accept(_id)
    expect([once.status, twice.body]).toEqual([200, once.body])
    expect(await terms()).toMatchObject(once.body)
    const { body: log } = await ask("GET", `${path}/${_id}/acceptances`, undefined, "application")
    expect(log).toMatchObject({
      totalCount: 1,
      items: [{ user: expect.any(String), company: expect.any(String), address: expect.any(String) }],
    })
    expect((await ask("GET", `${path}/${_id}`)).body.acceptances).toBe(1)
    const next = await write(more)
    await publish(next._id)
    expect(await terms()).toMatchObject({ _id: next._id, acceptedAt: null })
    expect((await accept(_id)).status).toBe(404)
    expect(await mine("root")).toEqual([])
    expect((await ask("GET", `${path}/${_id}/acceptances`, undefined, "restaurant")).status).toBe(403)
    const foreign = await write({ ...more, owner: 2 })
    await publish(foreign._id)
    expect((await accept(foreign._id)).status).toBe(404)
    expect((await ask("GET", `/legal-documents/mine/${foreign._id}`, undefined, "restaurant")).status).toBe(
      404,
    )
  })
}
