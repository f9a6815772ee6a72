import { expect, test } from "vitest"
import type { Kind } from "../../../src/contract/resource/field.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import type { Api } from "../api.ts"
import { asking, needsFile } from "./asking.ts"

const long = "x".repeat(6000)

/** Values no field of a kind takes. */
const wrong: Readonly<Record<Kind, ReadonlyArray<unknown>>> = {
  text: [1, {}, long, "a\0b"],
  lines: [1, [], long],
  code: ["minúsculas", "A B", 1, long],
  email: ["nada", "a@b", 1],
  link: ["javascript:alert(1)", "ftp://a.b", 1],
  colour: ["red", "#12", 1],
  cpf: ["11111111111", "52998224724", 1],
  cnpj: ["11111111111111", "11222333000180", 1],
  phone: ["123", "letras", 1],
  count: [1.5, -1, "1", 1e300],
  decimal: [-1, "1.5", 1e300],
  percent: [10_001, 1.5, -1],
  money: [1.5, "9,90", 1e300],
  flag: ["true", 1],
  choice: ["NADA", 1],
  choices: [["NADA"], "MON", [1]],
  day: ["2026-02-30", "hoje", 20_260_101],
  moment: ["2026-02-30T10:00:00Z", "2026-01-01T25:00:00Z", "hoje"],
  time: ["24:00", "9:5", 900],
  reference: ["1; drop", -1, { _id: 1 }, 1.5],
  references: [1, [1, 1], ["a"], [-1]],
  image: ["a.png", -1],
  file: ["a.pdf", -1],
  hours: [[], [[], [], [], [], [], [], [{ from: 600, to: 500 }]], "sempre"],
  place: [[200, 0], [0, 100], [1], "aqui"],
  list: [{}, [1], [{ unknown: 1 }], "lista"],
}

