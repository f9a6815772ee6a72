import { expect, test } from "vitest"
import { type Api, fresh, type Kind } from "../api.ts"

/** Nobody sees or touches what is not theirs, and cannot tell it from what does not exist. */
export const tenantSuite = (api: () => Api) => {
  const ids = async (condition: string) =>
    (await api().rows(`select id::int as id from users where ${condition} order by id`)).map(
      ({ id }) => id as number,
    )
  const seen = async (as: Kind, headers = {}) => {
    const { body } = await api().ask("GET", "/acl/users", { as, headers })
    return (body as Array<{ id: number }>).map(({ id }) => id)
  }

  test("each kind of user lists exactly the users of their reach", async () => {
    expect(await seen("root")).toEqual(await ids("true"))
    expect(await seen("application")).toEqual(await ids("application_id = 1"))
    const company = await seen("root", { company: "2" })
    expect(company).toEqual(await ids("company_id = 2"))
    expect(company.length).toBeGreaterThan(1)
  })

  test("an application user who picks a company sees that company's users only", async () => {
    expect(await seen("application", { company: "1" })).toEqual(await ids("company_id = 1"))
  })

  test("a Company header that is foreign, empty, doubled or no number is refused", async () => {
    const [foreign] = await api().rows("select id::int as id from companies where application_id = 2 limit 1")
    const odd = [
      String(foreign!["id"]),
      "999999",
      "",
      "0",
      "-1",
      "1.0",
      "1,2",
      "1, 1",
      "abc",
      "9".repeat(40),
      "1 or 1=1",
    ]
    for (const company of odd) {
      const { status, body } = await api().ask("GET", "/acl/users", {
        as: "application",
        headers: { company },
      })
      expect([company, status, body.code]).toEqual([company, 403, "foreign_company"])
    }
  })

  test("a user of another tenant and a user who does not exist get the same answer, byte for byte", async () => {
    const [foreign] = await ids("application_id = 2")
    const person = { username: fresh("x"), fullname: "Alheio", email: `${fresh("x")}@exemplo.test` }
    const before = await api().counts()
    for (const ask of [
      (id: number) => api().ask("GET", `/acl/users/${id}`, { as: "application" }),
      (id: number) => api().ask("DELETE", `/acl/users/${id}`, { as: "application" }),
      (id: number) => api().ask("PUT", "/acl/users", { as: "application", body: { ...person, id } }),
    ]) {
      const there = await ask(foreign!)
      const nowhere = await ask(999_999)
      expect([there.status, there.text]).toEqual([404, nowhere.text])
    }
    expect(await api().counts()).toBe(before)
  })

  test("a role of another tenant and a role that does not exist get the same answer, byte for byte", async () => {
    const { body } = await api().ask("POST", "/acl/roles", {
      as: "root",
      body: { title: "Só da raiz", permissions: [] },
    })
    const foreign = body.id as number
    for (const ask of [
      (id: number) => api().ask("GET", `/acl/roles/${id}`, { as: "application" }),
      (id: number) => api().ask("DELETE", `/acl/roles/${id}`, { as: "application" }),
      (id: number) =>
        api().ask("GET", `/acl/roles/checkIsRollAssignedToUser?roleId=${id}`, { as: "application" }),
      (id: number) =>
        api().ask("GET", `/acl/permissions/getRolePermission?roleId=${id}`, { as: "application" }),
      (id: number) =>
        api().ask("PUT", "/acl/roles", { as: "application", body: { id, title: "Minha", permissions: [] } }),
    ]) {
      const there = await ask(foreign)
      const nowhere = await ask(999_999)
      expect([there.status, there.text]).toEqual([404, nowhere.text])
    }
    expect((await api().ask("GET", `/acl/roles/${foreign}`, { as: "root" })).body.title).toBe("Só da raiz")
  })

  test("what an application user makes belongs to their application, or to the company they picked", async () => {
    const person = () => ({ username: fresh("n"), fullname: "Nova", email: `${fresh("n")}@exemplo.test` })
    const wide = await api().ask("POST", "/acl/users", { as: "application", body: person() })
    const narrow = await api().ask("POST", "/acl/users", {
      as: "application",
      body: person(),
      headers: { company: "1" },
    })
    expect([wide.body.company, narrow.body.company]).toEqual([null, 1])
    expect(await ids(`application_id = 1 and id in (${wide.body.id}, ${narrow.body.id})`)).toHaveLength(2)
  })

  test("a user's company is carried along and never changed", async () => {
    const [id] = await ids("company_id = 1 and id > 6")
    const { body } = await api().ask("GET", `/acl/users/${id}`, { as: "root" })
    const moved = await api().ask("PUT", "/acl/users", { as: "root", body: { ...body, company: 2 } })
    expect([moved.status, moved.body.code]).toEqual([403, "company_fixed"])
    expect((await api().ask("PUT", "/acl/users", { as: "root", body })).body).toEqual({
      ...body,
      version: body.version + 1,
    })
  })

  test("a store manager takes over nobody who may do more than they", async () => {
    await api().rows("insert into user_roles (user_id, role_id) values (4, 4)")
    const [owner] = await ids("company_id = 1 and id > 6")
    await api().rows(`delete from user_roles where user_id = ${owner}`)
    await api().rows(`insert into user_roles (user_id, role_id) values (${owner}, 1)`)
    const { body } = await api().ask("GET", `/acl/users/${owner}`, { as: "restaurant" })
    const taken = await api().ask("PUT", "/acl/users", {
      as: "restaurant",
      body: { ...body, password: "minha" },
    })
    expect([taken.status, taken.body.code]).toEqual([403, "user_outranks"])
    expect((await api().ask("DELETE", `/acl/users/${owner}`, { as: "restaurant" })).status).toBe(403)
    await api().rows("delete from user_roles where user_id = 4")
  })
}
