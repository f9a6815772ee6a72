import { expect, test } from "vitest"
import { platformDay } from "../../../src/contract/resource/datedItems.ts"
import { frameLabels } from "../../../src/contract/resource/frameLabels.ts"
import * as f from "../../../src/contract/resource/field.ts"
import { defineResource, noun, part } from "../../../src/contract/resource/resource.ts"
import { banners } from "../../../src/contract/resources/banners.ts"
import { companySegments } from "../../../src/contract/resources/companySegments.ts"
import { contracts } from "../../../src/contract/resources/contracts.ts"
import { contractTemplates } from "../../../src/contract/resources/contractTemplates.ts"
import { coupons } from "../../../src/contract/resources/coupons.ts"
import { licenses } from "../../../src/contract/resources/licenses.ts"
import { notificationTopics } from "../../../src/contract/resources/notificationTopics.ts"
import { openingHours } from "../../../src/contract/resources/openingHours.ts"
import { people } from "../../../src/contract/resources/people.ts"
import { priceChanges } from "../../../src/contract/resources/priceChanges.ts"
import { products } from "../../../src/contract/resources/products.ts"
import { userTypes } from "../../../src/contract/resources/userTypes.ts"
import {
  listed,
  memoryBackend,
  type MemoryBackendOptions,
  restaurantUser,
} from "../../../src/testing/index.ts"

const coupon = (code: string, more: object = {}) => ({
  code,
  title: `Cupom ${code}`,
  type: "FIXED" as const,
  value: 1000,
  startsAt: "2099-11-01T03:00:00Z",
  audience: "ALL" as const,
  fundedBy: "COMPANY" as const,
  ...more,
})

const segment = (name: string, more: object = {}) => ({ name, slug: name.toLowerCase(), ...more })

/** Departments under departments. */
const departments = defineResource({
  name: "departments",
  path: "/departments",
  access: { anyOf: ["accessToGlobal"] },
  scope: "platform",
  noun: noun("departamento", "departamentos", "m", "department", "departments"),
  title: "name",
  parts: [
    part("Departamento", "Department", {
      name: f.text("Nome", "Name", { required: true, searched: true }),
      under: f.reference("Dentro de", "Under", "departments"),
    }),
  ],
  tree: "under",
  columns: ["name"],
  filters: [],
})

const resources = [
  listed(companySegments, [segment("Pizza"), segment("Bebidas", { isActive: true }), segment("Padaria")]),
  listed(coupons, [
    coupon("NATAL", { minOrder: 5000, segments: [1, 2] }),
    coupon("VERAO", { type: "PERCENT", value: null, percent: 1000, startsAt: "2099-12-01T02:30:00Z" }),
    coupon("FRETE", { owner: 2, status: "PAUSED", used: 7 }),
  ]),
  listed(departments, [{ name: "Mercearia" }, { name: "Grãos", under: 1 }]),
]