/** What nobody may send, and what records may not become. */
export const refusalSuite = (api: () => Api, resources: ReadonlyArray<Resource>) => {
  const { ask, bodyOf, create } = asking(api, resources)
  const named = (name: string) => resources.find((one) => one.name === name)!
  const tested = ["coupons", "people", "cities", "contracts", "openingHours", "packings", "companySegments"]

  test("the lists that are tested for bad input have every kind of field between them", () => {
    const met = tested.flatMap((name) => Object.values(named(name).fields).map(({ kind }) => kind))
    const missing = Object.keys(wrong).filter((kind) => !met.includes(kind as Kind))
    expect(missing).toEqual(["link", "reference"])
  })

  test.each(tested)("%s refuse values of no kind, on their field, and write nothing", async (name) => {
    const resource = named(name)
    const wish = await bodyOf(resource)
    const before = await api().rows("select max(id) as id from audit_lines")
    for (const [field, { kind, rules }] of Object.entries(resource.fields)) {
      if (rules.from === "server") continue
      const values = [...wrong[kind], ...(rules.required && !rules.when ? [undefined] : [])]
      for (const value of values) {
        const { status, body } = await ask("POST", resource.path, { ...wish, [field]: value })
        expect([field, value, status]).toEqual([field, value, 400])
        const paths = body.issues.map(({ path }: { path: string }) => path)
        expect([field, value, paths]).toEqual([
          field,
          value,
          expect.arrayContaining([expect.stringMatching(new RegExp(`^body\\.${field}(\\.|$)`))]),
        ])
      }
    }
    for (const extra of ["version", "createdBy", "status", "__proto__x", "isRoot"])
      expect((await ask("POST", resource.path, { ...wish, [extra]: 1 })).status).toBe(400)
    expect(await api().rows("select max(id) as id from audit_lines")).toEqual(before)
  })

  test("a coupon asks for what its type needs, refuses what it does not, and ends after it starts", async () => {
    const { path } = named("coupons")
    const wish = (await bodyOf(named("coupons"))) as Record<string, unknown>
    const codeOf = async (body: object) =>
      (await ask("POST", path, body)).body.issues?.map(({ path: at, code }: Record<string, string>) => [
        at,
        code,
      ])
    const { percent: _, ...without } = wish
    expect(await codeOf(without)).toEqual([["body.percent", "required"]])
    expect(await codeOf({ ...wish, value: 100 })).toEqual([["body.value", "unknown"]])
    expect(await codeOf({ ...wish, endsAt: "2020-01-01T00:00:00Z" })).toEqual([["body.endsAt", "order"]])
    const { owner: _owner, ...nobodys } = wish
    expect(await codeOf(nobodys)).toEqual([["body.owner", "required"]])
  })

  test("a save that changes the type must bring what it needs, and takes away what it leaves behind", async () => {
    const { path } = named("coupons")
    const { body } = await create(named("coupons"))
    const change = (wish: object) => ask("PUT", `${path}/${body._id}`, { ...wish, version: 1 })
    const lacking = await change({ type: "FIXED" })
    expect(lacking.body.issues).toMatchObject([{ path: "body.value", code: "required" }])
    const early = await change({ endsAt: "2020-01-01T00:00:00Z" })
    expect(early.body.issues).toMatchObject([{ path: "body.endsAt", code: "order" }])
    const changed = await change({ type: "FIXED", value: 500 })
    expect(changed.body).toMatchObject({ type: "FIXED", value: 500, percent: null, maxDiscount: null })
  })

  test("two records of one owner never share a unique value, whatever its case; two owners may", async () => {
    const { path } = named("packings")
    const wish = { name: "Caixa Única", abbreviation: "CU", kind: "BOX", owner: 1 }
    expect((await ask("POST", path, wish)).status).toBe(200)
    const again = await ask("POST", path, { ...wish, name: "CAIXA única" })
    expect([again.status, again.body.code, again.body.field]).toEqual([409, "value_taken", "name"])
    expect((await ask("POST", path, { ...wish, owner: 2 })).status).toBe(200)
  })

  test("a record others name stays, and says which list names it how often", async () => {
    const { body: segment } = await create(named("companySegments"))
    const wish = await bodyOf(named("coupons"))
    const { path } = named("companySegments")
    await ask("POST", named("coupons").path, { ...wish, segments: [segment._id] })
    const kept = await ask("DELETE", `${path}/${segment._id}`)
    expect([kept.status, kept.body]).toMatchObject([409, { code: "record_in_use", by: "coupons", count: 1 }])
    const many = await ask("POST", `${path}/remove`, { ids: [segment._id, 999_999] })
    expect(many.body).toEqual({
      removed: 0,
      refused: [
        { id: segment._id, code: "record_in_use" },
        { id: 999_999, code: "not_found" },
      ],
    })
  })

  test("a role that user types start with is deleted all the same, and they start with none", async () => {
    const { body: role } = await ask("POST", "/acl/roles", { title: "Papel inicial", permissions: [] })
    await api().rows(`update roles set application_id = 1 where id = ${role.id}`)
    const made = await create(named("userTypes"), { defaultRole: role.id })
    expect(made.body.defaultRole).toEqual({ _id: role.id, label: "Papel inicial" })
    expect((await ask("DELETE", `/acl/roles/${role.id}`)).status).toBe(204)
    const { body } = await ask("GET", `${named("userTypes").path}/${made.body._id}`)
    expect(body.defaultRole).toBe(null)
  })

  test("a department is never put under itself or one of its own", async () => {
    const resource = named("departments")
    const { body: top } = await create(resource)
    const { body: under } = await create(resource, { parent: top._id })
    const put = (parent: number) => ask("PUT", `${resource.path}/${top._id}`, { parent, version: 1 })
    for (const parent of [top._id, under._id]) {
      const { status, body } = await put(parent)
      expect([status, body.code, body.field]).toEqual([422, "circular_tree", "parent"])
    }
  })

  test("a status changes along the moves alone, with a reason where one is asked for, and once", async () => {
    const { path } = named("coupons")
    const { body } = await create(named("coupons"))
    const move = (wish: object) => ask("POST", `${path}/${body._id}/move`, wish)
    expect((await move({ to: "PAUSED" })).body).toMatchObject({
      code: "move_refused",
      from: "SCHEDULED",
      nextStatuses: ["ACTIVE", "EXPIRED"],
    })
    expect((await move({ to: "EXPIRED" })).body.issues).toMatchObject([
      { path: "body.reason", code: "required" },
    ])
    const twice = [await move({ to: "ACTIVE" }), await move({ to: "ACTIVE" })]
    expect(twice.map(({ status, body: row }) => [status, row.version])).toEqual([
      [200, 2],
      [200, 2],
    ])
  })

  test("of two who save one record at once the second is told, and neither loses", async () => {
    const made = resources.filter((one) => !one.readOnly && !needsFile(one) && one.title === "name")
    for (const resource of made) {
      const { body } = await create(resource)
      const save = (name: string) => ask("PUT", `${resource.path}/${body._id}`, { name, version: 1 })
      const answers = await Promise.all([save("Um A"), save("Um B")])
      expect([resource.name, answers.map(({ status }) => status).toSorted()]).toEqual([
        resource.name,
        [200, 412],
      ])
      await ask("DELETE", `${resource.path}/${body._id}`)
    }
  })
}
