import { expect, test } from "vitest"
import type { Field } from "../../../src/contract/resource/field.ts"
import { listedRow } from "../../../src/contract/resource/listedRow.ts"
import { shownValue } from "../../../src/contract/resource/masked.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import type { Api } from "../api.ts"
import { asking } from "./asking.ts"
import { freshText } from "./sampleBody.ts"

const digits = new Set(["cpf", "cnpj"])

/** A reference as a body sends it. */
const asSent = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asSent)
  return typeof value === "object" && value !== null && "_id" in value ? value._id : value
}

/** A value as an answer has it. */
const shownAs = (field: Field | undefined, value: unknown) => (field ? shownValue(field, value) : value)

const expectKept = ({ fields }: Resource, wish: object, row: Readonly<Record<string, unknown>>) => {
  for (const [name, value] of Object.entries(wish)) {
    const { kind } = fields[name] ?? { kind: "owner" }
    if (kind === "list") expect([name, row[name]]).toMatchObject([name, shownAs(fields[name], value)])
    else
      expect([name, asSent(row[name])]).toEqual([
        name,
        shownAs(fields[name], digits.has(kind) ? String(value).replaceAll(/\D/g, "") : value),
      ])
  }
}

/** Returns the changes of a save: the first editable text, or only the version. */
const changeOf = ({ fields }: Resource): Readonly<Record<string, unknown>> => {
  const [found] = Object.entries(fields).filter(
    ([, { kind, rules }]) =>
      (kind === "text" || kind === "code") &&
      !rules.fixed &&
      !rules.when &&
      !rules.format &&
      rules.from !== "server",
  )
  if (!found) return {}
  const [name, field] = found
  const text = freshText(field)
  return { [name]: field.kind === "code" ? text.toUpperCase() : text }
}

/** Lists whose records stay once they have left their first status, or as the default of their owner. */
const kept = new Set(["legalDocuments", "menus"])

