import * as Effect from "effect/Effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Unreachable } from "../../../src/api/errors.ts"
import { permissions } from "../../../src/contract/access/permissions.ts"
import { type Role, roles } from "../../../src/contract/users/roles.ts"
import { PermissionTree } from "../../../src/panels/roles/permissionTree.ts"
import { RoleDraft } from "../../../src/panels/roles/roleDraft.ts"
import { samplePermissions } from "../../../src/testing/sampleRoles.ts"
import { apiOf } from "./apiOf.ts"

const clerk: Role = { id: 4, title: "Atendente", permissions: [21, 3], isCoreRole: false }
const away = Effect.fail(new Unreachable({ cause: "offline" }))

const open = async (role?: Role) => {
  let isAway = false
  const { api, heard } = apiOf(({ to, input }) => {
    if (isAway) return away
    return to === permissions.list
      ? Effect.succeed(samplePermissions)
      : Effect.succeed({ id: 13, ...(input.body as object) })
  })
  const draft = new RoleDraft(api, new PermissionTree(api), role)
  await Effect.runPromise(draft.load())
  const save = () => Effect.runPromiseExit(draft.save())
  return { draft, heard, save, goAway: (next: boolean) => void (isAway = next) }
}

describe("someone who writes a new role", () => {
  it("starts without a title, without permissions, and is told the title is required", async () => {
    const { draft } = await open()
    expect(draft.title.value).toBe("")
    expect(draft.titleProblem.value).toBe("required")
    expect(draft.selected.value.size).toBe(0)
    draft.rename("  ")
    expect(draft.titleProblem.value).toBe("required")
    draft.rename("Caixa")
    expect(draft.titleProblem.value).toBeUndefined()
    draft.rename("x".repeat(101))
    expect(draft.titleProblem.value).toBe("tooLong")
  })

  it("creates it with its title trimmed and the numbers of its permissions in order", async () => {
    const { draft, heard, save } = await open()
    draft.rename("  Caixa ")
    const [first, second] = samplePermissions.filter(({ parentId }) => parentId === 2)
    draft.toggle(second!.id, true)
    draft.toggle(first!.id, true)
    await save()
    expect(heard.at(-1)).toMatchObject({
      to: roles.create,
      input: { body: { title: "Caixa", permissions: [2, first!.id, second!.id] } },
    })
    expect(heard.at(-1)?.input.body).not.toHaveProperty("id")
  })

  it("who tries again after a lost answer sends the same key, so that there is one role (fault 37)", async () => {
    const { draft, heard, save, goAway } = await open()
    draft.rename("Caixa")
    goAway(true)
    for (let press = 0; press < 20; press += 1) await save()
    goAway(false)
    await save()
    const keys = heard.filter(({ to }) => to === roles.create).map(({ options }) => options?.idempotencyKey)
    expect(keys).toHaveLength(21)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  })

  it("who changes it before trying again sends another key", async () => {
    const { draft, heard, save, goAway } = await open()
    draft.rename("Caixa")
    goAway(true)
    await save()
    draft.rename("Caixa 2")
    await save()
    draft.toggle(1, true)
    await save()
    const keys = heard.filter(({ to }) => to === roles.create).map(({ options }) => options?.idempotencyKey)
    expect(new Set(keys).size).toBe(3)
  })

  it("keeps what was typed and chosen when the API goes away", async () => {
    const { draft, save, goAway } = await open()
    draft.rename("Caixa")
    draft.toggle(1, true)
    const chosen = draft.selected.value
    goAway(true)
    await save()
    await Effect.runPromise(draft.load())
    expect(draft.title.value).toBe("Caixa")
    expect(draft.selected.value).toBe(chosen)
    expect(draft.branches.value).toMatchObject({ _tag: "Failed", data: expect.any(Array) })
  })
})

describe("someone who edits a role", () => {
  it("saves the whole record under its number", async () => {
    const { draft, heard, save } = await open(clerk)
    expect(draft.title.value).toBe("Atendente")
    draft.rename("Atendente da noite")
    await save()
    expect(heard.at(-1)).toMatchObject({
      to: roles.save,
      input: { body: { id: 4, title: "Atendente da noite", permissions: [3, 21], isCoreRole: false } },
    })
  })

  it("sends back every field this version does not know", async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.stringMatching(/^x\w{0,6}$/), fc.jsonValue()), async (unknown) => {
        const { heard, save } = await open({ ...clerk, ...unknown })
        await save()
        expect(heard.at(-1)?.input.body).toEqual({ ...unknown, ...clerk, permissions: [3, 21] })
      }),
      { numRuns: 50 },
    )
  })

  it("that is stored without its groups sees them ticked, and nothing marked as changed (section 4)", async () => {
    const children = samplePermissions.filter(({ parentId }) => parentId === 2).map(({ id }) => id)
    const { draft } = await open({ ...clerk, permissions: children, isCoreRole: true })
    expect(draft.selected.value).toEqual(new Set([2, ...children]))
    expect(draft.before.value).toEqual(draft.selected.value)
  })

  it("whose number is not above 0 creates it", async () => {
    const { heard, save } = await open({ ...clerk, id: 0 })
    await save()
    expect(heard.at(-1)?.to).toBe(roles.create)
  })

  it("and closes without saving has changed nothing of the role itself", async () => {
    const { draft } = await open(clerk)
    draft.rename("Outro")
    draft.toggle(1, true)
    expect(clerk).toEqual({ id: 4, title: "Atendente", permissions: [21, 3], isCoreRole: false })
    expect([...draft.before.value]).toEqual([21, 3])
  })
})
