import { afterAll, expect, test } from "vitest"
import { type Api, fresh } from "../api.ts"
import { somebodyOf } from "../somebody.ts"

interface Finding {
  readonly problem: string
  readonly list: string
  readonly name: string
}

/** Tests of the access check: its findings, and who receives them. */
export const accessLintSuite = (api: () => Api) => {
  const world = somebodyOf(api)
  afterAll(() => world.clear())
  const screens = [{ path: "/acl-module", permissions: ["accessToGlobal", "accessToAclModule"] }]

  test("whoever looks after routes is told of those alone, and of no group or role of other lists", async () => {
    const role = await world.role({ application: 1 }, "accessToAclRoutes")
    const { send } = await world.signIn(await world.person({ application: 1 }, [role]))
    const { status, body } = await send("POST", "/acl/lint", { screens })
    const found = body as ReadonlyArray<Finding>
    expect(status).toBe(200)
    expect(new Set(found.map(({ list }) => list))).toEqual(new Set(["aclRoutes"]))
    expect(found.some(({ name, problem }) => problem === "differs" && name === "/acl-module")).toBe(false)
    expect(found).toContainEqual(expect.objectContaining({ problem: "noScreen", name: "/packing-packing" }))
    expect(found).toContainEqual(
      expect.objectContaining({ problem: "misspelled", name: "PAGE /finance/payable-receivable" }),
    )
    expect(found.some(({ problem }) => problem === "ungrouped")).toBe(false)
    const nobody = await world.signIn(await world.person({ application: 1, franchise: 1, company: 1 }))
    expect((await nobody.send("POST", "/acl/lint", { screens })).status).toBe(403)
  })

  test("groups and roles nobody has are those of one's own application", async () => {
    const [own, other] = [await world.role({ application: 1 }), await world.role({ application: 2 })]
    const [mine, theirs] = [fresh("Sem ninguém "), fresh("De outros ")]
    await api().rows(`update roles set title = '${mine}' where id = ${own}`)
    await api().rows(`update roles set title = '${theirs}' where id = ${other}`)
    const title = fresh("Grupo sem ninguém ")
    const [place] = await api().rows(`select application_id as id from roles where id = ${other}`)
    await api().rows(`insert into access_groups (application_id, title, permissions, is_active, updated_at)
      values (${Number(place!["id"])}, '${title}', '{accessToCart}', true, now())`)
    const chief = await world.signIn(await world.person({ application: 1, isApplication: true }))
    const namesOf = async (answer: Promise<{ readonly body: ReadonlyArray<Finding> }>) =>
      (await answer).body.filter(({ problem }) => problem === "nobody").map(({ name }) => name)
    const found = await namesOf(chief.send("POST", "/acl/lint", { screens }))
    expect([found.includes(mine), found.includes(theirs), found.includes(title)]).toEqual([
      true,
      false,
      false,
    ])
    const all = await namesOf(api().ask("POST", "/acl/lint", { as: "root", body: { screens } }))
    expect(all).toEqual(expect.arrayContaining([mine, theirs, title]))
    await api().rows(`delete from access_groups where title = '${title}'`)
  })

  test("a module counts the groups of its reader's application alone", async () => {
    const chief = await world.signIn(await world.person({ application: 1, isApplication: true }))
    const groupsOf = (body: { readonly items: ReadonlyArray<{ readonly groups: number }> }) =>
      body.items.reduce((sum, { groups }) => sum + groups, 0)
    const query = { filter: {}, pageNumber: 0, pageSize: 100 }
    const all = await api().ask("POST", "/acl/module/find", { as: "root", body: query })
    const own = await chief.send("POST", "/acl/module/find", query)
    expect([all.status, own.status, groupsOf(own.body)]).toEqual([200, 200, 0])
    expect(groupsOf(all.body)).toBeGreaterThan(0)
  })
}
