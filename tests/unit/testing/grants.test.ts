import * as Effect from "effect/Effect"
import { expect, test } from "vitest"
import { createClient, memorySession } from "../../../src/api/client.ts"
import { accessGroups } from "../../../src/contract/resources/accessGroups.ts"
import { callsOf } from "../../../src/contract/resource/calls.ts"
import { roles } from "../../../src/contract/users/roles.ts"
import { users } from "../../../src/contract/users/users.ts"
import {
  listed,
  memoryBackend,
  rootUser,
  samplePermissions,
  sampleRoles,
  sampleUsers,
} from "../../../src/testing/index.ts"

test("an application's user limited by a role hands out no more than it gives in memory either", async () => {
  const own = "accessToAccessGroup"
  const backend = memoryBackend({
    user: { ...rootUser, isRoot: false, isApplication: true, permissions: [{ name: own }] },
    resources: [listed(accessGroups, [])],
  })
  const { api, session } = createClient({
    api: "http://api.test",
    session: memorySession(),
    pace: "brisk",
    fetch: backend.fetch,
  })
  await Effect.runPromise(session.signIn({ email: "root@balcao.test", password: "demo1234" }))
  const outcome = async <A, E>(call: Effect.Effect<A, E>) => {
    const result = await Effect.runPromise(Effect.result(call))
    return result._tag === "Success" ? "done" : (result.failure as { readonly _tag: string })._tag
  }
  const idsOf = (...names: ReadonlyArray<string>) =>
    samplePermissions.filter(({ name }) => names.includes(name)).map(({ id }) => id)
  const make = (permissions: ReadonlyArray<number>) =>
    outcome(api.call(roles.create, { body: { title: "Papel", permissions } }))
  expect(await make(samplePermissions.map(({ id }) => id))).toBe("GrantExceeds")
  expect(await make(idsOf(own))).toBe("done")
  const high = sampleRoles.find(({ permissions }) => permissions.length > 2)!
  const other = sampleUsers.find((user) => !user.roles.includes(high.id))!
  const given = { ...other, roles: [...other.roles, high.id] }
  expect(await outcome(api.call(users.save, { body: { ...given, version: 1 } as never }))).toBe(
    "RoleNotGrantable",
  )
  const group = (permissions: ReadonlyArray<string>) => {
    const body = { owner: 1, title: `Grupo ${permissions.length}`, permissions, isActive: true }
    return outcome(api.call(callsOf(accessGroups).create, { body: body as never }))
  }
  expect(await group([own, "accessToFinancial"])).toBe("BadRequest")
})
