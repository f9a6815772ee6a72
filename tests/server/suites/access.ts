import { expect, test } from "vitest"
import { allows } from "../../../src/contract/access.ts"
import type { CurrentUser } from "../../../src/contract/users.ts"
import { type Api, kinds } from "../api.ts"
import { addressOf, everyCall } from "../samples.ts"

const denials = new Set(["unauthenticated", "forbidden"])

/** Every call, asked by every kind of user and by nobody: the contract's table decides, and nothing else. */
export const accessSuite = (api: () => Api) => {
  test.each(everyCall.map((sample) => [sample.name, sample] as const))(
    "%s answers exactly those the table of access lets in",
    async (_, sample) => {
      const address = addressOf(sample)
      const { method, access } = sample.to
      const asked = sample.body === undefined ? {} : { body: sample.body }
      const anonymous = await api().ask(method, address, asked)
      expect(denials.has(anonymous.body?.code)).toBe(access !== "public")
      for (const as of kinds) {
        const user = (await api().ask("GET", "/acl/users/me", { as })).body as CurrentUser
        const answer = await api().ask(method, address, { ...asked, as })
        const denied = denials.has(answer.body?.code)
        expect([as, denied, answer.status < 500]).toEqual([as, !allows(access, user), true])
        if (denied) expect(answer.status).toBe(403)
      }
    },
  )

  test("a user whose roles are taken away falls to the set of their kind, no further", async () => {
    const before = (await api().ask("GET", "/acl/users/me", { as: "restaurant" })).body as CurrentUser
    expect(before.permissions).toEqual([])
    await api().rows("insert into user_roles (user_id, role_id) values (4, 4)")
    const manager = (await api().ask("GET", "/acl/users/me", { as: "restaurant" })).body as CurrentUser
    expect(manager.permissions.map(({ name }) => name)).toContain("accessToUserUser")
    expect((await api().ask("GET", "/acl/users", { as: "restaurant" })).status).toBe(200)
    await api().rows("delete from user_roles where user_id = 4")
    expect((await api().ask("GET", "/acl/users", { as: "restaurant" })).status).toBe(403)
  })

  test("somebody refused is told which permission they lack", async () => {
    const { body } = await api().ask("GET", "/acl/roles", { as: "partner" })
    expect(body).toEqual({
      _tag: "Forbidden",
      code: "forbidden",
      needs: ["accessToUserUser"],
      message: "Seu usuário não tem permissão para isso.",
    })
  })
}
