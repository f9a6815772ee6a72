import { afterAll, expect, test } from "vitest"
import { type Api, fresh, password } from "../api.ts"
import { somebodyOf } from "../somebody.ts"

/** The specification's second API of users (section 7): its paginator, its writes, and who may be blocked by whom. */
export const platformUserSuite = (api: () => Api) => {
  const world = somebodyOf(api)
  afterAll(() => world.clear())
  const store = { application: 1, franchise: 1, company: 1 }
  const page = async (query: string, as: "root" | "application" = "root") =>
    (await api().ask("GET", `/users/paginator/?${query}`, { as })).body

  test("the paginator counts from page 0 and finds by person, company and application", async () => {
    const one = await world.person(store)
    const all = await page("pageIn=0&pageOut=3")
    expect(all.items).toHaveLength(3)
    const next = await page("pageIn=1&pageOut=3")
    expect(next.items[0]._id).toBeGreaterThan(all.items[2]._id)
    const company = world.company(1)
    const found = await page(`person=${one.email.slice(0, 12)}&company=${company}&pageOut=100`)
    expect(found.items).toContainEqual(
      expect.objectContaining({ _id: one.id, company: { _id: company, name: "Loja 1" }, isActive: true }),
    )
    const [{ application }] = found.items
    expect((await page(`applicationId=${application._id}&company=${company}`)).totalCount).toBe(
      (await page(`company=${company}`)).totalCount,
    )
    expect((await page(`applicationId=1&company=${company}`)).totalCount).toBe(0)
    expect((await page(`company=${company}`, "application")).totalCount).toBe(0)
  })

  test("a save in part leaves roles as they are, and a search finds by letters anywhere in a name", async () => {
    const role = await world.role(store, "accessToCart")
    const one = await world.person(store, [role])
    const name = fresh("Ênio Ç")
    const body = { _id: one.id, fullname: name }
    const saved = await api().ask("PUT", `/users/${one.id}`, {
      as: "root",
      body,
      headers: { "if-match": "*" },
    })
    expect([saved.body.roles, saved.body.fullname]).toEqual([[role], name])
    const found = await page(`person=${encodeURIComponent(name.slice(1).toUpperCase())}`)
    expect(found.items.map(({ _id }: { readonly _id: number }) => _id)).toEqual([one.id])
    const [plan] = await api().rows(`select count(*)::int as n from users`)
    expect((await page("pageOut=1")).totalCount).toBe(plan!["n"])
  })

  test("a user is created, saved in part and deleted, and what is left out stays", async () => {
    const username = fresh("gerado")
    const made = await api().ask("POST", "/users", {
      as: "root",
      body: { username, fullname: "Rosa Lima", email: `${username}@exemplo.test`, occupation: "Caixa" },
    })
    expect([made.status, made.body.isActive]).toEqual([200, true])
    const path = `/users/${made.body._id}`
    const { version } = made.body
    const put = (body: object) =>
      api().ask("PUT", path, { as: "root", body: { _id: made.body._id, ...body } })
    const saved = await put({ fullname: "Rosa Lima Prado", version })
    expect(saved.body).toMatchObject({ fullname: "Rosa Lima Prado", occupation: "Caixa" })
    expect((await put({ fullname: "Outra", version })).body.code).toBe("stale_platform_user")
    expect((await put({ company: 2, version: version + 1 })).body.code).toBe("company_fixed")
    expect((await api().ask("DELETE", path, { as: "restaurant" })).status).toBe(403)
    expect((await api().ask("DELETE", path, { as: "root" })).status).toBe(204)
  })

  test("whoever is blocked is signed out at once and cannot sign in until unblocked", async () => {
    const one = await world.person(store)
    const signed = await world.signIn(one)
    const setActive = async (isActive: boolean) => {
      const { version } = (await page(`person=${one.email}`)).items[0]
      const body = { _id: one.id, isActive, version }
      return api().ask("PUT", `/users/${one.id}`, { as: "root", body })
    }
    expect((await setActive(false)).body.isActive).toBe(false)
    expect((await signed.send("GET", "/acl/users/me")).status).toBe(401)
    const signIn = () => api().ask("POST", "/users/auth-admin", { body: { email: one.email, password } })
    expect((await signIn()).status).toBe(401)
    const found = await api().ask("POST", "/users/findPlatformUsers", {
      as: "root",
      body: { filter: { isActive: [false], search: one.email } },
    })
    expect(found.body.totalCount).toBe(1)
    await setActive(true)
    expect((await signIn()).status).toBe(200)
    const history = await api().ask("GET", `/acl/users/${one.id}/history`, { as: "root" })
    expect(history.text).toContain("isActive")
  })

  test("nobody blocks themselves, whoever may do more, or people elsewhere", async () => {
    const role = await world.role(store, "accessToUserUser")
    const author = await world.person(store, [role])
    const { send } = await world.signIn(author)
    const block = (id: number) =>
      send("PUT", `/users/${id}`, { _id: id, isActive: false }, { "if-match": "*" })
    expect((await block(author.id)).body.code).toBe("user_protected")
    const stronger = await world.person(store, [await world.role(store, "accessToCart", "accessToUserUser")])
    expect((await block(stronger.id)).body.code).toBe("user_outranks")
    const foreign = await world.person({ application: 2, franchise: 3, company: 4 })
    expect((await block(foreign.id)).status).toBe(404)
    const own = await send(
      "PUT",
      `/users/${author.id}`,
      { _id: author.id, password: "outra-senha" },
      {
        "if-match": "*",
      },
    )
    expect(own.body.code).toBe("wrong_password")
  })

  test("of two root users who put each other out at once one stays who can sign in", async () => {
    const two = [await world.person({ isRoot: true }), await world.person({ isRoot: true })] as const
    const [one, other] = two
    const own = await Promise.all(two.map((who) => world.signIn(who)))
    const roots = (await api().rows("select id from users where is_root")).map(({ id }) => Number(id))
    const others = roots.filter((id) => id !== one.id && id !== other.id)
    const setRoot = (isRoot: boolean) =>
      api().rows(`update users set is_root = ${isRoot} where id = any('{${others.join(",")}}'::bigint[])`)
    await setRoot(false)
    const answers = await Promise.all([
      own[0]!.send("PUT", `/users/${other.id}`, { _id: other.id, isActive: false }, { "if-match": "*" }),
      own[1]!.send("DELETE", `/users/${one.id}`),
    ])
    await setRoot(true)
    const left = await api().rows(
      `select id from users where id in (${one.id}, ${other.id}) and disabled_at is null`,
    )
    expect([answers.map(({ status }) => status), left.length]).toEqual([expect.anything(), 1])
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
  })
}
