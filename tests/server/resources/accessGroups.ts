import { afterAll, expect, test } from "vitest"
import { fallbackSets } from "../../../src/contract/access/access.ts"
import type { PermissionName } from "../../../src/contract/access/permissionNames.ts"
import { type Api, fresh } from "../api.ts"
import { somebodyOf } from "../somebody.ts"

/** Tests of access groups: the rights they give, to whom, until when, and who may grant them. */
export const accessGroupSuite = (api: () => Api) => {
  const world = somebodyOf(api)
  type Person = Awaited<ReturnType<typeof world.person>>
  const made: Array<number> = []
  afterAll(async () => {
    await api().rows(`delete from access_groups where id = any('{${made.join(",")}}'::bigint[])`)
    await world.clear()
  })

  const applicationId = async () =>
    Number((await api().rows("select id from applications where name = 'Mundo 1'"))[0]!["id"])
  const group = async (permissions: ReadonlyArray<PermissionName>, more: object = {}) => {
    await world.build()
    const body = {
      owner: await applicationId(),
      title: fresh("Grupo "),
      permissions,
      isActive: true,
      ...more,
    }
    const answer = await api().ask("POST", "/access-group", { as: "root", body })
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
    made.push(answer.body._id)
    return answer.body as { readonly _id: number; readonly version: number }
  }
  const membersOf = (id: number) => `/access-group/${id}/members`
  const put = (id: number, users: ReadonlyArray<number>, until: string | null = null) =>
    api().ask("POST", membersOf(id), { as: "root", body: { users, until } })
  const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
  type Signed = Awaited<ReturnType<typeof world.signIn>>
  const held = async (person: Signed) =>
    (await person.send("GET", "/acl/users/me")).body.permissions.map(
      ({ name }: { readonly name: string }) => name,
    ) as ReadonlyArray<string>
  const endNow = (id: number, { id: user }: Person) =>
    api().rows(`update access_group_members set until = now() where group_id = ${id} and user_id = ${user}`)

  test("an application's user limited by roles puts into groups, and takes out of them, no more than they have", async () => {
    const own = ["accessToHelpDeskTickets", "accessToAccessGroup"] as const
    const role = await world.role({ application: 1 }, ...own)
    const person = await world.person({ application: 1, isApplication: true }, [role])
    const limited = await world.signIn(person)
    const high = await group(["accessToFinancial"])
    const make = async (...permissions: ReadonlyArray<PermissionName>) => {
      const body = { owner: await applicationId(), title: fresh("Grupo "), permissions, isActive: true }
      const answer = await limited.send("POST", "/access-group", body)
      if (answer.status === 200) made.push(answer.body._id)
      return answer
    }
    expect((await make("accessToHelpDeskTickets", "accessToFinancial")).body.issues).toMatchObject([
      { path: "body.permissions", code: "reserved" },
    ])
    expect((await make("accessToHelpDeskTickets")).status).toBe(200)
    const join = await limited.send("POST", membersOf(high._id), { users: [person.id], until: null })
    expect(join.body).toMatchObject({ _tag: "MembersRefused", users: [person.id] })
    expect(await held(limited)).toEqual([...own].toSorted())
  })

  test("a member may do what the group gives until the membership ends, without signing in again", async () => {
    const role = await world.role({ application: 1 }, "accessToFoodOrders")
    const one = await world.person({ application: 1, franchise: 1, company: 1 }, [role])
    const { _id: id } = await group(["accessToDepartmentDepartment"])
    const signed = await world.signIn(one)
    const look = async () =>
      (await signed.send("POST", "/department/find", { filter: {}, pageNumber: 0, pageSize: 1 })).status
    expect(await look()).toBe(403)
    const added = await put(id, [one.id], inAnHour())
    expect(added.body).toEqual([expect.objectContaining({ user: one.id, until: expect.any(String) })])
    expect(await look()).toBe(200)
    expect(await held(signed)).toEqual(["accessToDepartmentDepartment", "accessToFoodOrders"])
    const why = await signed.send("GET", "/acl/users/me/access")
    expect(why.body.groups).toMatchObject([{ permissions: ["accessToDepartmentDepartment"] }])
    await endNow(id, one)
    expect([await look(), await held(signed)]).toEqual([403, ["accessToFoodOrders"]])
    expect((await api().ask("GET", `/access-group/${id}`, { as: "root" })).body.members).toBe(0)
  })

  test("whoever has no role keeps the fallback set and has the group besides", async () => {
    const one = await world.person({ application: 1, franchise: 1, company: 1 })
    const { _id: id, version } = await group(["accessToCouponsCoupon"])
    await put(id, [one.id])
    const signed = await world.signIn(one)
    const all = ["accessToCouponsCoupon", ...fallbackSets.MENU].toSorted()
    expect(await held(signed)).toEqual(all)
    const off = await api().ask("PUT", `/access-group/${id}`, {
      as: "root",
      body: { isActive: false, version },
    })
    expect([off.status, await held(signed)]).toEqual([200, []])
    const kept = await api().ask("DELETE", `/access-group/${id}`, { as: "root" })
    expect([kept.status, kept.body.code]).toEqual([409, "record_in_use"])
    const removed = await api().ask("POST", `${membersOf(id)}/remove`, {
      as: "root",
      body: { users: [one.id] },
    })
    expect(removed.body).toEqual([])
    expect((await api().ask("DELETE", `/access-group/${id}`, { as: "root" })).status).toBe(204)
  })

  test("nobody gives by a group what they may not give, nor to people beyond them", async () => {
    const chief = await world.signIn(await world.person({ application: 1, isApplication: true }))
    const title = fresh("Grupo ")
    const refused = await chief.send("POST", "/access-group", {
      title,
      permissions: ["accessToApplications"],
    })
    expect([refused.status, refused.body.issues]).toMatchObject([
      400,
      [{ path: "body.permissions", code: "reserved" }],
    ])
    const { _id: high, version } = await group(["accessToApplications"])
    const one = await world.person({ application: 1, franchise: 1, company: 1 })
    const given = await chief.send("POST", membersOf(high), { users: [one.id], until: null })
    expect([given.status, given.body.code]).toEqual([403, "members_refused"])
    await put(high, [one.id])
    const taken = await chief.send("POST", `${membersOf(high)}/remove`, { users: [one.id] })
    expect(taken.status).toBe(403)
    const shrunk = await chief.send("PUT", `/access-group/${high}`, { permissions: [], version })
    expect(shrunk.status).toBe(400)
    const { _id: id } = await group(["accessToCart"])
    const foreign = await world.person({ application: 2, franchise: 3, company: 4 })
    const root = await world.person({ isRoot: true, application: 1 })
    for (const who of [foreign, root])
      expect((await put(id, [one.id, who.id])).body).toMatchObject({ users: [who.id] })
    const own = await group(["accessToCart"], { company: world.company(2) })
    expect((await put(own._id, [one.id])).status).toBe(403)
    const staff = await world.signIn(
      await world.person({ application: 1, franchise: 1, company: 1 }, [
        await world.role({ application: 1 }, "accessToAccessGroup", "accessToCart"),
      ]),
    )
    expect((await staff.send("POST", membersOf(id), { users: [one.id], until: null })).status).toBe(403)
  })

  test("what somebody has for a time they may use, and neither hand on nor keep", async () => {
    const role = await world.role({ application: 1, franchise: 1, company: 1 }, "accessToUserUser")
    const one = await world.person({ application: 1, franchise: 1, company: 1 }, [role])
    const { _id: id } = await group(["accessToCart"])
    await put(id, [one.id], inAnHour())
    const signed = await world.signIn(one)
    const [cart] = await api().rows("select id from permissions where name = 'accessToCart'")
    const make = () =>
      signed.send("POST", "/acl/roles", { title: fresh("Papel "), permissions: [Number(cart!["id"])] })
    const refused = await make()
    expect([refused.status, refused.body.code]).toEqual([403, "grant_exceeds"])
    await put(id, [one.id])
    const allowed = await make()
    expect(allowed.status).toBe(200)
    await api().ask("DELETE", `/acl/roles/${allowed.body.id}`, { as: "root" })
  })

  test("a membership that is over before it begins is refused", async () => {
    const one = await world.person({ application: 1, franchise: 1, company: 1 })
    const { _id: id } = await group(["accessToCart"])
    const answer = await put(id, [one.id], "2020-01-01T00:00:00.000Z")
    expect([answer.status, answer.body.issues]).toMatchObject([400, [{ path: "body.until", code: "range" }]])
  })

  test("a group's history tells each store of its own people alone, and of those beyond a page", async () => {
    const at = (company: number) => ({ application: 1, franchise: 1, company })
    const { _id: id } = await group(["accessToCart"])
    const one = await world.person(at(1))
    const other = await world.person(at(2))
    for (const [{ id: user }, name] of [
      [one, "Ana da Um"],
      [other, "Bia da Dois"],
    ] as const)
      await api().rows(`update users set fullname = '${name}' where id = ${user}`)
    await put(id, [one.id, other.id])
    const reader = await world.signIn(
      await world.person(at(1), [await world.role({ application: 1 }, "accessToAccessGroup")]),
    )
    const past = async () => (await reader.send("GET", `/access-group/${id}/history`)).body
    const asRoot = async () => (await api().ask("GET", `/access-group/${id}/history`, { as: "root" })).body
    expect(JSON.stringify(await past())).toContain("Ana da Um")
    expect(JSON.stringify(await past())).not.toContain("Bia da Dois")
    expect((await asRoot()).totalCount).toBe(3)
    await api().rows(`with many as (insert into users (username, email, fullname, application_id, company_id)
      select 'gerado-m' || n, 'gerado-m' || n || '@exemplo.test', 'Aaa ' || n, u.application_id, u.company_id
      from generate_series(1, 1001) n, users u where u.id = ${one.id} returning id)
      insert into access_group_members (group_id, user_id) select ${id}, id from many`)
    await api().ask("POST", `${membersOf(id)}/remove`, { as: "root", body: { users: [one.id] } })
    expect((await past()).items[0].changes).toEqual([{ field: "members", old: "Ana da Um" }])
    await api().rows(`delete from users where username like 'gerado-m%'`)
  })
}
