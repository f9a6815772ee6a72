import { expect, test } from "vitest"
import { remindPartners } from "../../../host/server/licenses/reminders.ts"
import { type Mail, MailRefused, type Message } from "../../../host/server/mail/mail.ts"
import type { Post } from "../../../host/server/mail/post.ts"
import { sendNext } from "../../../host/server/mail/sending.ts"
import { unsubscribing } from "../../../host/server/messages/unsubscribing.ts"
import { mailKinds } from "../../../host/server/composition/mailKinds.ts"
import { giveUpMail } from "../../../host/server/mail/giveUpMail.ts"
import { dayAfter } from "../../../src/contract/companies/zonedTime.ts"
import { platformDay } from "../../../src/contract/resource/datedItems.ts"
import { type Api, fresh, secret } from "../api.ts"
import { deliverMail } from "../deliverMail.ts"

/** Partners who are told that a license ends. */
export const reminderSuite = (api: () => Api) => {
  const to = "partner@balcao.test"
  const path = "/partners/license"
  const today = platformDay()
  const letters = async (customer: string) => {
    const mail = (await api().ask("GET", "/demo/outbox")).body as ReadonlyArray<
      Readonly<Record<"to" | "subject" | "text", string>>
    >
    return mail.filter((one) => one.to === to && one.text.includes(customer))
  }
  /** Runs the server's hourly check as of a given day. */
  const look = (day = today) => remindPartners(api().server.store!.db, new Date(`${day}T15:00:00Z`))
  const left = async (customer: string) =>
    (
      await api().rows(
        `select r.days from license_reminders r join licenses l on l.id = r.license_id
         join users u on u.id = r.user_id where l.customer = '${customer}' and u.email = '${to}' order by r.id`,
      )
    ).map(({ days }) => Number(days))
  const make = async (endsIn: number, more: object = {}) => {
    const customer = fresh("Cliente ")
    const body = {
      key: fresh("LIC-").toUpperCase(),
      product: "APP",
      customer,
      seats: 1,
      startsAt: "2020-01-31",
      expiresAt: dayAfter(today, endsIn),
      billing: "YEARLY",
      renewsItself: false,
      owner: 3,
      ...more,
    }
    const made = await api().ask("POST", path, { as: "root", body })
    expect([made.status, made.text]).toEqual([200, expect.any(String)])
    const id = made.body._id as number
    await api().ask("POST", `${path}/${id}/move`, { as: "root", body: { to: "ASSIGNED" } })
    return { id, customer }
  }

  const links = unsubscribing(secret, () => api().server.address)
  /** The next look of some process, at a time when the reminder of a customer's license alone is due. */
  const sendOf = (customer: string, send: Mail["send"], onError: Post["onError"] = () => undefined) =>
    api().server.store!.db.transaction(async (tx) => {
      const mine = `from mail_jobs where email = '${to}' and license_reminder_id in (select r.id
        from license_reminders r join licenses l on l.id = r.license_id where l.customer = '${customer}')`
      await tx.execute(`update mail_jobs set due_at = now() + interval '1 hour'`)
      await tx.execute(`update mail_jobs set due_at = now() where id in (select id ${mine})`)
      const publicUrl = () => "https://painel.example"
      const post = { db: tx as never, publicUrl, unsubscribeLink: links.linkOf, kinds: mailKinds, onError }
      const isSent = await sendNext(post, { send })
      const hours = "select round(extract(epoch from due_at - now()) / 3600)::int as hours"
      const { rows } = (await tx.execute(`${hours} ${mine}`)) as unknown as { readonly rows: unknown }
      return [isSent, rows]
    })

  test("a partner's people are told once 30, 7 and 1 days before a license ends, as the days go by", async () => {
    const { customer } = await make(45)
    for (const [daysLeft, told] of [
      [31, []],
      [30, [30]],
      [29, [30]],
      [7, [30, 7]],
      [2, [30, 7]],
      [1, [30, 7, 1]],
      [0, [30, 7, 1]],
      [-1, [30, 7, 1]],
    ] as const) {
      await Promise.all([look(dayAfter(today, 45 - daysLeft)), look(dayAfter(today, 45 - daysLeft))])
      expect([daysLeft, await left(customer)]).toEqual([daysLeft, told])
    }
  })

  test("a partner whose mail was given up after a day is told anew", async () => {
    const { customer } = await make(5)
    const { db } = api().server.store!
    await look()
    await api().rows("update mail_jobs set created_at = now() - interval '25 hours' where kind = 'license'")
    expect(await giveUpMail(db, mailKinds)).toBeGreaterThan(0)
    expect(await left(customer)).toEqual([])
    await look()
    expect(await left(customer)).toEqual([7])
  })

  test("a reminder the mail server refuses is sent again later, with longer and longer waits, and told once", async () => {
    const { customer } = await make(20)
    await look()
    const told: Array<string> = []
    const given: Array<boolean> = []
    const send = (isRefusing: boolean) =>
      sendOf(
        customer,
        async (message) => {
          if (isRefusing) throw new MailRefused("550 5.1.1 No such mailbox")
          told.push(message.to)
        },
        (_, of) => void given.push(of.isGivenUp),
      )
    for (const hours of [1, 2, 4, 8, 8]) expect(await send(true)).toEqual([true, [{ hours }]])
    expect(given).toEqual([false, false, false, false, false])
    expect(await send(false)).toEqual([true, []])
    await look()
    expect([told, await send(false), await left(customer)]).toEqual([[to], [false, []], [30]])
    await api().rows("update mail_jobs set due_at = now()")
  })

  test("a reminder says how to get no more of its kind; one click ends it until its reader takes that back", async () => {
    const letter = async () => {
      const { customer } = await make(5)
      await look()
      const sent: Array<Message> = []
      await sendOf(customer, async (message) => void sent.push(message))
      return sent[0]
    }
    const first = (await letter())!
    const link = first.headers?.["List-Unsubscribe"]?.slice(1, -1) ?? ""
    expect(first.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" })
    expect(first.text).toContain(`Para não receber mais estas mensagens: ${link}`)
    expect(first.html).toContain(`<a href="${link}">`)
    expect(await (await fetch(link)).text()).toContain(
      "Você não quer mais receber estes lembretes por e-mail?",
    )
    const post = (at: string) =>
      fetch(at, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "List-Unsubscribe=One-Click",
        redirect: "error",
      })
    expect((await post(link)).status).toBe(200)
    expect(await letter()).toBeUndefined()
    expect(await api().rows("select kind from reminder_unsubscriptions")).toEqual([{ kind: "license" }])
    expect(await (await fetch(link)).text()).toContain(`action="${new URL(link).pathname}/back"`)
    expect((await post(`${link.replace(/l(\d+)\./, "l1$1.")}/back`)).status).toBe(404)
    expect((await post(`${link}/back`)).status).toBe(200)
    expect((await letter())?.to).toBe(to)
    await api().rows("update mail_jobs set due_at = now()")
  })

  test("a reminder that was missed comes late, alone; what renews itself or is revoked ends for nobody", async () => {
    const [late, renewing, revoked] = [await make(5), await make(5, { renewsItself: true }), await make(5)]
    await api().ask("POST", `${path}/${revoked.id}/move`, {
      as: "root",
      body: { to: "REVOKED", reason: "Inadimplência" },
    })
    await look()
    expect(await Promise.all([late, renewing, revoked].map(({ customer }) => left(customer)))).toEqual([
      [7],
      [],
      [],
    ])
  })

  test("the letter says how long is left in the reader's language, and is not sent of what was renewed meanwhile", async () => {
    const { customer, id } = await make(1)
    const english = { "accept-language": "en" }
    const body = { email: to, password: "demo1234", type: "admin" }
    expect((await api().ask("POST", "/users/auth-admin", { body, headers: english })).status).toBe(200)
    const renewed = await make(6)
    await look()
    await api().rows(`update licenses set expires_at = expires_at + 365 where id = ${renewed.id}`)
    await deliverMail(api())
    await expect.poll(async () => (await letters(customer)).length).toBe(1)
    const [{ subject, text } = { subject: "", text: "" }] = await letters(customer)
    expect(subject).toMatch(/^License \*{4}\S{1,4} expires tomorrow$/)
    expect(text).toContain(`/partners/licenses?open=${id}`)
    await expect.poll(async () => api().rows("select 1 from mail_jobs where kind = 'license'")).toEqual([])
    expect(await letters(renewed.customer)).toEqual([])
    await api().ask("POST", "/users/auth-admin", { body, headers: { "accept-language": "pt-BR" } })
  })
}
