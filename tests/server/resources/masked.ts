import { expect, test } from "vitest"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { renewedEnd } from "../../../src/contract/licenses/renewedEnd.ts"
import { dayFrom } from "../../../src/samples/dayFrom.ts"
import type { Api } from "../api.ts"
import { asking } from "./asking.ts"

/** Values that answers show in part. */
export const maskedSuite = (api: () => Api, resources: ReadonlyArray<Resource>) => {
  const { ask, create } = asking(api, resources)
  const named = (name: string) => resources.find((one) => one.name === name)!
  const people = named("people")
  const pathOf = (id: unknown) => `${people.path}/${String(id)}`

  test("a CPF is told in part wherever a person is shown, and whole to who asks, which leaves a line without it", async () => {
    const { body } = await create(people, { kind: "PF", cpf: "390.533.447-05", cnpj: null })
    expect(body.cpf).toBe("***.533.447-**")
    const saved = await ask("PUT", pathOf(body._id), { notes: "Ligar", version: 1 })
    const stale = await ask("PUT", pathOf(body._id), { notes: "Ligar amanhã", version: 1 })
    const search = { filter: { search: body.name }, sortField: "id", sortOrder: "desc" }
    const file = await ask("POST", `${people.path}/export`, { ...search, columns: ["name", "cpf"] })
    for (const { text } of [saved, stale, file, await ask("POST", `${people.path}/find`, search)])
      expect(text.match(/\d*\D*533\.?447\S{3}/)?.[0]).toMatch(/\*\*\*\.533\.447-\*\*/)
    const reveal = (field: string, id = body._id) => ask("POST", `${pathOf(id)}/reveal`, { field })
    expect((await reveal("cpf")).body).toEqual({ value: "39053344705" })
    expect((await reveal("cnpj")).body).toEqual({ value: null })
    expect([(await reveal("name")).status, (await reveal("cpf", 999_999)).status]).toEqual([400, 404])
    const history = await ask("GET", `${pathOf(body._id)}/history`)
    expect(history.body.items.slice(0, 2)).toMatchObject([
      { action: "REVEAL", changes: [{ field: "cnpj" }] },
      { action: "REVEAL", changes: [{ field: "cpf" }] },
    ])
    expect(JSON.stringify(history.body)).not.toMatch(/39053344705|390\.533/)
    const other = await ask("POST", people.path, {
      name: "Outra",
      kind: "PF",
      cpf: "529.982.247-25",
      owner: 2,
    })
    const stranger = await ask(
      "POST",
      `${pathOf(other.body._id)}/reveal`,
      { field: "cpf" },
      { as: "application" },
    )
    expect(stranger.status).toBe(404)
  })

  test("a signer's CPF is told in part, stays where a save leaves it out, and is told whole to who asks for it", async () => {
    const contracts = named("contracts")
    const ana = { name: "Ana", email: "ana@exemplo.test" }
    const { body } = await create(contracts, { signers: [{ ...ana, cpf: "390.533.447-05" }], amendments: [] })
    const path = `${contracts.path}/${body._id}`
    const reveal = () => ask("POST", `${path}/reveal`, { field: "signers.cpf", item: "ANA@exemplo.test" })
    expect(body.signers[0].cpf).toBe("***.533.447-**")
    const beto = { name: "Beto", email: "beto@exemplo.test" }
    const saved = await ask("PUT", path, { signers: [beto, { ...ana, name: "Ana Souza" }], version: 1 })
    expect(saved.body.signers).toMatchObject([{ cpf: null }, { name: "Ana Souza", cpf: "***.533.447-**" }])
    expect((await reveal()).body).toEqual({ value: "39053344705" })
    await ask("PUT", path, { signers: [{ ...ana, cpf: null }], version: 2 })
    expect((await reveal()).body).toEqual({ value: null })
    const history = await ask("GET", `${path}/history`)
    const shown = { field: "signers.cpf", new: "ANA@exemplo.test" }
    expect(history.body.items[0]).toMatchObject({ action: "REVEAL", changes: [shown] })
    expect(history.text).not.toMatch(/39053344705|390\.533/)
  })

  test("what an account has is hidden, also in files, until somebody asks, which its history says", async () => {
    const accounts = named("digitalAccounts")
    const { body } = await create(accounts)
    await api().rows(`update digital_accounts set balance = 123456, blocked = 0 where id = ${body._id}`)
    const path = `${accounts.path}/${body._id}`
    const read = await ask("GET", path)
    expect(read.body).toMatchObject({ balance: "****", blocked: "****" })
    const search = { filter: { search: body.name }, sortField: "id", sortOrder: "desc" }
    const file = await ask("POST", `${accounts.path}/export`, { ...search, columns: ["name", "balance"] })
    expect(file.text).toContain("****")
    expect(file.text).not.toMatch(/1\.?234[.,]?56/)
    expect((await ask("POST", `${path}/reveal`, { field: "balance" })).body).toEqual({ value: "123456" })
    const history = await ask("GET", `${path}/history`)
    expect(history.body.items[0]).toMatchObject({ action: "REVEAL", changes: [{ field: "balance" }] })
    expect(history.text).not.toContain("123456")
  })

  test("a license is called by the end of its key, also where people choose and search", async () => {
    const { body } = await create(named("licenses"), { key: "APP-9F3K-77QZ" })
    expect(body.key).toBe("****77QZ")
    const chosen = await ask("GET", `/choices/licenses?ids=${body._id}`)
    expect(chosen.body).toEqual([{ _id: body._id, label: "****77QZ" }])
    const found = await ask("GET", "/choices?search=9F3K-77")
    expect(found.text).not.toContain("9F3K")
    expect(
      JSON.stringify(
        await api().rows(`select label, changes from audit_lines
      where list = 'licenses' and record_id = ${body._id}`),
      ),
    ).not.toContain("9F3K")
    const byKey = { filter: { search: "9F3K" }, sortField: "id", sortOrder: "asc" }
    expect((await ask("POST", `${named("licenses").path}/find`, byKey)).body.items).toEqual([])
    const partner = { as: "partner" } as const
    expect(
      (await ask("POST", `/partners/license/${body._id}/reveal`, { field: "key" }, partner)).status,
    ).toBe(404)
  })

  test("a partner assigns and renews their own licenses, and touches nobody else's", async () => {
    const as = { as: "partner" } as const
    const { body: me } = await ask("GET", "/acl/users/me", undefined, as)
    const expiresAt = dayFrom(Date.now(), 10)
    const end = { startsAt: "2025-01-31", expiresAt, billing: "MONTHLY", renewsItself: false }
    const next = renewedEnd(end, expiresAt)!
    const { body } = await create(named("licenses"), { owner: me.company._id, ...end })
    const { body: other } = await create(named("licenses"), end)
    const act = (id: unknown, what: string, sent?: object) =>
      ask("POST", `/partners/license/${String(id)}/${what}`, sent, as)
    const renew = (id: unknown, to = next) => act(id, "renew", { expiresAt: to })
    expect((await renew(other._id)).status).toBe(404)
    expect((await renew(body._id)).body, "nobody has it").toMatchObject({ _tag: "MoveRefused" })
    expect((await act(other._id, "assign", { customer: "Padaria" })).status).toBe(404)
    expect((await act(body._id, "assign", { customer: "Padaria" })).body).toMatchObject({
      status: "ASSIGNED",
      customer: "Padaria",
    })
    expect((await renew(body._id, expiresAt)).body).toMatchObject({ _tag: "RenewalRefused", expiresAt })
    const both = await Promise.all([renew(body._id), renew(body._id)])
    expect(both.map(({ status }) => status).toSorted(), "pressed twice").toEqual([200, 409])
    expect((await renew(body._id, renewedEnd({ ...end, expiresAt: next }, expiresAt))).body).toMatchObject({
      _tag: "RenewalRefused",
      expiresAt: next,
    })
    await ask("POST", `/partners/license/${body._id}/move`, { to: "REVOKED", reason: "Fim" })
    expect([
      (await renew(body._id)).status,
      (await act(body._id, "assign", { customer: "B" })).status,
    ]).toEqual([409, 409])
    const endless = await create(named("licenses"), { owner: me.company._id, expiresAt: null })
    await act(endless.body._id, "assign", { customer: "Padaria" })
    expect((await renew(endless.body._id)).body.issues).toMatchObject([{ path: "body.expiresAt" }])
  })
}
