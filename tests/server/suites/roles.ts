import { expect, test } from "vitest"
import { type Api, fresh } from "../api.ts"

interface Named {
  readonly id: number
  readonly name: string
}

/** Making, changing, giving and deleting roles. */
export const roleSuite = (api: () => Api) => {
  const idOf = async (...names: ReadonlyArray<string>) => {
    const all = (await api().ask("GET", "/acl/permissions", { as: "root" })).body as ReadonlyArray<Named>
    return names.map((name) => all.find((permission) => permission.name === name)!.id)
  }
  const make = async (permissions: ReadonlyArray<number>, title = fresh("Papel ")) => {
    const { status, body } = await api().ask("POST", "/acl/roles", {
      as: "root",
      body: { title, permissions },
    })
    expect(status).toBe(200)
    return body as { id: number; title: string; permissions: Array<number>; isCoreRole: boolean }
  }
  const person = (roles: ReadonlyArray<number>) => ({
    username: fresh("p"),
    fullname: "Pessoa",
    email: `${fresh("p")}@exemplo.test`,
    roles,
  })

  test("an administrator makes a role, changes it, reads it back and deletes it", async () => {
    const permissions = await idOf("accessToCart", "accessToFoodOrders")
    const role = await make(permissions)
    expect(role).toMatchObject({ isCoreRole: false, permissions: permissions.toSorted((a, b) => a - b) })
    const saved = await api().ask("PUT", "/acl/roles", {
      as: "root",
      body: { ...role, title: "Outro", permissions: [] },
    })
    expect(saved.body).toEqual({ ...role, title: "Outro", permissions: [], version: 2 })
    expect((await api().ask("GET", `/acl/roles/${role.id}`, { as: "root" })).body).toEqual(saved.body)
    const held = await api().ask("GET", `/acl/permissions/getRolePermission?roleId=${role.id}`, {
      as: "root",
    })
    expect(held.body).toEqual([])
    expect((await api().ask("DELETE", `/acl/roles/${role.id}`, { as: "root" })).status).toBe(204)
    expect((await api().ask("GET", `/acl/roles/${role.id}`, { as: "root" })).status).toBe(404)
  })

  test("an owner who deletes a role in use is told how many still hold it", async () => {
    const role = await make([])
    for (const roles of [[role.id], [role.id]])
      await api().ask("POST", "/acl/users", { as: "root", body: person(roles) })
    const assigned = await api().ask("GET", `/acl/roles/checkIsRollAssignedToUser?roleId=${role.id}`, {
      as: "root",
    })
    expect(assigned.body).toBe(true)
    const { status, body } = await api().ask("DELETE", `/acl/roles/${role.id}`, { as: "root" })
    expect({ status, body }).toEqual({
      status: 409,
      body: { _tag: "RoleInUse", code: "role_in_use", users: 2, message: "2 usuários ainda têm este papel." },
    })
  })

  test("a role that new people of a type get stays, and who deletes it is told by what", async () => {
    const made = { title: fresh("Papel "), permissions: [] }
    const { body: role } = await api().ask("POST", "/acl/roles", { as: "application", body: made })
    const type = {
      name: fresh("Tipo"),
      key: fresh("T").toUpperCase(),
      defaultRole: role.id,
      fallback: "COMPANY",
      owner: 1,
    }
    const named = await api().ask("POST", "/settings/user-types", { as: "root", body: type })
    expect([named.status, named.body]).toMatchObject([200, {}])
    const { status, body } = await api().ask("DELETE", `/acl/roles/${role.id}`, { as: "root" })
    expect([status, body.code, body.by, body.count]).toEqual([409, "record_in_use", "userTypes", 1])
    const many = await api().ask("POST", "/acl/roles/removeRoles", { as: "root", body: { ids: [role.id] } })
    expect(many.body).toEqual({ removed: 0, refused: [{ id: role.id, code: "record_in_use" }] })
  })

  test("nobody changes or deletes a core role", async () => {
    const { body } = await api().ask("GET", "/acl/roles/1", { as: "root" })
    const saved = await api().ask("PUT", "/acl/roles", { as: "root", body: { ...body, title: "Meu" } })
    const removed = await api().ask("DELETE", "/acl/roles/1", { as: "root" })
    expect([saved.body.code, removed.body.code]).toEqual(["core_role", "core_role"])
    const role = await make([])
    const raised = await api().ask("PUT", "/acl/roles", { as: "root", body: { ...role, isCoreRole: true } })
    expect([raised.status, raised.body.code]).toEqual([403, "core_role_protected"])
  })

  test("nobody grants what they do not have, in a role or by giving one", async () => {
    const [root, cart] = await idOf("accessToRoot", "accessToCart")
    const beyond = await api().ask("POST", "/acl/roles", {
      as: "application",
      body: { title: "Alto", permissions: [root, cart] },
    })
    expect([beyond.status, beyond.body.permissions]).toEqual([403, ["accessToRoot"]])
    const unknown = await api().ask("POST", "/acl/roles", {
      as: "root",
      body: { title: "X", permissions: [999_999] },
    })
    expect([unknown.status, unknown.body.permissions]).toEqual([422, [999_999]])
    const rootRole = await make([root!])
    for (const roles of [[rootRole.id], [999_999]]) {
      const given = await api().ask("POST", "/acl/users", { as: "application", body: person(roles) })
      expect([given.status, given.body.roles]).toEqual([403, roles])
    }
  })

  test("two users never share an address or a username, whatever their case", async () => {
    const first = person([])
    await api().ask("POST", "/acl/users", { as: "root", body: first })
    const sameEmail = { ...person([]), email: first.email.toUpperCase() }
    const sameName = { ...person([]), username: first.username.toUpperCase() }
    const codes = [sameEmail, sameName].map(
      async (body) => (await api().ask("POST", "/acl/users", { as: "root", body })).body.code,
    )
    expect(await Promise.all(codes)).toEqual(["email_taken", "username_taken"])
  })

  test("a user's shopper is carried, kept on save, and a phone has at most 13 digits", async () => {
    const shopper = { _id: "65f0", zones: [1, 2] }
    const ask = (method: string, body: object) => api().ask(method, "/acl/users", { as: "root", body })
    const made = (await ask("POST", { ...person([]), shopper, phone: "+55 (11) 9 8642-0173" })).body
    expect(made).toMatchObject({ shopper })
    const saved = (await ask("PUT", { ...made, fullname: "Outra" })).body
    expect(saved).toMatchObject({ fullname: "Outra", shopper })
    expect((await ask("PUT", { ...saved, phone: "55119864201731" })).status).toBe(400)
    expect((await ask("PUT", { ...saved, shopper: "a\u0000" })).status).toBe(400)
  })

  test("nobody deletes themselves", async () => {
    const { status, body } = await api().ask("DELETE", "/acl/users/1", { as: "root" })
    expect([status, body.code]).toEqual([409, "user_protected"])
  })
}
