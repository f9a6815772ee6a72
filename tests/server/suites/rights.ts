import { afterAll, expect, test } from "vitest"
import { fallbackSets } from "../../../src/contract/access/access.ts"
import { type Answer, type Api, fresh } from "../api.ts"
import { somebodyOf } from "../somebody.ts"

/** Reach over people: all that decides another's rights takes all that the other holds. */
export const rightsSuite = (api: () => Api) => {
  const { build, clear, company, person, role, signIn } = somebodyOf(api)
  afterAll(clear)
  const codeOf = ({ status, body }: Answer) => [status, body?.code]
  const manages = "accessToUserUser"
  const newcomer = () => ({
    username: fresh("gerado"),
    fullname: "Nova",
    email: `${fresh("n")}@exemplo.test`,
  })
  const rolesOf = async (id: number) =>
    (await api().rows(`select role_id::int as id from user_roles where user_id = ${id} order by 1`)).map(
      (row) => row["id"],
    )

  test("somebody who may only manage users shrinks no superior's role to take over their account", async () => {
    const small = await role({ application: 1 }, manages)
    const high = await role({ application: 1, company: 1 }, manages, "accessToFinancial", "accessToCart")
    const attacker = await signIn(await person({ application: 1, company: 1 }, [small]))
    const superior = await person({ application: 1, company: 1 }, [high])
    const [{ id: manageId } = {}] = await api().rows(
      `select id::int as id from permissions where name = '${manages}'`,
    )
    expect(codeOf(await attacker.change("roles", high, { permissions: [manageId] }))).toEqual([
      403,
      "role_outranks",
    ])
    expect(codeOf(await attacker.change("roles", high, { title: "Menor" }))).toEqual([403, "role_outranks"])
    expect(codeOf(await attacker.send("DELETE", `/acl/roles/${high}`))).toEqual([403, "role_outranks"])
    for (const what of [
      { password: "minha" },
      { email: "eu@exemplo.test" },
      { roles: [small] },
      { roles: [] },
    ])
      expect(codeOf(await attacker.change("users", superior.id, what))).toEqual([403, "user_outranks"])
    expect(codeOf(await attacker.send("DELETE", `/acl/users/${superior.id}`))).toEqual([403, "user_outranks"])
    const many = await attacker.send("POST", "/acl/users/removeUsers", { ids: [superior.id] })
    expect(many.body).toEqual({ removed: 0, refused: [{ id: superior.id, code: "user_outranks" }] })
  })

  test("a manager of one franchise changes who runs it too, but nobody who also runs another", async () => {
    const region = await role({ application: 1 }, manages, "accessToFranchises")
    const of = { application: 1, franchise: 1 }
    const manager = await signIn(await person({ ...of, runs: [1] }, [region]))
    const [beside, wider] = [
      await person({ ...of, runs: [1] }, [region]),
      await person({ ...of, runs: [1, 2] }, [region]),
    ]
    expect((await manager.change("users", beside.id, { password: "nova senha" })).status).toBe(200)
    expect(codeOf(await manager.change("users", wider.id, { password: "nova senha" }))).toEqual([
      403,
      "user_outranks",
    ])
    const shared = await role(of, manages)
    await api().rows(`insert into user_roles values (${wider.id}, ${shared})`)
    expect(codeOf(await manager.change("roles", shared, { title: "Meu" }))).toEqual([403, "role_outranks"])
  })

  test("nobody rises by having no role left, themselves, a colleague or somebody new", async () => {
    const of = { application: 1, company: 1 }
    const small = await role(of, manages)
    const [own, colleague] = [await person(of, [small]), await person(of, [small])]
    const limited = await signIn(own)
    for (const { id } of [own, colleague])
      expect(codeOf(await limited.change("users", id, { roles: [] }))).toEqual([403, "fallback_exceeds"])
    expect(codeOf(await limited.change("roles", small, { permissions: [] }))).toEqual([
      403,
      "fallback_exceeds",
    ])
    expect(codeOf(await limited.send("POST", "/acl/users", newcomer()))).toEqual([403, "fallback_exceeds"])
    expect((await limited.send("POST", "/acl/users", { ...newcomer(), roles: [small] })).status).toBe(200)
    expect([await rolesOf(own.id), await rolesOf(colleague.id)]).toEqual([[small], [small]])
    const whole = await role(of, manages, ...fallbackSets.MENU)
    const free = await signIn(await person(of, [whole]))
    expect((await free.change("users", colleague.id, { roles: [] })).status).toBe(200)
  })

  test("an application's user limited by roles gives nobody more than those, nor themselves, and one with its set does", async () => {
    const of = { application: 1, isApplication: true }
    const [small, high] = [
      await role({ application: 1 }, "accessToHelpDeskTickets"),
      await role({ application: 1 }, "accessToFinancial", "accessToGlobal"),
    ]
    const own = await person(of, [small])
    const limited = await signIn(own)
    const free = await signIn(await person(of))
    const colleague = await person(of, [high])
    const catalog = await api().rows("select id::int as id, name from permissions where level > 1")
    const idsOf = (...names: ReadonlyArray<string>) =>
      catalog.filter(({ name }) => names.includes(String(name))).map(({ id }) => id)
    const everything = { title: "Tudo", permissions: catalog.map(({ id }) => id) }
    expect(codeOf(await limited.send("POST", "/acl/roles", everything))).toEqual([403, "grant_exceeds"])
    const held = { title: "O meu", permissions: idsOf("accessToHelpDeskTickets") }
    expect((await limited.send("POST", "/acl/roles", held)).status).toBe(200)
    for (const to of [{ roles: [high] }, { roles: [small, high] }])
      expect(codeOf(await limited.change("users", own.id, to))).toEqual([403, "role_not_grantable"])
    expect(codeOf(await limited.change("users", own.id, { roles: [] }))).toEqual([403, "fallback_exceeds"])
    for (const to of [{ password: "minha" }, { roles: [small] }])
      expect(codeOf(await limited.change("users", colleague.id, to))).toEqual([403, "user_outranks"])
    expect(codeOf(await limited.change("roles", high, { title: "Meu" }))).toEqual([403, "role_outranks"])
    const store = { title: "Loja", permissions: idsOf("accessToFoodMenu", "accessToUserUser") }
    expect(codeOf(await limited.send("POST", "/acl/roles", store))).toEqual([403, "grant_exceeds"])
    expect((await free.send("POST", "/acl/roles", store)).status).toBe(200)
  })

  test("the roles that are offered for a user are exactly those a save takes", async () => {
    const of = { application: 1, company: 1 }
    const small = await role(of, manages)
    const others = [
      await role(of, manages),
      await role({ application: 1, company: 2 }, manages),
      await role(of, manages, "accessToFinancial"),
    ]
    const colleague = await person(of, [small])
    const limited = await signIn(await person(of, [small]))
    const { body } = await limited.send("GET", `/acl/users/${colleague.id}/grantable-roles`)
    expect(body.roles).toContain(small)
    const taken: Array<boolean> = []
    for (const one of others) {
      const { status } = await limited.change("users", colleague.id, { roles: [small, one] })
      taken.push(status === 200)
      await api().rows(`delete from user_roles where user_id = ${colleague.id} and role_id = ${one}`)
    }
    expect(taken).toEqual([true, false, false])
    expect(others.map((one) => body.roles.includes(one))).toEqual(taken)
    const superior = await person(of, [small, others[2]!])
    const above = await limited.send("GET", `/acl/users/${superior.id}/grantable-roles`)
    expect(above.body).toEqual({ roles: [] })
  })

  test("a company's role goes to people of that company alone, whoever gives it", async () => {
    await build()
    const staff = await person({ application: 1, company: 2 })
    const region = await person({ application: 1, franchise: 1, runs: [1, 2] })
    const [ofOne, ofTwo] = [
      await role({ application: 1, company: 1 }),
      await role({ application: 1, company: 2 }),
    ]
    const ofRegion = await role({ application: 1, franchise: 1 })
    const application = await signIn(await person({ application: 1, isApplication: true }))
    for (const [to, given, status] of [
      [staff.id, ofOne, 403],
      [staff.id, ofTwo, 200],
      [staff.id, ofRegion, 403],
      [region.id, ofRegion, 403],
    ] as const) {
      const { status: got, body } = await application.change("users", to, { roles: [given] })
      expect([got, body.roles]).toEqual([status, [given]])
    }
    const { body: made } = await application.send(
      "POST",
      "/acl/users",
      { ...newcomer(), roles: [ofTwo] },
      {
        company: String(company(2)),
      },
    )
    expect([made.company, made.roles]).toEqual([company(2), [ofTwo]])
  })

  test("of two who each take one of somebody's two roles away at once, none leaves them without any", async () => {
    const of = { application: 1, company: 1 }
    const keeps = await role(of, manages)
    const author = await signIn(await person(of, [keeps]))
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await role(of, manages), await role(of, manages)]
      const { id } = await person(of, [one, other])
      const answers = await Promise.all([
        author.change("roles", one, { permissions: [] }),
        author.change("roles", other, { permissions: [] }),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
      expect(await rolesOf(id)).toHaveLength(2)
    }
  })
}
