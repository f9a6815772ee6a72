import { expect, test } from "vitest"
import type { Api, Kind } from "../api.ts"

/** Credits the platform gives companies for loose deliveries. */
export const deliveryCreditSuite = (api: () => Api) => {
  const ask = (method: string, to: string, body?: unknown, as: Kind = "restaurant", headers = {}) =>
    api().ask(method, to, { as, body, headers })
  const balance = async () => (await ask("GET", "/loose-delivery-credits")).body.balanceCents as number

  test("the platform gives a company credits for a reason, once, as its statement and the audit log say", async () => {
    const [{ company }] = (await api().rows(
      "select company_id as company from users where username = 'restaurant'",
    )) as unknown as [{ readonly company: number }]
    const to = "/loose-delivery-credits/entries"
    const given = { company, kind: "BONUS", amountCents: 12_345, reason: " Desculpas pelo atraso " }
    const give = (more: object = {}, as: Kind = "root", headers = {}) =>
      ask("POST", to, { ...given, ...more }, as, headers)
    const before = await balance()
    const headers = { "idempotency-key": "credits-once" }
    const [one, other] = [await give({}, "root", headers), await give({}, "root", headers)]
    const { fullname } = (await ask("GET", "/acl/users/me", undefined, "root")).body
    expect(one.body).toMatchObject({
      kind: "BONUS",
      amountCents: 12_345,
      balanceAfterCents: before + 12_345,
      delivery: null,
      reason: "Desculpas pelo atraso",
      by: fullname,
    })
    expect(other.body).toEqual(one.body)
    expect(await balance()).toBe(before + 12_345)
    expect((await ask("GET", to)).body[0], "the store reads it").toEqual(one.body)
    const lines = await api().rows(
      `select a.changes::text as changes from audit_lines a where a.list = 'deliveryCredits' and a.record_id = ${company}`,
    )
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ changes: expect.stringContaining("Desculpas pelo atraso") })

    for (const as of ["franchise", "restaurant", "supermarket", "partner"] as const)
      expect((await give({}, as)).status, as).toBe(403)
    for (const wrong of [
      { amountCents: 0 },
      { amountCents: -5 },
      { amountCents: 500_001 },
      { amountCents: 1.5 },
    ])
      expect((await give(wrong)).status, JSON.stringify(wrong)).toBe(400)
    for (const reason of ["", "  ", "ok"]) expect((await give({ reason })).status, reason).toBe(400)
    expect((await give({ kind: "DEBIT" })).status).toBe(400)
    expect((await give({ company: 999_999_999 })).body.code).toBe("unknown_reference")
    expect(await balance()).toBe(before + 12_345)
  })

  test("nobody has more credits than a company may, and an application gives none to companies of others", async () => {
    const [{ company, application }] = (await api().rows(
      `select c.id as company, c.application_id as application from companies c
       join users u on u.company_id = c.id where u.username = 'supermarket'`,
    )) as unknown as [{ readonly company: number; readonly application: number }]
    const give = (as: Kind) =>
      ask(
        "POST",
        "/loose-delivery-credits/entries",
        { company, kind: "TOPUP", amountCents: 1000, reason: "Recarga paga por Pix" },
        as,
      )
    const { rows } = api()
    await rows(
      `insert into delivery_wallets (company_id, balance_cents) values (${company}, 9999500)
       on conflict (company_id) do update set balance_cents = 9999500`,
    )
    const full = await give("root")
    expect([full.status, full.body.code, full.body.maxCents]).toEqual([409, "too_many_credits", 10_000_000])
    await rows(`update delivery_wallets set balance_cents = 0 where company_id = ${company}`)
    const [{ elsewhere }] = (await rows(
      `select min(id) as elsewhere from applications where id <> ${application}`,
    )) as unknown as [{ readonly elsewhere: number }]
    await rows(`update companies set application_id = ${elsewhere} where id = ${company}`)
    expect((await give("application")).body.code, "of another application").toBe("unknown_reference")
    await rows(`update companies set application_id = ${application} where id = ${company}`)
    expect((await give("application")).body.balanceAfterCents).toBe(1000)
  })
}
