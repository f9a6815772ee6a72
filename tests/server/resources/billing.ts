import { afterAll, beforeAll, expect, test } from "vitest"
import { remindPayers } from "../../../host/server/invoices/reminders.ts"
import { mailKinds } from "../../../host/server/composition/mailKinds.ts"
import { giveUpMail } from "../../../host/server/mail/giveUpMail.ts"
import { dayAfter } from "../../../src/contract/companies/zonedTime.ts"
import { platformDay } from "../../../src/contract/resource/datedItems.ts"
import { anyVersion, type Api, fresh, type Kind } from "../api.ts"

/** Invoices that are paid by Pix, reminded of and disputed. */
export const billingSuite = (api: () => Api) => {
  const path = "/billing/invoices"
  const today = platformDay()
  const to = "restaurant@balcao.test"
  const ask = (method: "GET" | "POST", rest: string, as: Kind, body?: object) =>
    api().ask(method, path + rest, { as, ...(body && { body }) })
  const made: Array<number> = []
  /** An issued invoice of the first store, which its restaurant's people see. */
  const issue = async (dueIn: number, side: "CHARGE" | "CREDIT" = "CHARGE") => {
    const body = {
      number: fresh("F-").toUpperCase().slice(0, 20),
      owner: 1,
      periodFrom: "2024-01-01",
      periodTo: "2024-01-31",
      dueOn: dayAfter(today, dueIn),
      adjustments: [{ description: "Ajuste", side, amount: 12_345 }],
    }
    const answer = await ask("POST", "", "application", body)
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
    const { _id: id, number } = answer.body as { readonly _id: number; readonly number: string }
    made.push(id)
    await ask("POST", `/${id}/move`, "application", { to: "OPEN" })
    return { id, number }
  }
  const left = async (id: number) =>
    (
      await api().rows(`select r.days from invoice_reminders r join users u on u.id = r.user_id
        where r.invoice_id = ${id} and u.email = '${to}' order by r.id`)
    ).map(({ days }) => (days === null ? null : Number(days)))
  const look = (day: string) => remindPayers(api().server.store!.db, new Date(`${day}T15:00:00Z`))
  const letters = async (number: string) => {
    const mail = (await api().ask("GET", "/demo/outbox")).body as ReadonlyArray<
      Readonly<Record<"to" | "subject" | "text", string>>
    >
    return mail.filter((one) => one.to === to && one.text.includes(number))
  }

  let settings: ReadonlyArray<Readonly<Record<string, unknown>>> = []
  beforeAll(async () => {
    settings = await api().rows(
      "select key, value #>> '{}' as value from settings where key like 'payments.pix%'",
    )
  })
  afterAll(async () => {
    for (const { key, value } of settings)
      await api().rows(
        `update settings set value = to_jsonb('${String(value)}'::text) where key = '${String(key)}'`,
      )
    await api().rows(`delete from tickets where invoice = any('{${made.join()}}'::bigint[])`)
    await api().rows(`delete from invoices where id = any('{${made.join()}}'::bigint[])`)
  })

  test("nobody notes ten times an invoice's amount as paid, and is told why", async () => {
    const { id } = await issue(5)
    const pay = (cents: number, language = "pt-BR") =>
      api().ask("PUT", `${path}/${id}`, {
        as: "application",
        body: { paid: cents, paidOn: today },
        headers: { ...anyVersion, "accept-language": language },
      })
    expect((await pay(123_450)).body.issues).toMatchObject([
      { path: "body.paid", code: "overpaid", message: "É mais do que o valor da fatura." },
    ])
    expect((await pay(12_346, "en")).body.issues[0].message).toBe("This is more than the invoice amounts to.")
    expect((await pay(12_345)).status).toBe(200)
  })

  test("a company pays what is left of an invoice by a Pix code; others see none of it", async () => {
    const { id, number } = await issue(5)
    const { payment } = (await ask("GET", `/${id}/pix`, "restaurant")).body
    expect(payment).toMatchObject({ cents: 12_345, receiver: "Fulano de Tal" })
    expect(payment.code).toContain("5406123.45")
    expect(payment.code).toContain(number.replaceAll(/[^A-Za-z0-9]/g, ""))
    expect((await ask("GET", `/${id}/pix`, "supermarket")).status).toBe(404)
    await api().rows(
      `update invoices set paid = 345, paid_on = '${today}', status = 'PARTIAL' where id = ${id}`,
    )
    expect((await ask("GET", `/${id}/pix`, "restaurant")).body.payment.cents).toBe(12_000)
    const payout = await issue(5, "CREDIT")
    expect((await ask("GET", `/${payout.id}/pix`, "restaurant")).body).toEqual({ payment: null })
    await api().rows("update settings set value = null where key = 'payments.pixKey'")
    expect((await ask("GET", `/${id}/pix`, "restaurant")).body).toEqual({ payment: null })
  })

  test("a key that is none is refused", async () => {
    const save = (value: string) =>
      api().ask("PUT", "/settings/payments.pixKey?scope=PLATFORM", {
        as: "root",
        body: { value, version: 1 },
      })
    expect((await save("chave")).body.issues).toMatchObject([{ path: "body.value", code: "range" }])
  })

  test("a company is told once 3 days before an invoice is due, and 1 and 7 days after unless it pays", async () => {
    const { id } = await issue(10)
    const due = dayAfter(today, 10)
    for (const [days, told] of [
      [4, []],
      [3, [3]],
      [0, [3]],
      [-1, [3, -1]],
      [-6, [3, -1]],
      [-7, [3, -1, -7]],
      [-8, [3, -1, -7]],
    ] as const) {
      const day = dayAfter(due, -days)
      await Promise.all([look(day), look(day)])
      expect([days, await left(id)]).toEqual([days, told])
    }
    const paid = await issue(2)
    await ask("POST", `/${paid.id}/move`, "application", { to: "PAID" })
    await look(today)
    expect(await left(paid.id)).toEqual([])
  })

  test("staff reminds a company now, once an hour; mail that was given up is left anew", async () => {
    const { id, number } = await issue(2)
    expect((await ask("POST", `/${id}/remind`, "restaurant")).status).toBe(403)
    const sent = await ask("POST", `/${id}/remind`, "application")
    expect(sent.body.recipients).toBeGreaterThan(0)
    await expect.poll(() => letters(number)).toHaveLength(1)
    const [letter] = await letters(number)
    expect([letter!.subject, letter!.text]).toEqual([
      expect.stringMatching(/vence depois de amanhã|vence em 2 dias/),
      expect.stringContaining("123,45"),
    ])
    expect((await ask("GET", `/${id}`, "restaurant")).body.remindedAt).toEqual(expect.any(String))
    expect((await ask("POST", `/${id}/remind`, "application")).body).toMatchObject({ reason: "TOO_SOON" })
    const payout = await issue(2, "CREDIT")
    expect((await ask("POST", `/${payout.id}/remind`, "application")).body).toMatchObject({
      reason: "NOT_OWED",
    })
    await look(today)
    expect(await left(id)).toEqual([null, 3])
    await api().rows("update mail_jobs set created_at = now() - interval '25 hours' where kind = 'invoice'")
    await giveUpMail(api().server.store!.db, mailKinds)
    await look(today)
    expect(await left(id)).toEqual([null, 3])
  })

  test("a company disputes an invoice: it waits, a ticket says why, and staff settles it", async () => {
    const { id, number } = await issue(2)
    const reason = "A comissão está errada."
    expect((await ask("POST", `/${id}/dispute`, "supermarket", { reason })).status).toBe(404)
    expect((await ask("POST", `/${id}/dispute`, "restaurant", { reason: "" })).status).toBe(400)
    const { invoice, ticket } = (await ask("POST", `/${id}/dispute`, "restaurant", { reason })).body
    expect(invoice).toMatchObject({ status: "DISPUTED", ticket: ticket.protocol })
    const opened = (await api().ask("GET", `/helpdesk/ticket/${ticket._id}`, { as: "application" })).body
    expect(opened).toMatchObject({
      category: "FINANCE",
      description: reason,
      owner: { _id: 1 },
      invoice: { _id: id, label: number },
      status: "NEW",
    })
    expect((await ask("GET", `/${id}/pix`, "restaurant")).body).toEqual({ payment: null })
    expect((await ask("POST", `/${id}/dispute`, "restaurant", { reason })).body._tag).toBe("MoveRefused")
    expect((await ask("POST", `/${id}/move`, "restaurant", { to: "OPEN" })).status).toBe(403)
    expect((await ask("POST", `/${id}/move`, "application", { to: "OPEN" })).body.status).toBe("OPEN")
    const byStaff = await ask("POST", `/${id}/dispute`, "application", { reason })
    expect(byStaff.body.ticket.protocol).not.toBe(ticket.protocol)
  })
}
