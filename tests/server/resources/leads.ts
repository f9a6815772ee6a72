import { expect, test } from "vitest"
import { remindOfLeads } from "../../../host/server/leads/reminders.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { leads } from "../../../src/contract/resources/leads.ts"
import { type Api, fresh } from "../api.ts"
import { deliverMail } from "../deliverMail.ts"
import { asking } from "./asking.ts"

const hourMs = 3_600_000

/** Leads whose next step somebody is to take. */
export const leadSuite = (api: () => Api, resources: ReadonlyArray<Resource>) => {
  const { ask } = asking(api, resources)
  const make = async (more: object) => {
    const business = fresh("Mercearia ")
    const body = {
      name: "Ana",
      business,
      phone: "11987654321",
      source: "SITE",
      interest: "APP",
      owner: 1,
      ...more,
    }
    const made = await ask("POST", leads.path, body)
    expect([made.status, made.text]).toEqual([200, expect.any(String)])
    return { business, id: made.body._id as number, version: made.body.version as number }
  }
  const letters = async (business: string) => {
    const kept = await api().rows("select body from outbox_messages where outcome = 'KEPT'")
    return kept.filter(({ body }) => String(body).includes(business))
  }
  const look = () => remindOfLeads(api().server.store!.db)
  const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()

  test("whoever follows up a lead is told once that its next step is due, and again when it is put off", async () => {
    const step = { responsible: 2, nextAction: "Ligar" }
    const due = await make({ ...step, nextActionAt: inHours(-2) })
    const later = await make({ ...step, nextActionAt: inHours(2) })
    await Promise.all([look(), look()])
    await look()
    await deliverMail(api())
    await expect.poll(async () => (await letters(due.business)).length, { timeout: 40_000 }).toBe(1)
    expect(await letters(later.business)).toEqual([])
    const body = { nextActionAt: inHours(-1), version: due.version }
    expect((await ask("PUT", `${leads.path}/${due.id}`, body)).status).toBe(200)
    await look()
    await deliverMail(api())
    await expect.poll(async () => (await letters(due.business)).length, { timeout: 40_000 }).toBe(2)
  })

  test("a lead keeps a CNPJ whose check digits are right, and is found by it", async () => {
    const { id } = await make({ cnpj: "11.222.333/0001-81" })
    const found = await ask("POST", `${leads.path}/find`, { filter: { search: "11222333000181" } })
    expect(found.body.items.map(({ _id }: { readonly _id: number }) => _id)).toContain(id)
    const wrong = { name: "Ana", phone: "11987654321", source: "SITE", interest: "APP", owner: 1 }
    expect((await ask("POST", leads.path, { ...wrong, cnpj: "11222333000182" })).status).toBe(400)
  })
}
