import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { throttling } from "../../../host/server/http/throttle.ts"
import { deliverMail } from "../deliverMail.ts"
import { type Api, fresh, options, sibling } from "../api.ts"

const dayMs = 86_400_000
const script = `<script>alert(1)</script>`

/** People who ask an application to delete their account, and what anybody is told of an application. */
export const deletionSuite = (api: () => Api) => {
  const person = () => ({
    fullname: fresh("Ana Souza"),
    email: `${fresh("ana").toLowerCase()}@exemplo.test`,
    phone: "(11) 9 9999-0000",
    confirm: true,
  })
  const ask = (body: object, id: number | string = 1, to = api(), headers = {}) =>
    to.ask("POST", `/v1/food/ask-delete-account/${id}`, { body, headers })
  const ticketOf = async (protocol: string, as: "root" | "application" | "restaurant" = "root") => {
    const filter = { search: protocol }
    const body = { filter, sortField: "id", sortOrder: "desc", pageNumber: 0, pageSize: 10 }
    return (await api().ask("POST", "/helpdesk/ticket/find", { as, body })).body.items as ReadonlyArray<
      Record<string, unknown> & { readonly _id: number; readonly version: number }
    >
  }

  test("a request becomes a ticket of the application, due in fifteen days, which only its own people see", async () => {
    const body = {
      ...person(),
      cpf: "529.982.247-25",
      userType: "DELIVERYMAN",
      reason: "PRIVACY",
      comment: "Por favor.",
    }
    const { status, body: receipt } = await ask(body)
    expect(status).toBe(200)
    expect(Date.parse(receipt.dueAt) - Date.parse(receipt.requestedAt)).toBe(15 * dayMs)
    const [ticket] = await ticketOf(receipt.protocol)
    expect(ticket).toMatchObject({
      protocol: receipt.protocol,
      category: "LGPD",
      status: "NEW",
      customer: body.fullname,
      email: body.email,
      phone: "11999990000",
      cpf: "***.982.247-**",
      dueAt: receipt.dueAt,
      owner: null,
    })
    expect(ticket?.["description"]).toContain("Por favor.")
    expect(await ticketOf(receipt.protocol, "application")).toHaveLength(1)
    expect(await ticketOf(receipt.protocol, "restaurant")).toEqual([])
    const { body: other } = await ask(person(), 2)
    expect(await ticketOf(other.protocol, "application")).toEqual([])
  })

  test("those who may anonymize people are told of a request, and no other application's", async () => {
    const { body: receipt } = await ask(person())
    const { body: other } = await ask(person(), 2)
    const newsOf = async (as: "root" | "application" | "restaurant") =>
      (
        (await api().ask("GET", "/news", { as })).body.items as ReadonlyArray<{
          kind: string
          values: object
        }>
      )
        .filter(({ kind }) => kind === "DELETION_ASKED")
        .map(({ values }) => (values as { readonly name: string }).name)
    expect(await newsOf("root")).toEqual(expect.arrayContaining([receipt.protocol, other.protocol]))
    expect(await newsOf("restaurant")).toEqual([])
    const ofApplication = await newsOf("application")
    expect(ofApplication).toContain(receipt.protocol)
    expect(ofApplication).not.toContain(other.protocol)
  })

  test("the desk works on such a ticket as on any other, and its due date stays", async () => {
    const { body: receipt } = await ask(person())
    const [{ _id: id, version } = { _id: 0, version: 0 }] = await ticketOf(receipt.protocol)
    const path = `/helpdesk/ticket/${id}`
    const saved = await api().ask("PUT", path, { as: "application", body: { priority: "HIGH", version } })
    expect([saved.status, saved.body.dueAt]).toEqual([200, receipt.dueAt])
    const moved = await api().ask("POST", `${path}/move`, { as: "application", body: { to: "IN_PROGRESS" } })
    expect([moved.status, moved.body.status]).toEqual([200, "IN_PROGRESS"])
    const { body: past } = await api().ask("GET", `${path}/history`, { as: "application" })
    expect(past.items.map(({ action }: { action: string }) => action)).toEqual(["STATUS", "UPDATE", "CREATE"])
    const [line] = await api().rows(
      `select actor, address from audit_lines where list = 'tickets' and record_id = ${id} and action = 'CREATE'`,
    )
    expect(line).toEqual({ actor: null, address: expect.any(String) })
  })

  test("whoever has an account and whoever has none get the same answer", async () => {
    const known = await ask({ ...person(), email: "restaurant@balcao.test" })
    const unknown = await ask(person())
    expect([known.status, Object.keys(known.body)]).toEqual([unknown.status, Object.keys(unknown.body)])
  })

  test("whoever asks is mailed the receipt, the desk's reply and the end, and none of it says what they typed", async () => {
    const body = { ...person(), fullname: "Ganhe prêmios em golpe.test", comment: "Clique aqui" }
    const { body: receipt } = await ask(body)
    const [{ _id: id } = { _id: 0 }] = await ticketOf(receipt.protocol)
    const mailed = async () => {
      await deliverMail(api())
      return (await api().rows(
        `select title, body from outbox_messages where recipient = '${body.email}' order by id`,
      )) as unknown as ReadonlyArray<{ readonly title: string; readonly body: string }>
    }
    const count = async () => (await mailed()).length
    await expect.poll(count, { timeout: 40_000 }).toBe(1)
    const reply = { body: "Apagamos amanhã.", kind: "PUBLIC" }
    await api().ask("POST", `/helpdesk/ticket/${id}/messages`, { as: "application", body: reply })
    await expect.poll(count, { timeout: 40_000 }).toBe(2)
    await api().ask("POST", `/helpdesk/ticket/${id}/move`, { as: "application", body: { to: "SOLVED" } })
    await expect.poll(count, { timeout: 40_000 }).toBe(3)
    const [first, second, third] = await mailed()
    expect([first?.title, third?.title].map((title) => title?.includes(receipt.protocol))).toEqual([
      true,
      true,
    ])
    expect(first?.body).toContain("/user-privacy/1")
    expect(second?.body).toContain("Apagamos amanhã.")
    for (const letter of [first, second, third])
      expect(`${letter?.title}${letter?.body}`).not.toMatch(/golpe|Clique/)
  })

  test("one request sent twice is one ticket", async () => {
    const [body, headers] = [person(), { "idempotency-key": fresh("chave") }]
    const [once, twice] = [await ask(body, 1, api(), headers), await ask(body, 1, api(), headers)]
    expect(twice.body).toEqual(once.body)
    const { rows } = api()
    expect(await rows(`select id from tickets where email = '${body.email}'`)).toHaveLength(1)
  })

  test("what is no request is refused by field, and a script stays a text", async () => {
    const issuesOf = async (body: object) =>
      ((await ask(body)).body.issues as ReadonlyArray<{ path: string }>).map(({ path }) => path)
    expect(await issuesOf({ ...person(), confirm: false })).toEqual(["body.confirm"])
    expect(await issuesOf({ ...person(), cpf: "111.111.111-11" })).toEqual(["body.cpf"])
    expect(await issuesOf({ ...person(), phone: "1234", email: "ana" })).toEqual(["body.email", "body.phone"])
    const more = await ask({ ...person(), isRoot: true })
    expect([more.status, more.headers.get("balcao-ignored-fields")]).toEqual([200, "isRoot"])
    expect((await ask({ ...person(), comment: "x".repeat(1_000_000) })).status).toBe(413)
    expect((await ask(person(), "javascript:alert(1)")).status).toBe(400)
    const { body } = await ask({ ...person(), fullname: script, comment: script })
    expect(await ticketOf(body.protocol)).toMatchObject([{ customer: script }])
  })

  test("anybody is told an application's name and look, and of one that is none only that", async () => {
    const { status, body, headers } = await api().ask("GET", "/public/applications/1")
    expect([status, Object.keys(body)]).toEqual([200, ["name", "adminStyle"]])
    expect(headers.get("cache-control")).toBe("public, max-age=300")
    const none = await api().ask("GET", "/public/applications/999999")
    expect([none.status, none.headers.get("cache-control")]).toEqual([404, null])
    expect((await ask(person(), 999_999)).status).toBe(404)
  })

  describe("on a server that counts", () => {
    let counting: Api
    beforeAll(async () => {
      counting = await sibling(api(), {
        throttling: { ...options().throttling!, mailbox: throttling.mailbox },
      })
    })
    afterAll(() => counting.server.close())

    test("one address is written down three times, and then has to wait; others do not", async () => {
      const body = person()
      const answers: Array<number> = []
      for (let round = 0; round < 4; round += 1) answers.push((await ask(body, 1, counting)).status)
      expect(answers).toEqual([200, 200, 200, 429])
      expect((await ask(person(), 1, counting)).status).toBe(200)
    })
  })

  test("a network that asks a hundred times a minute has to wait", async () => {
    const strict = await sibling(api(), {
      throttling: { ...options().throttling!, request: throttling.request },
    })
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(person(), 1, strict)))
    await strict.server.close()
    const counted = answers.filter(({ status }) => status === 200).length
    expect([counted >= 20 && counted < 30, new Set(answers.map(({ status }) => status))]).toEqual([
      true,
      new Set([200, 429]),
    ])
  })
}
