import fc from "fast-check"
import { afterAll, expect, test } from "vitest"
import { type Deed, deeds, risen, type World, worlds } from "../../rights.ts"
import { type Api, fresh } from "../api.ts"
import { somebodyOf } from "../somebody.ts"

/** Generated people who change generated people, through the calls. */
export const generatedRightsSuite = (api: () => Api) => {
  const { clear, company, person, role, signIn } = somebodyOf(api)
  afterAll(clear)
  const catalog = async () =>
    new Map((await api().rows("select id, name from permissions")).map(({ id, name }) => [name, Number(id)]))

  /** The world's people and roles in the database, by their places. Its first person manages users. */
  const settle = async (world: World) => {
    const roleIds: Array<number> = []
    for (const { owner, names } of world.roles) roleIds.push(await role(owner, ...names))
    const people: Array<{ id: number; email: string }> = []
    for (const one of world.people)
      people.push(
        await person(
          one,
          one.roles.map((at) => roleIds[at]!),
        ),
      )
    return { roleIds, people }
  }
  type Settled = Awaited<ReturnType<typeof settle>>

  /** Reads the state of the world after the calls. */
  const reread = async (world: World, { roleIds, people }: Settled): Promise<World> => {
    const held = await api().rows(`select user_id, role_id from user_roles
      where user_id in (${people.map(({ id }) => id).join(", ")})`)
    const named = await api().rows(`select role_id, name from role_permissions
      join permissions p on p.id = permission_id where role_id in (${roleIds.join(", ")})`)
    return {
      people: people.map(({ id }, at) => ({
        ...world.people[at]!,
        roles: held
          .filter((row) => Number(row["user_id"]) === id)
          .map((row) => roleIds.indexOf(Number(row["role_id"]))),
      })),
      roles: world.roles.map(({ owner }, at) => ({
        owner,
        names: named
          .filter((row) => Number(row["role_id"]) === roleIds[at])
          .map((row) => String(row["name"])),
      })),
    }
  }

  const send = async (by: Awaited<ReturnType<typeof signIn>>, deed: Deed, { roleIds, people }: Settled) => {
    const ids = "roles" in deed ? deed.roles.map((at) => roleIds[at]!) : []
    if (deed.do === "edit") {
      const known = await catalog()
      const permissions = deed.names.map((name) => known.get(name)!)
      return await by.change("roles", roleIds[deed.role]!, { permissions })
    }
    if (deed.do === "create") {
      const username = fresh("gerado")
      const body = { username, fullname: "Gerado", email: `${username}@exemplo.test`, roles: ids }
      const headers = deed.at > 4 ? { company: String(company(deed.at - 4)) } : {}
      return await by.send("POST", "/acl/users", body, headers)
    }
    const { id } = people[deed.to % people.length]!
    return await by.change("users", id, deed.do === "password" ? { password: "demo1234" } : { roles: ids })
  }

  test("two hundred changes by generated people raise nobody, and none of them fails", async () => {
    const seen: Record<number, number> = {}
    const starts = fc.sample(worlds, { numRuns: 20, seed: 20_260_101 })
    const wishes = fc.sample(fc.array(deeds, { minLength: 4, maxLength: 4 }), {
      numRuns: 20,
      seed: 20_260_102,
    })
    for (const [at, { people: drawn, roles }] of starts.entries()) {
      const first = { ...drawn[0]!, roles: [...new Set([0, ...drawn[0]!.roles])] }
      const managing = { ...roles[0]!, names: ["accessToUserUser", ...roles[0]!.names] }
      const start: World = { people: drawn.with(0, first), roles: roles.with(0, managing) }
      const settled = await settle(start)
      const by = await signIn(settled.people[0]!)
      const reached = new Set<number>()
      for (const deed of wishes[at]!.flat()) {
        const { status } = await send(by, deed, settled)
        seen[status] = (seen[status] ?? 0) + 1
        if (deed.do === "password" && status === 200) reached.add(deed.to % settled.people.length)
      }
      const now = await reread(start, settled)
      expect([at, risen(start, now, reached)]).toEqual([at, []])
    }
    expect(seen[200]).toBeGreaterThan(20)
    // 422 asks who changes their own password for the current one.
    expect(Object.keys(seen).filter((status) => !["200", "403", "404", "422"].includes(status))).toEqual([])
  })
}