const open = (options: MemoryBackendOptions = {}) => {
  const backend = memoryBackend({ resources, ...options })
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await backend.fetch(`http://api.test${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    // oxlint-disable-next-line typescript/no-explicit-any -- the test looks into answers of every shape
    const said: any = answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text
    return { status: answer.status, said }
  }
  const found = async (filter: object, more: object = {}) => {
    const { said } = await ask("POST", "/company/coupons/find", { filter, ...more })
    return said.items?.map(({ code }: { code: string }) => code) ?? said
  }
  return { backend, ask, found }
}

test("somebody finds coupons by text, values, numbers, days, records and owner", async () => {
  const { found } = open()
  expect(await found({})).toEqual(["NATAL", "VERAO", "FRETE"])
  expect(await found({ search: "nat" })).toEqual(["NATAL"])
  expect(await found({ type: ["PERCENT", "CASHBACK"] })).toEqual(["VERAO"])
  expect(await found({ validOn: "2099-11-30" })).toEqual(["NATAL", "VERAO", "FRETE"])
  expect(await found({ validOn: "2099-11-29" })).toEqual(["NATAL", "FRETE"])
  expect(await found({ validOn: { to: "2099-11-29" } })).toEqual(["NATAL", "FRETE"])
  expect(await found({ validOn: { from: "2099-11-29" } })).toEqual(["NATAL", "VERAO", "FRETE"])
  expect(await found({ minOrder: { from: 5000 } })).toEqual(["NATAL"])
  // Half past eleven in the evening of 30 November, where the platform is.
  expect(await found({ startsAt: { from: "2099-11-30", to: "2099-11-30" } })).toEqual(["VERAO"])
  expect(await found({ segments: [2] })).toEqual(["NATAL"])
  expect(await found({ owner: [2] })).toEqual(["FRETE"])
  expect(await found({ status: ["PAUSED"] })).toEqual(["FRETE"])
  expect(await found({}, { sortField: "code", sortOrder: "desc", pageSize: 2 })).toEqual(["VERAO", "NATAL"])
  expect(await found({}, { sortField: "minOrder" })).toEqual(["NATAL", "VERAO", "FRETE"])
  expect(await found({ nobody: 1 })).toMatchObject({ _tag: "BadRequest" })
})

test("somebody with a company of their own meets its coupons alone", async () => {
  const { ask, found } = open({
    user: { ...restaurantUser, permissions: [{ name: "accessToCouponsCoupon" }] },
  })
  expect(await found({})).toEqual(["NATAL", "VERAO"])
  expect((await ask("GET", "/company/coupons/3")).status).toBe(404)
  const many = await ask("POST", "/company/coupons/remove", { ids: [2, 3] })
  expect(many.said).toEqual({ removed: 1, refused: [{ id: 3, code: "not_found" }] })
  const made = await ask("POST", "/company/coupons", coupon("NOVO"))
  expect(made.said).toMatchObject({ _id: 4, owner: { _id: 1 }, status: "SCHEDULED", version: 1 })
})

test("records say what those are called that they name, and what may be done next", async () => {
  const { ask, backend } = open()
  const { said } = await ask("GET", "/company/coupons/1")
  expect(said).toMatchObject({
    owner: { _id: 1, label: "Cantina Bela Paulista" },
    segments: [
      { _id: 1, label: "Pizza" },
      { _id: 2, label: "Bebidas" },
    ],
    channels: [],
    isPublic: false,
    percent: null,
    nextStatuses: ["PAUSED", "EXPIRED"],
  })
  expect(backend.records(coupons)[2]).toMatchObject({ code: "FRETE", used: 7 })
})

test("a save keeps what it leaves out, and a second one made from the same record is told what was saved", async () => {
  const { ask } = open()
  const first = await ask("PUT", "/company/coupons/1", { title: "Natal", version: 1 })
  expect(first.said).toMatchObject({ title: "Natal", code: "NATAL", version: 2 })
  const second = await ask("PUT", "/company/coupons/1", { title: "Noel", version: 1 })
  expect([second.status, second.said._tag, second.said.current.title]).toEqual([412, "StaleRecord", "Natal"])
  expect((await ask("PUT", "/company/coupons/1", { title: "Noel" })).status).toBe(428)
})

test("what the server refuses of a record is refused on its field", async () => {
  const { ask } = open()
  const create = (more: object) => ask("POST", "/company/coupons", coupon("NOVO", { owner: 1, ...more }))
  const issues = async (more: object) =>
    (await create(more)).said.issues.map(({ path, code }: { path: string; code: string }) => [path, code])
  expect(await issues({ code: "com espaço" })).toEqual([["body.code", "format"]])
  expect(await issues({ value: null })).toEqual([["body.value", "required"]])
  expect(await issues({ percent: 500 })).toEqual([["body.percent", "unknown"]])
  expect(await issues({ endsAt: "2026-10-01T03:00:00Z" })).toEqual([["body.endsAt", "order"]])
  expect(await issues({ used: 3 })).toEqual([["body.used", "unknown"]])
  expect((await create({ code: "NATAL" })).said).toMatchObject({ _tag: "ValueTaken", field: "code" })
  expect((await create({ code: "NATAL", owner: 2 })).status).toBe(200)
  expect((await create({ segments: [9] })).said).toMatchObject({
    _tag: "UnknownReference",
    field: "segments",
  })
  expect((await create({ owner: 99 })).said).toMatchObject({ _tag: "UnknownReference", field: "owner" })
  expect(await issues({ owner: undefined })).toEqual([["body.owner", "required"]])
  const changed = await ask("PUT", "/company/coupons/1", { type: "PERCENT", value: 10, version: 1 })
  expect(changed.said.issues.map(({ path }: { path: string }) => path)).toEqual([
    "body.percent",
    "body.value",
  ])
})

test("a record others name stays, and who wants it gone is told by how many", async () => {
  const { ask } = open()
  const one = await ask("DELETE", "/company/segments/1")
  expect([one.status, one.said]).toMatchObject([409, { _tag: "RecordInUse", by: "coupons", count: 1 }])
  const many = await ask("POST", "/company/segments/remove", { filter: {}, expected: 3 })
  const refused = [1, 2].map((id) => ({ id, code: "record_in_use" }))
  expect(many.said).toEqual({ removed: 1, refused })
  const late = await ask("POST", "/company/segments/remove", { filter: {}, expected: 3 })
  expect(late.said).toMatchObject({ _tag: "CountChanged", count: 2 })
})

test("a coupon that orders name stays with them", async () => {
  const { ask, backend } = open()
  backend.placeOrder({ coupon: { _id: 1, code: "NATAL" } })
  const one = await ask("DELETE", "/company/coupons/1")
  expect(one.said).toMatchObject({ _tag: "RecordInUse", by: "orders", count: 1 })
  const many = await ask("POST", "/company/coupons/remove", { ids: [1, 2] })
  expect(many.said).toEqual({ removed: 1, refused: [{ id: 1, code: "kept_for_orders" }] })
})

test("a department does not come to stand under itself", async () => {
  const { ask } = open()
  const moved = await ask("PUT", "/departments/1", { under: 2, version: 1 })
  expect(moved.said).toMatchObject({ _tag: "CircularTree", field: "under" })
})

test("a coupon goes from status to status as it may, one by one or many at once", async () => {
  const { ask } = open()
  const move = (id: number, body: object) => ask("POST", `/company/coupons/${id}/move`, body)
  expect((await move(1, { to: "ACTIVE" })).said).toMatchObject({
    _tag: "MoveRefused",
    from: "SCHEDULED",
    nextStatuses: ["PAUSED", "EXPIRED"],
  })
  expect((await move(1, { to: "EXPIRED" })).said.issues[0].path).toBe("body.reason")
  expect((await move(1, { to: "EXPIRED", reason: "Engano" })).said.status).toBe("EXPIRED")
  expect((await move(1, { to: "EXPIRED", reason: "Engano" })).said.version).toBe(2)
  const many = await ask("POST", "/company/coupons/move", { to: "PAUSED", rows: { ids: [1, 2, 3] } })
  expect(many.said).toEqual({ moved: 2, refused: [{ id: 1, code: "move_refused" }] })
})

test("somebody puts segments in order, and the list follows", async () => {
  const { ask } = open()
  expect((await ask("POST", "/company/segments/3/order", { before: 1 })).status).toBe(200)
  expect((await ask("POST", "/company/segments/1/order", {})).status).toBe(200)
  expect((await ask("POST", "/company/segments/3/order", { after: 2 })).status).toBe(200)
  const { said } = await ask("POST", "/company/segments/find", { sortField: "position" })
  expect(said.items.map(({ _id }: { _id: number }) => _id)).toEqual([2, 3, 1])
  const { said: past } = await ask("GET", "/company/segments/1/history")
  expect(past.items[0].changes).toEqual([{ field: "position", old: 2, new: 3 }])
  const unknown = await ask("POST", "/company/segments/1/order", { before: 9 })
  expect(unknown.said).toMatchObject({ _tag: "UnknownReference", field: "before" })
})

test("a contract is sent with signers alone, is signed by each, and its terms then change by amendments alone", async () => {
  const signers = [
    { name: "Ana", email: "ana@exemplo.test" },
    { name: "Beto", email: "beto@exemplo.test" },
  ]
  const terms = { number: "CT-1", startsAt: "2020-01-01", renewal: "AUTO", commission: 1200 } as const
  const { ask } = open({ resources: [listed(contracts, [terms, { ...terms, number: "CT-2", signers }])] })
  const move = (id: number, to: string) => ask("POST", `/company/contracts/${id}/move`, { to })
  const sign = (item: string) => ask("POST", "/company/contracts/2/finish", { list: "signers", item })
  const save = (version: number, body: object) => ask("PUT", "/company/contracts/2", { version, ...body })
  expect((await move(1, "SENT")).said.issues).toMatchObject([{ path: "body.signers", code: "required" }])
  expect((await sign("ana@exemplo.test")).said).toMatchObject({ _tag: "MoveRefused", from: "DRAFT" })
  await move(2, "SENT")
  expect((await move(2, "ACTIVE")).said).toMatchObject({ nextStatuses: ["DRAFT", "CANCELED"] })
  expect((await sign("carla@exemplo.test")).said._tag).toBe("NotFound")
  expect((await sign("Ana@exemplo.test")).said.status).toBe("PARTIALLY_SIGNED")
  expect((await sign("ana@exemplo.test")).said.version).toBe(3)
  const { said } = await sign("beto@exemplo.test")
  expect(said).toMatchObject({
    status: "ACTIVE",
    version: 4,
    signers: [{ signedAt: expect.any(String) }, {}],
  })
  const issues = async (body: object) =>
    (await save(4, body)).said.issues.map(({ path }: { path: string }) => path)
  expect(await issues({ commission: 900 })).toEqual(["body.commission"])
  expect(await issues({ signers: signers.slice(0, 1) })).toEqual(["body.signers"])
  const past = { since: "2020-01-01", reason: "Volume", commission: 900 }
  expect(await issues({ amendments: [past] })).toEqual(["body.amendments.0.since"])
  const later = { since: "2099-01-01", reason: "Volume", commission: 900 }
  expect((await save(4, { amendments: [later], signers })).said).toMatchObject({
    version: 5,
    commission: 1200,
  })
  expect((await move(2, "ENDED")).said).toMatchObject({ status: "ENDED", endsAt: platformDay() })
})

test("two signers of one e-mail are refused on the second, and where there are such each one signs", async () => {
  const signers = [
    { name: "Ana", email: "ana@exemplo.test" },
    { name: "Beto", email: "ANA@exemplo.test" },
  ]
  const terms = { number: "CT-1", startsAt: "2020-01-01", renewal: "AUTO" } as const
  const rows = [terms, { ...terms, number: "CT-2", signers, status: "SENT" }]
  const { ask } = open({ resources: [listed(contracts, rows)] })
  const saved = await ask("PUT", "/company/contracts/1", { version: 1, signers })
  expect(saved.said.issues).toMatchObject([{ path: "body.signers.1.email", code: "repeated" }])
  const sign = () => ask("POST", "/company/contracts/2/finish", { list: "signers", item: "ana@exemplo.test" })
  expect((await sign()).said.status).toBe("PARTIALLY_SIGNED")
  expect((await sign()).said.status).toBe("ACTIVE")
})

test("an amendment that counts stays as it is, and its terms are those a file tells", async () => {
  const terms = { number: "CT-1", startsAt: "2020-01-01", renewal: "AUTO", commission: 1200 } as const
  const past = { since: "2020-06-01", reason: "Volume", commission: 900 }
  const later = { since: "2099-01-01", reason: "Volume", commission: 500 }
  const corrected = { ...past, commission: 850 }
  const amendments = [later, past, corrected]
  const { ask } = open({
    resources: [
      listed(contracts, [
        { ...terms, amendments, status: "SENT" },
        { ...terms, number: "CT-2", amendments },
      ]),
    ],
  })
  const save = (wanted: ReadonlyArray<object>, id = 1) =>
    ask("PUT", `/company/contracts/${id}`, { version: 1, amendments: wanted })
  for (const changed of [[later], [later, past, { ...past, commission: 800 }]])
    expect((await save(changed)).said.issues[0]).toMatchObject({ path: "body.amendments", code: "unknown" })
  const { said } = await ask("POST", "/company/contracts/export", {
    filter: {},
    sortField: "id",
    sortOrder: "asc",
    columns: ["number", "commission"],
  })
  expect(said, "of two of one day, the last").toContain("CT-1;8,50")
  expect((await save([past, corrected])).said.amendments).toMatchObject([past, corrected])
  expect((await save([], 2)).said.amendments, "nothing counts of a draft").toEqual([])
})

test("a signer who signed has signed after a save, whatever the order and whoever is added", async () => {
  const signers = [
    { name: "Ana", email: "ana@exemplo.test", signedAt: "2026-11-01T12:00:00.000Z" },
    { name: "Beto", email: "beto@exemplo.test" },
  ]
  const terms = { number: "CT-1", startsAt: "2026-11-01", renewal: "AUTO", signers } as const
  const { ask } = open({ resources: [listed(contracts, [terms])] })
  const { said } = await ask("PUT", "/company/contracts/1", {
    version: 1,
    signers: [
      { name: "Carla", email: "carla@exemplo.test" },
      { name: "Ana Lúcia", email: "Ana@exemplo.test" },
    ],
  })
  expect(said.signers).toMatchObject([
    { signedAt: null },
    { name: "Ana Lúcia", signedAt: "2026-11-01T12:00:00.000Z" },
  ])
})

test("departments come with those beneath them, and with those they stand under", async () => {
  const { ask } = open({
    resources: [
      listed(departments, [
        { name: "Grãos", under: 2 },
        { name: "Mercearia" },
        { name: "Bebidas" },
        { name: "Arroz", under: 1 },
      ]),
    ],
  })
  const names = async (query: object) => {
    const { said } = await ask("POST", "/departments/tree", query)
    return [said.items.map(({ name }: { name: string }) => name), said.totalCount, said.rootCount]
  }
  expect(await names({ pageSize: 1 })).toEqual([["Mercearia", "Grãos", "Arroz"], 4, 2])
  expect(await names({ pageSize: 1, pageNumber: 1 })).toEqual([["Bebidas"], 4, 2])
  expect(await names({ filter: { search: "arr" } })).toEqual([["Mercearia", "Grãos", "Arroz"], 1, 1])
})

test("the past of a record tells who changed what, the latest first", async () => {
  const { ask } = open()
  await ask("PUT", "/company/coupons/1", { title: "Natal", version: 1 })
  await ask("POST", "/company/coupons/1/move", { to: "EXPIRED", reason: "Engano" })
  const { said } = await ask("GET", "/company/coupons/1/history?pageIn=0&pageOut=5")
  expect(said.items).toMatchObject([
    { action: "STATUS", reason: "Engano", changes: [{ field: "status", old: "SCHEDULED", new: "EXPIRED" }] },
    { action: "UPDATE", changes: [{ field: "title", old: "Cupom NATAL", new: "Natal" }] },
  ])
})

test("a masked value is told in part, and whole to who asks for it, which the past of the record knows", async () => {
  const { ask } = open({ resources: [listed(people, [{ name: "Ana", kind: "PF", cpf: "39053344705" }])] })
  expect((await ask("GET", "/person/1")).said.cpf).toBe("***.533.447-**")
  expect((await ask("POST", "/person/1/reveal", { field: "cpf" })).said).toEqual({ value: "39053344705" })
  const { said } = await ask("GET", "/person/1/history")
  expect(said.items).toMatchObject([{ action: "REVEAL", changes: [{ field: "cpf" }] }])
})

test("records of one person are found, merged and forgotten as by the server", async () => {
  const person = (name: string, more: object = {}) => ({
    name,
    kind: "PF" as const,
    phone: "11971230000",
    ...more,
  })
  const second = person("Ana Lima", { documents: [{ kind: "RG", check: "PENDING" }], cpf: "39053344705" })
  const rows = [person("Ana"), second, person("Caio", { phone: null })]
  const { ask, backend } = open({ resources: [listed(people, rows)] })
  backend.placeOrder({ customer: { name: "Ana Lima", phone: "5511971230000" } })
  backend.write("11971230000", "Oi, sou a Ana")
  const found = await ask("POST", "/person/find", { filter: { hasDuplicate: [true] } })
  expect(found.said.items).toMatchObject([{ _id: 1 }, { _id: 2, hasPendingDocument: true }])
  const same = await ask("POST", "/person/duplicates", { id: 1 })
  expect(same.said).toEqual([{ _id: 2, name: "Ana Lima", by: ["phone"] }])
  const fields = { name: "other", cpf: "other", phone: "kept" }
  const states = { version: 1, otherVersion: 1 }
  const late = await ask("POST", "/person/1/merge", { other: 2, fields, ...states, otherVersion: 2 })
  expect([late.status, late.said.current._id]).toEqual([412, 2])
  const merged = await ask("POST", "/person/1/merge", { other: 2, fields, ...states })
  expect(merged.said).toMatchObject({ name: "Ana Lima", cpf: "***.533.447-**", hasDuplicate: false })
  expect((await ask("GET", "/person/2")).status).toBe(404)
  expect((await ask("POST", "/person/1/anonymize", { name: "Ana" })).status).toBe(400)
  const gone = await ask("POST", "/person/1/anonymize", { name: "Ana Lima" })
  expect(gone.said).toMatchObject({ name: "#1", status: "ANONYMIZED", cpf: null, phone: null, kind: "PF" })
  expect(JSON.stringify((await ask("GET", "/person/1/history")).said)).not.toMatch(/Ana|11971230000/)
  expect((await ask("PUT", "/person/1", { notes: "a", version: 3 })).status).toBe(400)
  const others = [await ask("POST", "/order/findOrders", { filter: {} }), await ask("GET", "/contact")]
  expect(JSON.stringify(others)).not.toMatch(/Ana|1971230000/)
})

test("whom a topic reaches follows people who are merged, anonymized and deleted", async () => {
  const person = (name: string) => ({ name, kind: "PF" as const })
  const { ask } = open({
    resources: [
      listed(people, ["Ana", "Ana Lima", "Caio", "Davi"].map(person)),
      listed(notificationTopics, [{ key: "NEWS", title: "Novidades" }]),
    ],
  })
  const subscribers = async () => {
    const { said } = await ask("POST", "/notification/topics/1/subscriptions", {
      filter: {},
      isSubscribed: true,
      isTrial: true,
    })
    const { said: topic } = await ask("GET", "/notification/topics/1")
    expect(topic.subscribers).toBe(said.subscribers)
    return [said.subscribers, said.changed]
  }
  const body = { filter: {}, isSubscribed: true }
  await ask("POST", "/notification/topics/1/subscriptions", body)
  expect(await subscribers()).toEqual([4, 0])
  await ask("POST", "/person/1/merge", { other: 2, fields: { name: "kept" }, version: 1, otherVersion: 1 })
  expect(await subscribers(), "Ana once").toEqual([3, 0])
  await ask("POST", "/person/1/anonymize", { name: "Ana" })
  await ask("DELETE", "/person/3")
  expect(await subscribers()).toEqual([1, 0])
})

test("who is new is subscribed to what everybody like them has by default", async () => {
  const type = { name: "Entregador", key: "COURIER", fallback: "COMPANY" as const }
  const topic = (key: string, more: object) => ({ key, title: key, isDefault: true, isActive: true, ...more })
  const { ask } = open({
    resources: [
      listed(userTypes, [type]),
      listed(people, []),
      listed(notificationTopics, [
        topic("ALL", {}),
        topic("COURIERS", { userTypes: [1] }),
        topic("OFF", { isActive: false }),
        topic("CHOSEN", { isDefault: false }),
      ]),
    ],
  })
  for (const roles of [["CUSTOMER"], ["DELIVERYMAN"]])
    await ask("POST", "/person", { name: "Nova", kind: "PF", owner: 1, roles })
  const { said } = await ask("POST", "/notification/topics/find", { filter: {} })
  expect(said.items.map(({ subscribers }: { subscribers?: number }) => subscribers ?? 0)).toEqual([
    2, 1, 0, 0,
  ])
})

test("a license leaves its customer when it is available again, and is not assigned without one", async () => {
  const license = {
    key: "L-1",
    product: "APP" as const,
    seats: 1,
    startsAt: "2020-01-31",
    status: "ASSIGNED" as const,
  }
  const { ask } = open({ resources: [listed(licenses, [{ ...license, customer: "Padaria Sol" }])] })
  const missing = [{ path: "body.customer", code: "required" }]
  const emptied = await ask("PUT", "/partners/license/1", { customer: null, version: 1 })
  expect(emptied.said.issues).toMatchObject(missing)
  const move = (to: string) => ask("POST", "/partners/license/1/move", { to })
  expect((await move("AVAILABLE")).said.customer).toBeNull()
  expect((await move("ASSIGNED")).said.issues).toMatchObject(missing)
})

test("contracts keep the edition they were made with, and are signed anew once their text is another", async () => {
  const signers = ["ana", "rui"].map((name) => ({ name, email: `${name}@exemplo.test` }))
  const { ask } = open({
    resources: [
      listed(contractTemplates, [{ title: "Adesão", language: "ptBr", body: "Até {{fim}}" }]),
      listed(contracts, []),
    ],
  })
  const path = "/company/contracts"
  const terms = {
    number: "C-1",
    startsAt: "2026-01-01",
    endsAt: "2089-01-31",
    renewal: "MANUAL",
    signers,
    owner: 1,
  }
  expect((await ask("POST", path, { ...terms, template: 1 })).said.templateEdition).toBe(1)
  await ask("PUT", "/company/contract-templates/1", { body: "Outro texto", version: 1 })
  expect((await ask("POST", path, { ...terms, number: "C-2", template: 1 })).said.templateEdition).toBe(2)
  const { said } = await ask("GET", `${path}/1/text`)
  expect(said).toMatchObject({
    template: { edition: 1, newest: 2 },
    blocks: [{ text: "Até 31 de janeiro de 2089" }],
  })
  const send = async () => (await ask("POST", `${path}/1/send-for-acceptance`, {})).said
  const sign = async (name: string) =>
    (await ask("POST", `${path}/1/finish`, { list: "signers", item: `${name}@exemplo.test` })).said.status
  const undone = async () => (await ask("POST", `${path}/find`, { filter: { undone: true } })).said.totalCount
  await send()
  expect(await sign("ana")).toBe("PARTIALLY_SIGNED")
  await ask("PUT", `${path}/1`, { endsAt: "2090-01-31", version: 3 })
  expect(await send()).toMatchObject({ status: "SENT", signers: [{ signedAt: null }, { signedAt: null }] })
  expect([await sign("ana"), await sign("rui"), await undone()]).toEqual(["PARTIALLY_SIGNED", "ACTIVE", 1])
  const amendments = [{ since: "2089-01-01", reason: "Reajuste", commission: 1100 }]
  await ask("PUT", `${path}/1`, { amendments, version: 7 })
  const amended = await send()
  expect(amended.status, "stays in force meanwhile").toBe("ACTIVE")
  expect(amended.signers[0].signedAt).toEqual(expect.any(String))
  expect(await undone(), "its amendment is unsigned").toBe(2)
})

test("a file holds what is found, in words", async () => {
  const { backend } = open()
  const export_ = (language: string) =>
    backend.fetch("http://api.test/company/coupons/export", {
      method: "POST",
      headers: { "accept-language": language },
      body: JSON.stringify({
        filter: { status: ["SCHEDULED"] },
        sortField: "code",
        sortOrder: "asc",
        columns: ["id", "code", "type", "percent", "startsAt", "owner", "status"],
      }),
    })
  const lines = async (language: string) =>
    new TextDecoder("utf-8", { ignoreBOM: true })
      .decode(await (await export_(language)).arrayBuffer())
      .split("\r\n")
  expect(await lines("pt-BR")).toEqual([
    `\ufeffID;Código;Tipo;Desconto (%);Começa em;Empresa;${frameLabels.status[0]}`,
    "1;NATAL;Valor fixo;;01/11/2099 00:00;Cantina Bela Paulista;Agendado",
    "2;VERAO;Percentual;10,00;30/11/2099 23:30;Cantina Bela Paulista;Agendado",
    "",
  ])
  expect((await lines("en"))[0]).toBe("\ufeffID,Code,Type,Discount (%),Starts,Company,Status")
})

test("somebody chooses among the records they may name", async () => {
  const { ask } = open()
  expect((await ask("GET", "/choices/companySegments?search=pa")).said).toEqual([
    { _id: 3, label: "Padaria" },
  ])
  expect((await ask("GET", "/choices/companies?ids=2,4")).said).toHaveLength(2)
  expect((await ask("GET", "/choices/nothing")).status).toBe(404)
})

test("what no longer applies to a record goes with the save that changes it", async () => {
  const { ask } = open()
  const { said } = await ask("PUT", "/company/coupons/1", { type: "PERCENT", percent: 500, version: 1 })
  expect(said).toMatchObject({ type: "PERCENT", percent: 500, value: null })
  await ask("PUT", "/company/coupons/1", { percent: 500, version: 2 })
  const past = await ask("GET", "/company/coupons/1/history")
  expect(past.said.totalCount).toBe(1)
})

test("a banner tells its click rate, and whether the coupon it opens may still be used", async () => {
  const banner = (title: string, more: object) => ({
    title,
    imageMobile: 1,
    target: "COUPON" as const,
    ...more,
  })
  const { ask, backend } = open({
    resources: [
      listed(coupons, [
        coupon("NOVO", { startsAt: "2020-01-01T03:00:00Z" }),
        coupon("PAROU", { status: "PAUSED" }),
      ]),
      listed(banners, [
        banner("Novo", { coupon: 1, impressions: 1200, clicks: 40 }),
        banner("Parou", { coupon: 2, impressions: 10, clicks: 5 }),
        banner("Sumiu", { coupon: 9, impressions: 0, clicks: 0 }),
        banner("Site", { target: "URL", url: "https://exemplo.test" }),
      ]),
    ],
  })
  const told = backend.records(banners).map(({ clickRate, targetProblem }) => [clickRate, targetProblem])
  expect(told).toEqual([
    [333, null],
    [5000, "INACTIVE"],
    [null, "GONE"],
    [null, null],
  ])
  const { said } = await ask("POST", "/establishment/sliders/find", {
    filter: {},
    sortField: "clickRate",
    sortOrder: "desc",
  })
  expect(said.items.map(({ title }: { title: string }) => title).slice(-2)).toEqual(["Parou", "Novo"])
  const { said: found } = await ask("GET", "/choices/coupons")
  expect(found[0]).toEqual({ _id: 1, label: "NOVO" })
})

test("a store's hours share its clock: who saves one changes the others, and nobody takes it back with an older one", async () => {
  const week = Array.from({ length: 7 }, () => [{ from: 600, to: 1320 }])
  const timeZone = "America/Manaus" as const
  const { ask } = open({ resources: [listed(openingHours, [{ service: "ALL", week, timeZone }])] })
  const { said: made } = await ask("POST", "/company/hours", { service: "DELIVERY", week, owner: 1 })
  expect(made).toMatchObject({ timeZone, version: 1 })
  await ask("PUT", `/company/hours/${made._id}`, { timeZone: "America/Noronha", version: 1 })
  const { said: other } = await ask("GET", "/company/hours/1")
  expect(other).toMatchObject({ timeZone: "America/Noronha", version: 2 })
  const { said: past } = await ask("GET", "/company/hours/1/history")
  expect(past.items[0].changes).toMatchObject([{ field: "timeZone", old: timeZone, new: "America/Noronha" }])
  expect((await ask("PUT", "/company/hours/1", { timeZone, version: 1 })).status).toBe(412)
  const cleared = await ask("PUT", "/company/hours/1", { timeZone: null, version: 2 })
  expect([cleared.status, cleared.said.issues]).toMatchObject([
    400,
    [{ path: "body.timeZone", code: "required" }],
  ])
  expect((await ask("GET", "/company/hours/1")).said.timeZone).toBe("America/Noronha")
})

test("a product's barcode is one of the store, its stock decides on sale, and its figures are worked out", async () => {
  const { ask } = open({ resources: [listed(products, []), listed(priceChanges, [])] })
  const product = { name: "Geleia", sellBy: "UNIT", unit: "UN", price: 1290, ean: "0012345678905" }
  const measure = { netContent: 250, contentUnit: "G", cost: 903 }
  const { said } = await ask("POST", "/products", { owner: 2, ...product, ...measure, stock: 0 })
  expect(said).toMatchObject({ ean: "012345678905", status: "OUT_OF_STOCK", unitPrice: 5160, margin: 3000 })
  const again = await ask("POST", "/products", { owner: 2, ...product, ean: "012345678905" })
  expect([again.status, again.said.field]).toEqual([409, "ean"])
  const more = await ask("PUT", `/products/${said._id}`, { version: said.version, stock: 3, alcohol: true })
  expect(more.said).toMatchObject({ status: "ACTIVE", minAge: "18" })
  const kept = await ask("POST", "/price-changes/find", { filter: {}, sortField: "id", sortOrder: "asc" })
  expect(kept.said.items).toMatchObject([
    { name: "Geleia", field: "STOCK", before: 0, after: 3, product: { _id: said._id } },
    { field: "STATUS", statusBefore: "OUT_OF_STOCK", statusAfter: "ACTIVE" },
  ])
})

test("a label is to be printed while the shelf says another price, and no longer", async () => {
  const product = { name: "Geleia", sellBy: "UNIT", unit: "UN", price: 1290, owner: 2 } as const
  const { ask } = open({ resources: [listed(products, [product])] })
  const label = async (id: number) => (await ask("GET", `/products/${id}`)).said.label
  const check = (id: number, price: number | null) =>
    ask("POST", "/shelf-labels/check", { product: id, price })
  const print = (id: number, price: number) =>
    ask("POST", "/shelf-labels/printed", { labels: [{ product: id, price, clubPrice: null }] })
  expect(await label(1)).toBeNull()
  const { said: saved } = await ask("PUT", "/products/1", { version: 1, price: 1390 })
  expect(saved.label).toBe("PRICE")
  const { said: found } = await ask("POST", "/products/find", { filter: { label: ["PRICE"] } })
  expect(found.items).toMatchObject([{ _id: 1 }])
  expect((await print(1, 1390)).said).toEqual({ count: 1 })
  expect(await label(1)).toBeNull()
  expect((await check(1, 1290)).said).toEqual({ price: 1390, isRight: false })
  expect(await label(1)).toBe("CHECKED")
  expect((await check(1, 1390)).said).toEqual({ price: 1390, isRight: true })
  const { said: made } = await ask("POST", "/products", { ...product, name: "Mel" })
  expect(await label(made._id)).toBe("NEW")
  expect((await check(99, 1)).status).toBe(404)
  expect((await print(99, 1)).said).toEqual({ count: 0 })
})

test("who picks is offered the products of their store, like ones first, and the one whose code is scanned", async () => {
  const line = { name: "Leite", quantity: 1, unitPriceCents: 549, totalCents: 549, unit: "UN" }
  const product = { sellBy: "UNIT", unit: "UN", price: 549, owner: restaurantUser.company!._id } as const
  const all = [
    { ...product, name: "Leite", similar: [3] },
    { ...product, name: "Iogurte", ean: "012345678905" },
    { ...product, name: "Bebida de aveia", price: 900, promoPrice: 800 },
    { ...product, name: "Arroz", status: "INACTIVE" },
    { ...product, name: "Feijão", owner: 999 },
  ]
  const { ask, backend } = open({ user: restaurantUser, resources: [listed(products, all)] })
  const { _id } = backend.placeOrder({ items: [line] })
  const found = async (search: string) =>
    (await ask("GET", `/order/${_id}/shelf?line=0&search=${search}`)).said
  expect(await found("")).toMatchObject([
    { name: "Bebida de aveia", unitPriceCents: 800 },
    { name: "Iogurte" },
  ])
  expect(await found("0012345678905")).toMatchObject([{ name: "Iogurte", ean: "012345678905" }])
})
