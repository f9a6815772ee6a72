import { expect, test } from "vitest"
import { type Api, fresh } from "../api.ts"

/** The texts of emails, what may stand in them, and a test of one. */
export const emailTemplateSuite = (api: () => Api) => {
  const ask = (method: string, path: string, body?: unknown) => api().ask(method, path, { as: "root", body })
  const makeType = async () => {
    const variables = [
      { name: "nome", sample: "Aline <b>", isRequired: false },
      { name: "link", sample: "https://exemplo.test/c/1", isRequired: true },
    ]
    const wish = { name: fresh("Tipo "), key: fresh("T").toUpperCase(), trigger: "MANUAL", audience: "USER" }
    return (await ask("POST", "/email-type", { ...wish, variables, owner: 1 })).body._id as number
  }
  const make = async (more: object) => {
    const wish = { name: fresh("Modelo "), language: "ptBr", subject: "Olá, {{Nome}}", owner: 1 }
    return ask("POST", "/email-template", { ...wish, type: await makeType(), ...more })
  }

  test("a template with HTML, a script or a link elsewhere than to the web is refused, and says what of it", async () => {
    const bodies = {
      "<script>alert(1)</script>": "<script>",
      '<img src="x" onerror="alert(1)">': '<img src="x" onerror="alert(1)">',
      "[Abrir](javascript:alert(1))": "[Abrir](javascript:alert(1))",
      "[Abrir](data:text/html,x)": "[Abrir](data:text/html,x)",
      "<!-- nada -->": "<!-- nada -->",
    }
    for (const [body, told] of Object.entries(bodies)) {
      const { status, body: answer } = await make({ body })
      expect([status, answer.issues[0]]).toMatchObject([400, { path: `body.body.${told}`, code: "markup" }])
    }
    expect((await make({ body: "1 < 2 e 3 > 2. [Site](https://exemplo.test)" })).status).toBe(200)
  })

  test("a variable its type does not offer is refused where it stands, now and when the type is another", async () => {
    const wish = { subject: "{{preço}}", preheader: "{{nome", body: "{{nome}} {{Link}}" }
    const { status, body } = await make(wish)
    expect([status, body.issues]).toMatchObject([
      400,
      [
        { path: "body.subject.preço", code: "variable" },
        { path: "body.preheader.{{nome", code: "variable" },
      ],
    ])
    const { body: made } = await make({ body: "{{nome}}" })
    const other = await ask("POST", "/email-type", {
      name: fresh("Tipo "),
      key: fresh("T").toUpperCase(),
      trigger: "MANUAL",
      audience: "USER",
      owner: 1,
    })
    const saved = await ask("PUT", `/email-template/${made._id}`, { type: other.body._id, version: 1 })
    expect(saved.body.issues).toMatchObject([{ path: "body.subject.Nome" }, { path: "body.body.nome" }])
  })

  test("a draft may lack what its type demands, and is not published without", async () => {
    const { body: made } = await make({ body: "Olá" })
    const path = `/email-template/${made._id}`
    const early = await ask("POST", `${path}/move`, { to: "PUBLISHED" })
    expect([early.status, early.body.issues]).toMatchObject([
      400,
      [{ path: "body.body.link", code: "missing" }],
    ])
    await ask("PUT", path, { body: "[Abrir]({{link}})", version: 1 })
    const { body: published } = await ask("POST", `${path}/move`, { to: "PUBLISHED" })
    expect(published).toMatchObject({ status: "PUBLISHED", publishedAt: expect.any(String) })
    const emptied = await ask("PUT", path, { body: "Olá", version: published.version })
    expect(emptied.body.issues).toMatchObject([{ path: "body.body.link", code: "missing" }])
  })

  test("a draft that is published takes the place of the template of its type and language", async () => {
    const type = await makeType()
    const publish = async (more: object = {}) => {
      const { body } = await make({ type, body: "[Abrir]({{link}})", ...more })
      return (await ask("POST", `/email-template/${body._id}/move`, { to: "PUBLISHED" })).body
    }
    const statusOf = async ({ _id }: { _id: number }) =>
      (await ask("GET", `/email-template/${_id}`)).body.status
    const [first, english, draft] = [await publish(), await publish({ language: "en" }), await publish()]
    expect([await statusOf(first), await statusOf(english), await statusOf(draft)]).toEqual([
      "SUPERSEDED",
      "PUBLISHED",
      "PUBLISHED",
    ])
    const { body: again } = await ask("POST", `/email-template/${first._id}/move`, { to: "PUBLISHED" })
    expect([again.status, await statusOf(draft)]).toEqual(["PUBLISHED", "SUPERSEDED"])
  })

  test("a test goes to whoever asks, with samples that are text, and is in the outbox that root alone sees", async () => {
    const { body: made } = await make({ body: "# Olá, {{nome}}\n\n- [Abrir]({{link}})\n- {{nome}}" })
    const { body: sent } = await ask("POST", `/email-template/${made._id}/test`)
    expect(sent).toEqual({ to: "root@balcao.test", kept: true })
    const find = (as: "root" | "application") =>
      api().ask("POST", "/outbox/find", {
        as,
        body: { filter: { channel: ["EMAIL"] }, sortField: "id", sortOrder: "desc", pageSize: 1 },
      })
    expect((await find("root")).body.items[0]).toMatchObject({
      recipient: "root@balcao.test",
      title: "Olá, Aline <b>",
    })
    const [kept] = await api().rows("select body from outbox_messages order by id desc limit 1")
    expect(kept!["body"]).toBe("Olá, Aline <b>\n\n- Abrir (https://exemplo.test/c/1)\n\n- Aline <b>")
    expect((await find("application")).status).toBe(403)
    const strangers = await api().ask("POST", `/email-template/${made._id}/test`, { as: "restaurant" })
    expect(strangers.status).toBe(403)
  })
}
