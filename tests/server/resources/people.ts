import { expect, test } from "vitest"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { type Api, fresh } from "../api.ts"
import { somePeople } from "./somePeople.ts"

/** Tests particular to records of people: distinguishing and merging them. */
export const peopleSuite = (api: () => Api, resources: ReadonlyArray<Resource>) => {
  const { ask, people, pathOf, digits, person } = somePeople(api, resources, "4")

  test("the city is that of the first address, and the server says when somebody answered about marketing", async () => {
    const addresses = [{ use: "Casa", line: "Rua A", city: null }, { city: "Santos" }]
    const made = await person({ addresses, acceptsMarketing: false })
    expect(made).toMatchObject({ city: "Santos", marketingAt: null })
    const saved = await ask("PUT", pathOf(made._id), { acceptsMarketing: true, addresses: [], version: 1 })
    expect(saved.body).toMatchObject({ city: null, marketingAt: expect.any(String) })
    const again = await ask("PUT", pathOf(made._id), { acceptsMarketing: true, version: 2 })
    expect(again.body.marketingAt).toBe(saved.body.marketingAt)
  })

  test("two records of one phone, email, or name and birthday are found together, until they are told apart", async () => {
    const [phone, email] = [`11${digits(8)}`, `${fresh("m")}@exemplo.test`]
    const name = fresh("Maria")
    const first = await person({
      name,
      phone: `${phone.slice(0, 2)}9${phone.slice(2)}`,
      email,
      birthDate: "1990-05-04",
    })
    expect(first.hasDuplicate).toBe(false)
    const same = await person({
      name: name.toUpperCase(),
      phone,
      email: email.toUpperCase(),
      birthDate: "1990-05-04",
    })
    expect(same.hasDuplicate).toBe(true)
    const find = async () =>
      (await ask("POST", `${people.path}/find`, { filter: { search: name, hasDuplicate: [true] } })).body
        .totalCount
    expect(await find()).toBe(2)
    const duplicates = (body: object, how = {}) => ask("POST", `${people.path}/duplicates`, body, how)
    expect((await duplicates({ id: first._id })).body).toEqual([
      { _id: same._id, name: same.name, by: ["phone", "email", "nameAndBirth"] },
    ])
    expect((await duplicates({ email })).body).toHaveLength(2)
    expect((await duplicates({ email: "" })).body).toEqual([])
    const other = await person({ owner: 2, email })
    expect(other.hasDuplicate).toBe(false)
    expect((await duplicates({ email }, { as: "application" })).body).toHaveLength(2)
    expect((await duplicates({ id: first._id })).body).toHaveLength(1)
    expect((await duplicates({ name: " ", birthDate: "1990-05-04" })).body).toEqual([])
    expect((await duplicates({ birthDate: "1990-02-30" })).status).toBe(400)
    await ask("PUT", pathOf(same._id), { phone: null, email: null, birthDate: null, version: 1 })
    expect(await find()).toBe(0)
  })

  test("user types count who holds the role they start with, and stay while anybody does", async () => {
    const found = await ask("POST", "/settings/user-types/find", {
      filter: {},
      sortField: "users",
      sortOrder: "desc",
    })
    const used = found.body.items.filter(({ users }: { users: number }) => users > 0)
    const refused = []
    for (const { _id } of used) refused.push((await ask("DELETE", `/settings/user-types/${_id}`)).body)
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["record_in_use"]))
    const { defaultRole, fallback, users } = used[0]
    const like = { name: fresh("Tipo"), key: fresh("T").toUpperCase(), owner: 1 }
    const second = await ask("POST", "/settings/user-types", {
      ...like,
      fallback,
      defaultRole: defaultRole._id,
    })
    expect(second.body.users).toBe(users)
    expect((await ask("DELETE", `/settings/user-types/${second.body._id}`)).status).toBe(204)
    const rows = await ask("POST", "/department/find", { filter: { kind: ["STAFF"], owner: [2] } })
    const staff = rows.body.items.map((one: { staff: number }) => one.staff)
    expect(staff.toSorted()).toEqual([0, 0, 0, 4])
  })

  test("who loses the last of many like them is no possible duplicate any more, and two who become alike at once are both", async () => {
    const email = `${fresh("m")}@exemplo.test`
    const all = []
    for (let count = 0; count < 22; count += 1) all.push((await person({ email }))._id)
    const [first, ...others] = all
    await ask("POST", `${people.path}/remove`, { ids: others })
    const read = async (id: unknown) => (await ask("GET", pathOf(id))).body
    expect(await read(first)).toMatchObject({ hasDuplicate: false })
    const second = (await person({}))._id
    const phone = `11${digits(8)}`
    const save = (id: unknown) => ask("PUT", pathOf(id), { phone, version: 1 })
    const saved = await Promise.all([save(first), save(second)])
    expect(saved.map(({ status }) => status)).toEqual([200, 200])
    for (const id of [first, second]) expect(await read(id)).toMatchObject({ hasDuplicate: true })
  })

  test("of two records merged one stays with the chosen values, named by whatever named the other, in one history", async () => {
    const cpf = "111.444.777-35"
    const kept = await person({
      phone: "11955550001",
      email: "fica@exemplo.test",
      morePhones: [{ phone: "11955550003", use: "casa" }],
      addresses: [{ city: "Santos" }],
      notes: "Fica",
    })
    const other = await person({
      phone: "11955550002",
      email: "sai@exemplo.test",
      morePhones: [{ phone: "11955550003" }],
      addresses: [{ city: "Osasco" }],
      cpf,
      notes: "Sai",
      acceptsMarketing: true,
    })
    const shopper = await ask("POST", "/shopper", { name: fresh("S"), person: other._id, owner: 1 })
    await api().rows(
      `insert into topic_subscriptions select id, ${other._id} from notification_topics limit 2`,
    )
    await api().rows(`insert into topic_subscriptions select topic_id, ${kept._id} from topic_subscriptions
      where person_id = ${other._id} limit 1`)
    const merge = (id: unknown, body: object, how = {}) => ask("POST", `${pathOf(id)}/merge`, body, how)
    const fields = {
      phone: "kept",
      email: "other",
      morePhones: "both",
      cpf: "other",
      addresses: "both",
      acceptsMarketing: "other",
    }
    expect((await merge(kept._id, { other: kept._id, fields })).status).toBe(404)
    const states = { version: 1, otherVersion: 1 }
    expect((await merge(kept._id, { other: other._id, fields, version: 1 })).status).toBe(428)
    await ask("PUT", pathOf(other._id), { rg: "12", version: 1 })
    const stale = await merge(kept._id, { other: other._id, fields, ...states })
    expect(stale).toMatchObject({ status: 412, body: { current: { _id: other._id, version: 2 } } })
    states.otherVersion = 2
    const wrong = await merge(kept._id, {
      other: other._id,
      fields: { phone: "both", nothing: "other" },
      ...states,
    })
    expect(wrong.body.issues.map(({ path }: { path: string }) => path)).toEqual([
      "body.fields.phone",
      "body.fields.nothing",
    ])
    const merged = await merge(kept._id, { other: other._id, fields, ...states })
    expect(merged.body).toMatchObject({
      phone: "11955550001",
      email: "sai@exemplo.test",
      morePhones: [
        { phone: "11955550003", use: "casa" },
        { phone: "11955550002", use: null },
      ],
      moreEmails: [{ email: "fica@exemplo.test" }],
      acceptsMarketing: true,
      marketingAt: other.marketingAt,
      cpf: "***.444.777-**",
      notes: "Fica",
      addresses: [{ city: "Santos" }, { city: "Osasco" }],
    })
    expect((await ask("GET", pathOf(other._id))).status).toBe(404)
    expect((await ask("GET", `/shopper/${shopper.body._id}`)).body.person._id).toBe(kept._id)
    const { body: renamed } = await ask("GET", `/shopper/${shopper.body._id}/history`)
    expect(renamed.items[0]).toMatchObject({
      action: "UPDATE",
      changes: [
        {
          field: "person",
          old: { _id: other._id, label: other.name },
          new: { _id: kept._id, label: kept.name },
        },
      ],
    })
    expect(await api().rows(`select from topic_subscriptions where person_id = ${kept._id}`)).toHaveLength(2)
    const past = await ask("GET", `${pathOf(kept._id)}/history`)
    expect(past.body.items.map(({ action }: { action: string }) => action).toSorted()).toEqual([
      "CREATE",
      "CREATE",
      "MERGE",
      "UPDATE",
      "UPDATE",
    ])
    const foreign = await person({ owner: 2 })
    expect(
      (await merge(kept._id, { other: foreign._id, fields: {}, version: 2, otherVersion: 1 })).status,
    ).toBe(404)
    await ask("DELETE", `/shopper/${shopper.body._id}`)
  })
}
