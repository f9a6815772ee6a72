import { afterAll, expect, test } from "vitest"
import { type Answer, type Api } from "../api.ts"
import { somebodyOf } from "../somebody.ts"

/** Moves of users between companies. */
export const userMovesSuite = (api: () => Api) => {
  const { clear, company, person, role, signIn } = somebodyOf(api)
  afterAll(clear)
  const codeOf = ({ status, body }: Answer) => [status, body?.code]
  const manages = "accessToUserUser"
  const store = { application: 1, franchise: 1 }
  const managerOf = async (runs: ReadonlyArray<1 | 2>) => {
    const may = await role({ application: 1 }, manages, "accessToFranchises", "accessToGlobal")
    return signIn(await person({ ...store, runs }, [may]))
  }
  const rolesOf = async (id: number) =>
    (await api().rows(`select role_id::int as id from user_roles where user_id = ${id} order by 1`)).map(
      (row) => row["id"],
    )
  const versionOf = async (id: number) =>
    (await api().ask("GET", `/acl/users/${id}`, { as: "root" })).body.version as number

  test("a manager of two franchises moves somebody from a store of one to a store of the other, where the first one's roles end", async () => {
    const manager = await managerOf([1, 2])
    const ofStore = await role({ ...store, company: 1 }, "accessToGlobal")
    const ofApplication = await role({ application: 1 }, "accessToGlobal")
    const { id } = await person({ ...store, company: 1 }, [ofStore, ofApplication])
    const [from, to] = [company(1), company(2)]
    const move = async (body: object) => manager.send("PUT", `/acl/users/${id}/company`, body)
    const version = await versionOf(id)
    expect(codeOf(await move({ company: to }))).toEqual([428, "version_required"])
    const moved = await move({ company: to, version })
    expect([moved.status, moved.body]).toEqual([
      200,
      expect.objectContaining({ id, company: to, roles: [ofApplication] }),
    ])
    expect(await rolesOf(id)).toEqual([ofApplication])
    expect(codeOf(await move({ company: from, version }))).toEqual([412, "stale_user"])
    expect((await move({ company: to, version: moved.body.version })).body.version, "nothing to do").toBe(
      moved.body.version,
    )
  })

  test("nobody is moved to a store out of reach, nor by whom they outrank, nor who works for several stores", async () => {
    const manager = await managerOf([1])
    const move = async (id: number, to: number) =>
      codeOf(
        await manager.send("PUT", `/acl/users/${id}/company`, { company: to, version: await versionOf(id) }),
      )
    const somebody = async (name: string, of = {}) => {
      const { id } = await person({ ...store, ...of }, [await role({ application: 1 }, name)])
      return id
    }
    const clerk = await somebody("accessToGlobal", { company: 1 })
    expect(await move(clerk, company(2))).toEqual([404, "not_found"])
    expect(await move(await somebody("accessToFinancial", { company: 1 }), company(1))).toEqual([
      403,
      "user_outranks",
    ])
    expect(await move(await somebody("accessToGlobal", { runs: [1] }), company(1))).toEqual([
      403,
      "company_fixed",
    ])
  })
}
