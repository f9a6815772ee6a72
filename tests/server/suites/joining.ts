import { expect, test } from "vitest"
import { type Api, fresh, password } from "../api.ts"

/** People who registered alone and ask to join a company by its code. */
export const joiningSuite = (api: () => Api) => {
  /** Somebody who signs in and belongs nowhere, as after a confirmed registration. */
  const stranger = async () => {
    const email = `${fresh("sozinha")}@exemplo.test`
    const body = { username: fresh("sozinha"), fullname: "Sozinha", email, password }
    const made = await api().ask("POST", "/acl/users", { as: "root", body })
    const { body: session } = await api().ask("POST", "/users/auth-admin", { body: { email, password } })
    const as = { token: session.accessToken as string }
    const ask = (code: string) => api().ask("POST", "/acl/joining", { as, body: { code } })
    return { id: made.body.id as number, as, ask, own: () => api().ask("GET", "/acl/joining", { as }) }
  }
  const inCompany = { headers: { company: "1" } }
  const codeOf = async (as: "root") =>
    (await api().ask("GET", "/acl/joining/code", { as, ...inCompany })).body.code as string
  const decide = async (fullnameId: number, isAccepted: boolean) => {
    const [{ id }] = (await api().rows(
      `select id from join_requests where user_id = ${fullnameId}`,
    )) as unknown as [{ readonly id: number }]
    return api().ask("POST", `/acl/joining/requests/${id}`, { as: "root", body: { isAccepted } })
  }

  test("somebody who registered alone asks to join by code, and belongs to the company once it is accepted", async () => {
    const { id, as, ask, own } = await stranger()
    expect((await own()).body).toEqual({ belongs: false, request: null })
    expect((await ask("AAAA-AAAA")).body.code).toBe("unknown_join_code")
    const code = await codeOf("root")
    expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    expect(await codeOf("root"), "the code stays").toBe(code)
    expect((await ask(code.toLowerCase())).body).toMatchObject({
      belongs: false,
      request: { isDeclined: false },
    })
    const { body: waiting } = await api().ask("GET", "/acl/joining/requests", { as: "root" })
    expect(waiting).toContainEqual(
      expect.objectContaining({ fullname: "Sozinha", company: expect.objectContaining({ _id: 1 }) }),
    )
    expect((await api().ask("GET", "/order/board?type=restaurant", { as })).status).toBe(403)
    expect((await decide(id, true)).status).toBe(200)
    expect((await own()).body).toEqual({ belongs: true, request: null })
    expect(await api().rows(`select company_id::int as company from users where id = ${id}`)).toEqual([
      { company: 1 },
    ])
    expect((await ask(code)).body.code).toBe("belongs_already")
  })

  test("who is declined is told, sees nothing of the company, and may ask again", async () => {
    const { id, ask, own } = await stranger()
    const code = await codeOf("root")
    await ask(code)
    expect((await decide(id, false)).status).toBe(200)
    expect((await own()).body).toMatchObject({ belongs: false, request: { isDeclined: true } })
    expect((await decide(id, true)).status).toBe(404)
    expect((await ask(code)).body).toMatchObject({ request: { isDeclined: false } })
  })

  test("a company's managers see and decide the requests of their own company alone", async () => {
    const { id, ask } = await stranger()
    await ask(await codeOf("root"))
    const [{ request }] = (await api().rows(
      `select id as request from join_requests where user_id = ${id}`,
    )) as unknown as [{ readonly request: number }]
    const other = await stranger()
    const call = { as: other.as, body: { isAccepted: true } }
    expect((await api().ask("POST", `/acl/joining/requests/${request}`, call)).status).toBe(403)
    expect((await api().ask("GET", "/acl/joining/requests", { as: other.as })).status).toBe(403)
  })
}
