import { expect, test } from "vitest"
import { type Answer, anyVersion, type Api, fresh } from "../api.ts"
import { type Scale, scaled } from "../scale.ts"

/** Two people at the same thing at the same moment. */
export const raceSuite = (api: () => Api, scale: Scale) => {
  const root = (method: string, path: string, body?: unknown, headers = {}) =>
    api().ask(method, path, { as: "root", headers, ...(body === undefined ? {} : { body }) })
  const newRole = async () =>
    (await root("POST", "/acl/roles", { title: fresh("Papel "), permissions: [] })).body as Record<
      string,
      unknown
    >
  const newPerson = (roles: ReadonlyArray<unknown> = []) => {
    const username = fresh("corrida")
    return { username, fullname: "Corrida", email: `${username}@exemplo.test`, roles }
  }
  const newUser = async () => (await root("POST", "/acl/users", newPerson())).body as Record<string, unknown>

  test("a role deleted while it is given to somebody is either held by them or gone, never both", async () => {
    const race = async () => {
      const { id } = await newRole()
      const [given, gone] = await Promise.all([
        root("POST", "/acl/users", newPerson([id])),
        root("DELETE", `/acl/roles/${String(id)}`),
      ])
      expect([200, 403]).toContain(given.status)
      expect([204, 409]).toContain(gone.status)
      expect(given.status === 200).toBe(gone.status === 409)
    }
    for (let round = 0; round < scaled(scale, 20); round += 1)
      await Promise.all(Array.from({ length: 10 }, race))
    const dangling = await api().rows(
      "select 1 from user_roles ur left join roles r on r.id = ur.role_id where r.id is null",
    )
    expect(dangling).toEqual([])
  })

  const kinds = [
    ["user", "/acl/users", newUser, "fullname", "stale_user"],
    ["role", "/acl/roles", newRole, "title", "stale_role"],
  ] as const

  test.each(kinds)(
    "of two who save a %s at once one is told, and sees what the other saved",
    async (_, ...rest) => {
      const [path, make, field, code] = rest
      const race = async (__: unknown, round: number) => {
        const { version, ...record } = await make()
        // Either way of naming the version counts: in the record or in the header.
        const saves = ["Nome de um", "Nome de outro"].map((name) =>
          round % 2 === 0
            ? root("PUT", path, { ...record, [field]: name, version })
            : root("PUT", path, { ...record, [field]: name }, { "if-match": `"${String(version)}"` }),
        )
        const answers = await Promise.all(saves)
        const won = answers.find(({ status }) => status === 200) as Answer
        const lost = answers.find(({ status }) => status === 412) as Answer
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
        expect([lost.body.code, lost.body.current]).toEqual([code, won.body])
        expect(won.headers.get("etag")).toBe(`"${Number(version) + 1}"`)
        const now = await root("GET", `${path}/${String(record["id"])}`)
        expect(now.body).toEqual(won.body)
      }
      for (let batch = 0; batch < scaled(scale, 5); batch += 1)
        await Promise.all(Array.from({ length: 10 }, race))
    },
  )

  test.each(kinds)(
    "who saves a %s and says not from which version saves over any",
    async (_, path, make, field) => {
      const { version, ...record } = await make()
      const save = (headers: object) => root("PUT", path, { ...record, [field]: "Outro nome" }, headers)
      for (const [at, headers] of [{}, anyVersion].entries())
        expect((await save(headers)).body).toMatchObject({
          [field]: "Outro nome",
          version: Number(version) + 1 + at,
        })
    },
  )
}
