import { expect, test } from "vitest"
import { cpfCheckDigits, maskCpf } from "../../../src/contract/people/cpf.ts"
import { anyVersion, type Api, type Ask } from "../api.ts"

let last = 310_000_000

/** A CPF nobody has yet. */
const freshCpf = () => {
  last += 1
  return last + cpfCheckDigits(String(last))
}

/** The records of delivery people: found by every filter, made, saved, paid and deleted. */
export const deliveryPeopleSuite = (api: () => Api) => {
  const ask = (method: string, path: string, how: Ask = {}) => api().ask(method, path, { as: "root", ...how })
  const page = async (query: string) =>
    (await ask("GET", `/delivery-man/paginator/?pageOut=100&${query}`)).body
  const read = async (id: number) => (await ask("GET", `/delivery-man/list/${id}`)).body
  const ids = async (where: string) =>
    (await api().rows(`select d.id::int as id from delivery_people d left join people p on p.id = d.person_id
      where ${where} order by d.id limit 100`)) as ReadonlyArray<{ id: number }>
  const make = (body: object, how: Ask = {}) =>
    ask("POST", "/delivery-man", { body: { company: 1, ...body }, ...how })

  test("every filter of the paginator finds what it says, alone and with others", async () => {
    const [some] = await api().rows(
      "select d.cpf, p.name from delivery_people d join people p on p.id = d.person_id where d.id = 40",
    )
    const [first = ""] = String(some!["name"]).split(" ")
    const filters = [
      ["", "true"],
      ["company=1", "d.company_id = 1"],
      [`person=${encodeURIComponent(first.toUpperCase())}`, `p.name ilike '%${first}%'`],
      ["isOnline=true", "d.is_online"],
      ["isOnline=false", "not d.is_online"],
      ["isOnline=", "true"],
      ["flag=FREE", "d.flag = 'FREE'"],
      ["flag=UNAVAILABLE", "d.flag not in ('FREE', 'ON_ROUTE')"],
      [`cpf=${String(some!["cpf"]).slice(3, 9)}`, `d.cpf like '%${String(some!["cpf"]).slice(3, 9)}%'`],
      ["typeOfVehicle=CAR", "d.type_of_vehicle = 'CAR'"],
      [
        "isOnline=true&flag=ON_ROUTE&typeOfVehicle=BICYCLE",
        "d.flag = 'ON_ROUTE' and type_of_vehicle = 'BICYCLE'",
      ],
      ["person=%25", "false"],
    ] as const
    for (const [query, where] of filters) {
      const found = await page(query)
      expect([query, found.items.map(({ _id }: { _id: number }) => _id)]).toEqual([
        query,
        (await ids(where)).map(({ id }) => id),
      ])
    }
    expect((await page("typeOfVehicle=CAR")).items.length).toBeGreaterThan(5)
    expect((await ask("GET", "/delivery-man/paginator/?pageIn=1&pageOut=7")).body).toMatchObject({
      items: (await ids("true")).slice(7, 14).map(({ id: _id }) => ({ _id })),
      totalCount: (await api().rows("select 1 from delivery_people")).length,
    })
  })

  test("somebody made is read back whole, and an editor saves what they changed and no more", async () => {
    const cpf = freshCpf()
    const details = {
      phone: "11986420173",
      birthDate: "1994-03-18",
      cnh: { number: "04829173655", category: "A", validUntil: "2028-05-30" },
      vehicle: { plate: "FKD2C47" },
      hasBag: true,
    }
    const made = await make({
      person: { name: "Anderson Prado" },
      cpf: cpf.replace(/(...)(...)(...)/, "$1.$2.$3-"),
      ...details,
    })
    expect(made.body).toMatchObject({
      person: { name: "Anderson Prado" },
      company: { _id: 1 },
      cpf,
      isOnline: false,
      flag: "UNAVAILABLE",
      unpaidCents: 0,
      version: 1,
      ...details,
    })
    const { _id, person } = made.body
    expect(await read(_id)).toEqual(made.body)
    const body = {
      person: { ...person, name: "Anderson P." },
      flag: "FREE",
      hasBag: null,
      phone: null,
      version: 1,
    }
    const saved = await ask("PUT", `/delivery-man/update/${_id}`, { body })
    const { hasBag: _, phone: _phone, ...rest } = made.body
    expect(saved.body).toEqual({
      ...rest,
      person: { ...person, name: "Anderson P." },
      flag: "FREE",
      version: 2,
    })
    const late = await ask("PUT", `/delivery-man/update/${_id}`, { body: { flag: "X", version: 1 } })
    expect([late.status, late.body.code, late.body.current]).toEqual([
      412,
      "stale_delivery_person",
      saved.body,
    ])
    const byHeader = await ask("PUT", `/delivery-man/update/${_id}`, {
      body: {},
      headers: { "if-match": '"1"' },
    })
    expect(byHeader.status).toBe(412)
    const nobody = await ask("PUT", `/delivery-man/update/${_id}`, {
      body: { person: null, company: null },
      headers: anyVersion,
    })
    expect(nobody.body).toMatchObject({ person: null, company: null, cpf })
  })

  test("a CPF is right, and one person's in an application", async () => {
    const cpf = freshCpf()
    const before = await api().counts()
    const wrong = await make({ cpf: `${cpf.slice(0, 10)}${(Number(cpf[10]) + 1) % 10}` })
    expect([wrong.status, wrong.body.issues[0]]).toMatchObject([400, { path: "body.cpf", code: "invalid" }])
    expect((await make({ birthDate: "1994-02-30" })).body.issues[0].path).toBe("body.birthDate")
    expect(await api().counts()).toBe(before)
    const [one, other] = [await make({ cpf }), await make({})]
    expect(one.status).toBe(200)
    const again = await make({ cpf })
    expect([again.status, again.body.code, again.body.message]).toEqual([
      409,
      "cpf_taken",
      "Outro entregador já tem este CPF.",
    ])
    const taken = await ask("PUT", `/delivery-man/update/${other.body._id}`, {
      body: { cpf },
      headers: anyVersion,
    })
    expect(taken.body.code).toBe("cpf_taken")
    const listed = await page(`cpf=${cpf}`)
    expect(listed.items.map((row: { cpf: string }) => row.cpf)).toEqual([maskCpf(cpf)])
    const elsewhere = await api().rows("select id::int as id from companies where application_id = 2 limit 1")
    expect((await make({ cpf, company: elsewhere[0]!["id"] })).status).toBe(200)
  })

  test("a payment marks the races up to its date as paid, and taken back they are owed again", async () => {
    const { _id } = (await page("company=1")).items[0]
    const before = await read(_id)
    expect(before.unpaidCents).toBeGreaterThan(1000)
    const pay = (body: object) => ask("PATCH", `/delivery-man/delivery/paid/${_id}`, { body })
    const history = async () => (await ask("GET", `/v2/report/deliveryman/races/history/${_id}`)).body
    const date = (await history()).findLast(({ isPaid }: { isPaid: boolean }) => !isPaid).finishedAt
    const part = await pay({ deliverymanPaid: true, deliveryManPaidDate: date })
    expect(part.body).toMatchObject({ deliverymanPaid: true, deliveryManPaidDate: date })
    expect(part.body.unpaidCents).toBeGreaterThan(0)
    expect(part.body.unpaidCents).toBeLessThan(before.unpaidCents)
    for (const { finishedAt, isPaid } of await history())
      expect([finishedAt, isPaid]).toEqual([finishedAt, finishedAt <= date])
    expect((await pay({ deliverymanPaid: true })).body.unpaidCents).toBe(0)
    const undone = await pay({ deliverymanPaid: false })
    expect(undone.body).toMatchObject({ deliveryManPaidDate: null, unpaidCents: before.unpaidCents })
    const early = await pay({ deliverymanPaid: true, deliveryManPaidDate: "2099-01-01T00:00:00Z" })
    expect([early.status, early.body.issues[0].code]).toEqual([400, "range"])
    for (const never of ["2024-13-01T00:00:00Z", "2024-02-30T00:00:00Z", "2024-02-01T25:00:00Z"]) {
      const { status, body } = await pay({ deliverymanPaid: true, deliveryManPaidDate: never })
      expect([status, body.issues[0].path]).toEqual([400, "body.deliveryManPaidDate"])
    }
  })

  test("races and times online come the latest first, of the last seven days only", async () => {
    const { _id } = (await page("isOnline=true")).items[0]
    const times = (await ask("GET", `/delivery-man/online-last-week/${_id}?pageOut=100`)).body
    const starts = times.items.map(({ onlineAt }: { onlineAt: string }) => onlineAt)
    expect([times.items[0].offlineAt, times.totalCount]).toEqual([null, starts.length])
    expect(starts).toEqual(starts.toSorted().reverse())
    const weekAgo = new Date(Date.now() - 7 * 86_400_000).toISOString()
    for (const { offlineAt } of times.items.slice(1)) expect(offlineAt > weekAgo).toBe(true)
    const second = (await ask("GET", `/delivery-man/online-last-week/${_id}?pageIn=1&pageOut=1`)).body
    expect(second.items).toEqual(times.items.slice(1, 2))
    const counts = "select delivery_person_id as id from races group by 1 order by count(*) desc"
    const [busiest] = await api().rows(counts)
    const races = (await ask("GET", `/v2/report/deliveryman/races/history/${String(busiest!["id"])}`)).body
    const begun = races.map(({ startedAt }: { startedAt: string }) => startedAt)
    expect(begun.length).toBeGreaterThan(5)
    expect(begun).toEqual(begun.toSorted().reverse())
  })

  test("going online and off again is kept as a time online", async () => {
    const { _id } = (await make({ isOnline: true })).body
    const save = (body: object) => ask("PUT", `/delivery-man/update/${_id}`, { body, headers: anyVersion })
    await save({ isOnline: true })
    await save({ isOnline: false })
    await save({ isOnline: false })
    await save({ isOnline: true })
    const { items } = (await ask("GET", `/delivery-man/online-last-week/${_id}`)).body
    expect(items.map(({ offlineAt }: { offlineAt: string | null }) => offlineAt === null)).toEqual([
      true,
      false,
    ])
  })

  test("somebody deleted is gone with their position, races and times, once", async () => {
    const { _id } = (await make({ isOnline: true })).body
    const gone = () => ask("DELETE", `/delivery-man/delete/${_id}`)
    expect([
      (await gone()).status,
      (await gone()).status,
      (await ask("GET", `/delivery-man/list/${_id}`)).status,
    ]).toEqual([204, 404, 404])
    expect(await api().rows(`select 1 from online_times where delivery_person_id = ${_id}`)).toEqual([])
  })
}
