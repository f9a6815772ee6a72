import { expect, test } from "vitest"
import { type Api, fresh } from "../api.ts"

/** From where it was that somebody signed in or tried something, and what was denied. */
export const auditOriginSuite = (api: () => Api) => {
  const ask = (method: string, path: string, body?: unknown) => api().ask(method, path, { as: "root", body })

  test("who signs in, is refused and signs out leaves a line with their address, which root alone sees whole", async () => {
    const account = { email: "restaurant@balcao.test", password: "demo1234" }
    const path = "/users/auth-admin"
    const signIn = (password: string) => api().ask("POST", path, { body: { ...account, password } })
    const refused = await signIn("errada demais")
    const { body } = await signIn(account.password)
    await api().ask("POST", "/acl/users/logout", { body: { refreshToken: body.refreshToken } })
    expect([refused.status, body.user.username]).toEqual([401, "restaurant"])
    const filter = { list: ["sessions"], search: body.user.fullname }
    const linesFor = async (as: "root" | "application") => {
      const last = { filter, sortField: "id", sortOrder: "desc", pageSize: 5 }
      const found = await api().ask("POST", "/logs/find", { as, body: last })
      return (found.body.items as Array<Record<string, unknown>>).slice(0, 3)
    }
    await expect
      .poll(async () => (await linesFor("root")).map(({ action }) => action).toSorted())
      .toEqual(["LOGIN", "LOGIN_REFUSED", "LOGOUT"])
    const lines = await linesFor("root")
    expect(new Set(lines.map(({ address }) => address))).toEqual(new Set(["127.0.0.1"]))
    expect(lines.find(({ action }) => action === "LOGIN_REFUSED")).toMatchObject({ actor: null })
    expect((await linesFor("application")).map(({ address }) => address)).toEqual(
      Array.from({ length: 3 }, () => "127.0.•••"),
    )
    expect(JSON.stringify(await api().rows("select * from audit_lines where list = 'sessions'"))).not.toMatch(
      /errada|demo1234/,
    )
  })

  test("whoever tries what they may not do leaves one line, from where and with which browser, and none in the record's history", async () => {
    const { body: made } = await ask("POST", "/packing", {
      owner: 1,
      name: fresh("Alheia"),
      abbreviation: "AL",
      kind: "UNIT",
    })
    const own = `/packing/${made._id}`
    const headers = {
      "user-agent":
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
    }
    const attempt = (path: string) => api().ask("DELETE", path, { as: "restaurant", headers })
    expect((await attempt(own)).status).toBe(403)
    const others = await Promise.all([1, 2, 999_999].map((id) => attempt(`/packing/${id}`)))
    expect(
      others.map(({ status }) => status),
      "one line whatever the id",
    ).toEqual([403, 403, 403])
    const peeks = await Promise.all(
      [1, 2].map((id) =>
        api().ask("POST", `/person/${id}/reveal`, { as: "partner", body: { field: "cpf" } }),
      ),
    )
    expect(peeks.map(({ status }) => status)).toEqual([403, 403])
    const peeked = await ask("POST", "/logs/find", { filter: { list: ["people"], result: ["DENIED"] } })
    expect(peeked.body.items, "two at once").toMatchObject([{ action: "REVEAL", result: "DENIED" }])
    expect((await ask("POST", "/logs/find", { filter: {}, sortField: "address" })).status).toBe(400)
    const found = await ask("POST", "/logs/find", { filter: { list: ["packings"], result: ["DENIED"] } })
    expect(found.body.items).toMatchObject([
      {
        action: "DELETE",
        result: "DENIED",
        recordId: made._id,
        address: "127.0.0.1",
        userAgent: "Chrome 141, Windows",
      },
    ])
    expect((await ask("GET", `${own}/history`)).body.items).toMatchObject([{ action: "CREATE" }])
    const line = await ask("GET", `/logs/${found.body.items[0]._id}/history`)
    expect(line.body.items).toMatchObject([{ action: "DELETE", result: "DENIED" }])
    expect(
      (await ask("POST", "/logs/find", { filter: { list: ["packings"], search: made.name } })).body.items,
    ).toMatchObject([{ action: "CREATE", result: "DONE", address: "127.0.0.1" }])
  })
}