/** Tests of a person's whole use of every described list, from the first record to its deletion. */
export const lifeSuite = (api: () => Api, resources: ReadonlyArray<Resource>) => {
  const { ask, bodyOf, create } = asking(api, resources)
  const living = resources.filter((one) => !one.readOnly)

  test.each(living.map((one) => [one.name, one] as const))(
    "somebody who may creates, finds, saves, moves, exports and deletes %s",
    async (_, resource) => {
      const { path, fields, title } = resource
      const wish = await bodyOf(resource)
      const made = await ask("POST", path, wish)
      expect([made.status, made.text]).toEqual([200, expect.any(String)])
      expectKept(resource, wish, made.body)
      const id = made.body._id as number
      expect((await ask("GET", `${path}/${id}`)).body).toEqual(made.body)

      const filter = fields[title]!.rules.searched
        ? { search: String((wish as Readonly<Record<string, unknown>>)[title]) }
        : {}
      const last = { filter, sortField: "id", sortOrder: "desc" }
      const found = await ask("POST", `${path}/find`, { ...last, pageSize: 1 })
      expect(found.body.items).toEqual([listedRow(resource, made.body)])
      const file = await ask("POST", `${path}/export`, { ...last, ids: [id] })
      expect(file.text.trim().split("\r\n")).toHaveLength(2)
      expect(file.text).toContain(`\r\n${id};`)

      const change = changeOf(resource)
      const saved = await ask("PUT", `${path}/${id}`, { ...change, version: 1 })
      expect(saved.body).toEqual({ ...made.body, ...change, version: 2, updatedAt: expect.any(String) })
      const stale = await ask("PUT", `${path}/${id}`, { ...change, version: 1 })
      expect([stale.status, stale.body.code, stale.body.current]).toEqual([412, "stale_record", saved.body])

      if (resource.status) {
        const [to] = made.body.nextStatuses as ReadonlyArray<string>
        const moved = await ask("POST", `${path}/${id}/move`, { to, reason: "Motivo" })
        expect([moved.body.status, moved.body.nextStatuses]).toEqual([to, resource.status.moves[to!] ?? []])
      }

      const history = await ask("GET", `${path}/${id}/history`)
      expect(history.body.items.map(({ action }: { action: string }) => action)).toEqual([
        ...(resource.status ? ["STATUS"] : []),
        ...(Object.keys(change).length > 0 ? ["UPDATE"] : []),
        "CREATE",
      ])
      const stays = kept.has(resource.name)
      expect((await ask("DELETE", `${path}/${id}`)).status).toBe(stays ? 409 : 204)
      expect((await ask("GET", `${path}/${id}`)).status).toBe(stays ? 200 : 404)
    },
  )

  test("a contract goes nowhere without signers, and once it is sent its terms change by amendments from today on", async () => {
    const contracts = resources.find(({ name }) => name === "contracts")!
    const { path } = contracts
    const { body } = await create(contracts, { signers: [], amendments: [], commission: 1200 })
    const send = (version: number, wish: object) => ask("PUT", `${path}/${body._id}`, { ...wish, version })
    const move = (to: string) => ask("POST", `${path}/${body._id}/move`, { to })
    expect((await move("SENT")).body.issues).toMatchObject([{ path: "body.signers", code: "required" }])
    const many = await ask("POST", `${path}/move`, { to: "SENT", rows: { ids: [body._id] } })
    expect(many.body.refused).toEqual([{ id: body._id, code: "move_refused" }])
    await send(1, { commission: 1100, signers: [{ name: "Ana", email: "ana@exemplo.test" }] })
    await move("SENT")
    const since = (day: string) => ({ amendments: [{ since: day, reason: "Volume", commission: 900 }] })
    const wrong = [await send(3, { commission: 900 }), await send(3, since("2020-01-01"))]
    expect(wrong.map(({ body: { issues } }) => issues[0])).toMatchObject([
      { path: "body.commission", code: "unknown" },
      { path: "body.amendments.0.since", code: "invalid" },
    ])
    expect((await send(3, since("2099-01-01"))).body).toMatchObject({ version: 4, commission: 1100 })
    await api().rows(`update contracts set amendments = jsonb_set(amendments, '{0,since}', '"2020-01-01"')
      where id = ${body._id}`)
    expect((await send(4, { amendments: [] })).body.issues).toMatchObject([{ path: "body.amendments" }])
    const sign = (item: string) => ask("POST", `${path}/${body._id}/finish`, { list: "signers", item })
    expect((await sign("beto@exemplo.test")).status).toBe(404)
    expect((await sign("ana@exemplo.test")).body).toMatchObject({ status: "SIGNED", version: 5 })
    expect((await sign("ana@exemplo.test")).body.version).toBe(5)
  })

  test("an item is refused on its own field: a signer of the same e-mail, a last day before the first", async () => {
    const named = (name: string) => resources.find((one) => one.name === name)!
    const signers = [
      { name: "Ana", email: "ana@exemplo.test" },
      { name: "Beto", email: "ANA@exemplo.test" },
    ]
    const repeated = [{ path: "body.signers.1.email", code: "repeated" }]
    expect((await create(named("contracts"), { signers })).body.issues).toMatchObject(repeated)
    const { body } = await create(named("contracts"), { signers: signers.slice(0, 1) })
    const saved = await ask("PUT", `/company/contracts/${body._id}`, { signers, version: 1 })
    expect(saved.body.issues).toMatchObject(repeated)
    const days = { day: "2026-12-24", until: "2026-01-02", reason: "Recesso", isClosed: true }
    const exceptions = [{ ...days, repeatsYearly: true }, days]
    expect((await create(named("openingHours"), { exceptions })).body.issues).toMatchObject([
      { path: "body.exceptions.1.day", code: "overlap" },
      { path: "body.exceptions.1.until", code: "order" },
    ])
    const special = { day: "2026-12-24", reason: "Véspera" }
    const bad = [special, { ...special, isClosed: true, opensAt: "11:00" }]
    expect((await create(named("openingHours"), { exceptions: bad })).body.issues).toMatchObject([
      { path: "body.exceptions.0.opensAt", code: "required" },
      { path: "body.exceptions.0.closesAt", code: "required" },
      { path: "body.exceptions.1.opensAt", code: "unknown" },
    ])
    const christmas = { day: "0026-12-25", reason: "Natal", isClosed: true }
    expect((await create(named("openingHours"), { exceptions: [christmas] })).body.issues).toMatchObject([
      { path: "body.exceptions.0.day", code: "year" },
    ])
    expect((await create(named("people"), { birthDate: "0090-03-01" })).body.issues).toMatchObject([
      { path: "body.birthDate", code: "birth" },
    ])
  })

  test("the history of a coupon that begins later says scheduled, as its list does", async () => {
    const coupons = resources.find(({ name }) => name === "coupons")!
    const { _id: ahead } = (await create(coupons)).body
    await api().rows(`update coupons set status = 'ACTIVE', starts_at = '2099-01-01' where id = ${ahead}`)
    for (const to of ["PAUSED", "ACTIVE"])
      await ask("POST", `${coupons.path}/move`, { to, rows: { ids: [ahead] } })
    const { body } = await ask("GET", `${coupons.path}/${ahead}/history`)
    expect(body.items[0].changes, "what follows from what was written is noted").toEqual([
      { field: "status", old: "PAUSED", new: "SCHEDULED" },
    ])
  })

  test("people are found by a document that waits to be checked, until it is", async () => {
    const people = resources.find(({ name }) => name === "people")!
    const documents = [{ kind: "CNH", check: "PENDING" }]
    const { body } = await create(people, { documents })
    const search = { search: body.name as string, hasPendingDocument: [true] }
    const found = async () => (await ask("POST", `${people.path}/find`, { filter: search })).body.totalCount
    expect([body.hasPendingDocument, await found()]).toEqual([true, 1])
    const save = (version: number, wish: object) =>
      ask("PUT", `${people.path}/${body._id}`, { ...wish, version })
    expect((await save(1, { notes: "Ligar amanhã" })).body.hasPendingDocument).toBe(true)
    await save(2, { documents: [{ kind: "CNH", check: "APPROVED" }] })
    expect(await found()).toBe(0)
  })
}
