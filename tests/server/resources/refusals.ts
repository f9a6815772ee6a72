import { expect, test } from "vitest"
import type { Fields, Kind } from "../../../src/contract/resource/field.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import type { Api } from "../api.ts"
import { asking } from "./asking.ts"
import { asJson, wrong, wrongOnce } from "./wrongValues.ts"

/** Tests of input nobody may send, and of states records may not reach. */
export const refusalSuite = (api: () => Api, resources: ReadonlyArray<Resource>) => {
  const { ask, bodyOf, create } = asking(api, resources)
  const named = (name: string) => resources.find((one) => one.name === name)!
  const tested = [
    "banners",
    "cities",
    "companySegments",
    "contracts",
    "coupons",
    "openingHours",
    "packings",
    "people",
  ]
  const wrongFor = wrongOnce()

  test("the lists that are tested for bad input have every kind of field between them", () => {
    const kindsOf = (fields: Fields): ReadonlyArray<Kind> =>
      Object.values(fields).flatMap(({ kind, fields: inner = {} }) => [kind, ...kindsOf(inner)])
    const met = tested.flatMap((name) => kindsOf(named(name).fields))
    expect(Object.keys(wrong).filter((kind) => !met.includes(kind as Kind))).toEqual([])
  })

  test.each(tested)("%s refuse values of no kind, on their field, and write nothing", async (name) => {
    const resource = named(name)
    const wish = await bodyOf(resource)
    const written = () => api().rows(`select max(id) as id from audit_lines where list = '${name}'`)
    const before = await written()
    for (const [field, described] of Object.entries(resource.fields)) {
      if (described.rules.from === "server") continue
      for (const value of wrongFor(described)) {
        const raw = asJson({ ...wish, [field]: value })
        const { status, body } = await api().ask("POST", resource.path, { as: "root", raw })
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
    expect(await written()).toEqual(before)
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

  test("a role that user types start with stays until none does", async () => {
    const { body: role } = await ask("POST", "/acl/roles", { title: "Papel inicial", permissions: [] })
    await api().rows(`update roles set application_id = 1 where id = ${role.id}`)
    const made = await create(named("userTypes"), { defaultRole: role.id })
    expect(made.body.defaultRole).toEqual({ _id: role.id, label: "Papel inicial" })
    const refused = await ask("DELETE", `/acl/roles/${role.id}`)
    expect(refused.body).toMatchObject({ code: "record_in_use", by: "userTypes", count: 1 })
    await ask("DELETE", `${named("userTypes").path}/${made.body._id}`)
    expect((await ask("DELETE", `/acl/roles/${role.id}`)).status).toBe(204)
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

  test("no record names one of another owner, whichever list and field it is", async () => {
    for (const resource of resources.filter(({ readOnly }) => !readOnly))
      for (const [name, { to, kind }] of Object.entries(resource.fields)) {
        const target = resources.find((one) => one.name === to)
        const wish = await bodyOf(resource)
        if (!target || !(name in wish) || target.scope === "platform") continue
        const own = Object.entries(await bodyOf(target, 2)).filter(
          ([field]) => !target.fields[field]?.to || target.fields[field]?.rules.required,
        )
        const foreign = await ask("POST", target.path, Object.fromEntries(own))
        expect([resource.name, name, foreign.status]).toEqual([resource.name, name, 200])
        const answers = []
        for (const id of [foreign.body._id, 999_999])
          answers.push(
            await ask("POST", resource.path, { ...wish, [name]: kind === "references" ? [id] : id }),
          )
        expect(answers[0]!.text).toBe(answers[1]!.text)
        expect(answers[0]!.body).toMatchObject({ code: "unknown_reference", field: name })
      }
  })

  test("no record moves to a status that is not offered", async () => {
    for (const resource of resources) {
      const { status, path, readOnly } = resource
      if (!status || readOnly) continue
      const { body } = await create(resource)
      const closed = Object.keys(status.values).find(
        (to) => to !== body.status && !body.nextStatuses.includes(to),
      )
      if (closed === undefined) continue
      const refused = await ask("POST", `${path}/${body._id}/move`, { to: closed, reason: "Motivo" })
      expect([resource.name, refused.body.code]).toEqual([resource.name, "move_refused"])
      expect((await ask("POST", `${path}/${body._id}/move`, { to: "NOWHERE" })).status).toBe(400)
    }
  })

  test("a status changes along the moves alone, with a reason where one is asked for, and once", async () => {
    const { path } = named("coupons")
    const { body } = await create(named("coupons"))
    const move = (wish: object) => ask("POST", `${path}/${body._id}/move`, wish)
    expect((await move({ to: "ACTIVE" })).body).toMatchObject({
      code: "move_refused",
      from: "SCHEDULED",
      nextStatuses: ["PAUSED", "EXPIRED"],
    })
    expect((await move({ to: "EXPIRED" })).body.issues).toMatchObject([
      { path: "body.reason", code: "required" },
    ])
    const twice = [await move({ to: "PAUSED" }), await move({ to: "PAUSED" })]
    expect(twice.map(({ status, body: row }) => [status, row.version])).toEqual([
      [200, 2],
      [200, 2],
    ])
  })

  test("of two who save one record at once the second is told, and neither loses", async () => {
    const made = resources.filter((one) => !one.readOnly && one.title === "name")
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
