import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { createClient, hostSession } from "../../../src/api/client.ts"
import { findCompanies } from "../../../src/api/findCompanies.ts"
import { roles } from "../../../src/contract/users/roles.ts"
import { explainAccess } from "../../../src/contract/access/accessFacts.ts"
import { factsOf } from "../../../src/business/permissions/factsOf.ts"
import type { ListSpec } from "../../../src/resource/ListSpec.ts"
import { rowOf } from "../../../src/panels/roles/roleCalls.ts"
import { removeEach } from "../../../src/resource/removeEach.ts"
import { readAll } from "../../../src/resource/readAll.ts"
import { memoryBackend, type MemoryBackendOptions } from "../../../src/testing/index.ts"

const open = (options: MemoryBackendOptions = {}) => {
  const backend = memoryBackend({ extras: [], ...options })
  const client = createClient({
    api: "http://memory.test",
    session: hostSession({ getToken: async () => "token" }),
    fetch: backend.fetch,
  })
  return { backend, client, api: client.api }
}

const everything = { filter: {}, sortField: "id", sortOrder: "asc" } as const
const role = (id: number, isCoreRole = false) => ({ id, title: `Papel ${id}`, permissions: [], isCoreRole })
const many = (count: number) => Array.from({ length: count }, (_, index) => role(index + 1))
const word = (key: string) => key

const none = ["", ""] as const
const words = { title: none, create: none, count_one: none, count_other: none, loadFailed: none }
const text = { action: "", title: "", question: "", busyLabel: "", doneMessage: "" }

/** A list of roles without its looks. */
const roleList: ListSpec = {
  name: "roles",
  words,
  find: roles.find,
  rowOf,
  columns: [],
  key: ({ _id }) => _id,
  rowTitle: ({ _id }) => String(_id),
  open: () => ({ label: "", edits: false }),
  remove: {
    remove: (api, { _id }) => api.call(roles.remove, { params: { id: Number(_id) } }) as never,
    locked: (_, row) => (row["isCoreRole"] === true ? "core" : undefined),
    explain: (_, __, error) => (error as { readonly _tag: string })._tag,
    text: () => text,
  },
}

describe("someone whose server offers the specification alone", () => {
  it("reads all pages of a list once, whatever their size", async () => {
    const { backend, api } = open({ roles: many(230) })
    const rows = await Effect.runPromise(readAll(api, roleList, everything))
    expect(rows.map(({ _id }) => _id)).toEqual(many(230).map(({ id }) => id))
    expect(backend.requests.filter((call) => call === "POST /acl/roles/findRoles")).toHaveLength(3)
  })

  it("reads no more pages of a list than are wanted", async () => {
    const { backend, api } = open({ roles: many(230) })
    expect(await Effect.runPromise(readAll(api, roleList, everything, 150))).toHaveLength(200)
    expect(backend.requests.filter((call) => call === "POST /acl/roles/findRoles")).toHaveLength(2)
  })

  it("deletes rows one by one, and hears which stayed and why", async () => {
    const { backend, api } = open({ roles: [role(1, true), role(2), role(3)], holders: { 3: 2 } })
    const steps: Array<number> = []
    const outcome = await Effect.runPromise(
      removeEach(
        { api, spec: roleList, word, explain: ({ _tag }) => _tag, onProgress: (done) => steps.push(done) },
        [...backend.roles.values()].map(rowOf),
      ),
    )
    expect(outcome.removed).toBe(1)
    expect(outcome.refused).toEqual([
      { id: 1, code: "", reason: "core" },
      { id: 3, code: "", reason: "RoleInUse" },
    ])
    expect([...backend.roles.keys()]).toEqual([1, 3])
    expect(steps).toEqual([0, 1, 2])
  })

  it("does not try the rest once nothing answers", async () => {
    const { backend, api } = open({ roles: many(5) })
    backend.offline(true)
    const removing = { api, spec: roleList, word, explain: () => "offline", onProgress: () => {} }
    const outcome = await Effect.runPromise(removeEach(removing, many(5).map(rowOf)))
    expect(outcome.refused.map(({ reason }) => reason)).toEqual(many(5).map(() => "Unreachable"))
    expect(new Set(backend.requests)).toEqual(new Set(["DELETE /acl/roles/1"]))
  })

  it("finds the companies its delivery records name", async () => {
    const { backend, api } = open()
    const all = await Effect.runPromise(findCompanies(api, ""))
    const some = await Effect.runPromise(findCompanies(api, "CANTINA"))
    expect(all.length).toBeGreaterThan(some.length)
    expect(some.map(({ name }) => name)).toEqual(["Cantina Bela Paulista"])
    expect(backend.requests).not.toContain("POST /company/findCompanies")
  })

  it("has its access explained from the user, the roles and the permissions", async () => {
    const { backend, client } = open()
    await Effect.runPromise(client.session.load())
    const own = await Effect.runPromise(factsOf(client.api, client.session.user.peek(), undefined))
    expect(explainAccess(own, { anyOf: ["accessToRoot"] })).toMatchObject({
      isAllowed: true,
      fallback: "root",
    })
    const [someone] = [...backend.users.values()].filter(({ roles }) => roles.length > 0)
    const theirs = await Effect.runPromise(factsOf(client.api, undefined, someone!.id))
    expect(theirs.fullname).toBe(someone!.fullname)
    expect(theirs.roles.map(({ id }) => id).toSorted()).toEqual([...someone!.roles].toSorted())
    expect(theirs.roles[0]?.permissions.length).toBeGreaterThan(0)
    expect(backend.requests.filter((call) => call.endsWith("/access"))).toEqual([])
  })

  it("is told a permission of theirs without the role nobody may read", async () => {
    const { client } = open()
    const user = {
      permissions: [{ name: "accessToMail" }],
      isRoot: false,
      isApplication: false,
      franchises: [],
    }
    const facts = await Effect.runPromise(factsOf(client.api, user, undefined))
    expect(explainAccess(facts, { anyOf: ["accessToMail"] }).reasons).toEqual([
      { by: "user", permission: "accessToMail" },
    ])
  })
})
