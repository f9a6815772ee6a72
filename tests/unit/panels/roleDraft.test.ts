import * as Effect from "effect/Effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Client } from "../../../src/api/client.ts"
import { Unreachable } from "../../../src/api/errors.ts"
import { roleRecords } from "../../../src/contract/users/roleRecords.ts"
import { type Role, roles } from "../../../src/contract/users/roles.ts"
import { roleCalls, rowOf } from "../../../src/panels/roles/roleCalls.ts"
import { RecordDraft } from "../../../src/resource/described/recordDraft.ts"
import { apiOf } from "./apiOf.ts"

const clerk: Role = { id: 4, title: "Atendente", permissions: [21, 3], isCoreRole: false }
const away = Effect.fail(new Unreachable({ cause: "offline" }))

const open = (role?: Role) => {
  let isAway = false
  const { api, heard } = apiOf(({ input }) =>
    isAway ? away : Effect.succeed({ ...clerk, id: 13, ...(input.body as object) }),
  )
  const calls = roleCalls({ api } as Client)
  const draft = new RecordDraft(calls as never, roleRecords, {
    choosesOwner: false,
    ...(role && { row: rowOf(role) as never, id: role.id }),
  })
  const save = () => Effect.runPromiseExit(draft.save())
  const last = () => heard.findLast(({ to }) => to !== roles.get)
  return { draft, text: draft.text, heard, last, save, goAway: (next: boolean) => void (isAway = next) }
}

describe("someone who writes a new role", () => {
  it("starts without a title, without permissions, and is told the title is required", () => {
    const { draft, text } = open()
    expect(text.texts.value).toEqual({ title: "", permissions: "" })
    expect(draft.problems.value).toEqual({ title: "required" })
    text.write("title", "  ")
    expect(draft.problems.value).toEqual({ title: "required" })
    text.write("title", "Caixa")
    expect(draft.problems.value).toEqual({})
    text.write("title", "x".repeat(101))
    expect(draft.problems.value).toEqual({ title: "tooLong" })
  })

  it("creates it with its title trimmed and the numbers of its permissions", async () => {
    const { text, last, save } = open()
    text.write("title", "  Caixa ")
    text.write("permissions", "2,21,22")
    await save()
    expect(last()).toMatchObject({ to: roles.create })
    expect(last()?.input.body).toEqual({ title: "Caixa", permissions: [2, 21, 22] })
  })

  it("who tries again after a lost answer sends the same key, so that there is one role (fault 37)", async () => {
    const { text, heard, save, goAway } = open()
    text.write("title", "Caixa")
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
    const { text, heard, save, goAway } = open()
    text.write("title", "Caixa")
    goAway(true)
    await save()
    text.write("title", "Caixa 2")
    await save()
    text.write("permissions", "1")
    await save()
    const keys = heard.filter(({ to }) => to === roles.create).map(({ options }) => options?.idempotencyKey)
    expect(new Set(keys).size).toBe(3)
  })

  it("keeps what was typed and chosen when the API goes away", async () => {
    const { text, save, goAway } = open()
    text.write("title", "Caixa")
    text.write("permissions", "1")
    goAway(true)
    await save()
    expect(text.texts.value).toEqual({ title: "Caixa", permissions: "1" })
  })
})

describe("someone who edits a role", () => {
  it("saves the whole record under its number", async () => {
    const { text, last, save } = open(clerk)
    expect(text.texts.value["title"]).toBe("Atendente")
    text.write("title", "Atendente da noite")
    await save()
    expect(last()).toMatchObject({ to: roles.save })
    expect(last()?.input.body).toEqual({ ...clerk, title: "Atendente da noite" })
  })

  it("sends back every field this version does not know", async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.stringMatching(/^x\w{0,6}$/), fc.jsonValue()), async (unknown) => {
        const { last, save } = open({ ...clerk, ...unknown })
        await save()
        expect(last()?.input.body).toEqual({ ...unknown, ...clerk })
      }),
      { numRuns: 50 },
    )
  })

  it("whose number is not above 0 creates it", async () => {
    const { last, save } = open({ ...clerk, id: 0 })
    await save()
    expect(last()?.to).toBe(roles.create)
  })

  it("keeps what they typed while the role was read again", async () => {
    const { draft, text } = open(clerk)
    text.write("title", "Outro")
    await Effect.runPromise(draft.load())
    expect(text.texts.value["title"]).toBe("Outro")
    expect(text.base.value["title"]).toBe("Atendente")
    expect(draft.isDirty.value).toBe(true)
  })

  it("and closes without saving has changed nothing of the role itself", () => {
    const { text } = open(clerk)
    text.write("title", "Outro")
    text.write("permissions", "1")
    expect(clerk).toEqual({ id: 4, title: "Atendente", permissions: [21, 3], isCoreRole: false })
    expect(text.base.value["permissions"]).toBe("21,3")
  })
})
