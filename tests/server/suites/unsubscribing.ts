import { expect, test } from "vitest"
import type { Message } from "../../../host/server/mail/mail.ts"
import { sendNotification } from "../../../host/server/messages/notifications.ts"
import { registeredPeople } from "../../../host/server/messages/registries.ts"
import { unsubscribing } from "../../../host/server/messages/unsubscribing.ts"
import { throttling } from "../../../host/server/http/throttle.ts"
import { type Api, fresh, options, secret, sibling } from "../api.ts"
import { crowdOf } from "../crowd.ts"

/** Messages to many, and how whoever gets them gets no more. */
export const unsubscribingSuite = (api: () => Api) => {
  const links = unsubscribing(secret, () => api().server.address)
  const ready = async (more: object) => {
    const wish = {
      name: fresh("Aviso "),
      title: "Frete grátis",
      body: "Só hoje.",
      channel: "EMAIL",
      owner: 1,
    }
    const { body } = await api().ask("POST", "/push-notification", {
      as: "root",
      body: { ...wish, isAllowedAtNight: true, ...more },
    })
    await api().rows(`update notifications set status = 'SCHEDULED' where id = ${body._id}`)
    return body._id as number
  }
  const sent = async (id: number, mailed = true) => {
    const letters: Array<Message> = []
    const mail = { send: async (letter: Message) => void letters.push(letter) }
    const { db } = api().server.store!
    await sendNotification({ db, mail: mailed ? mail : undefined, unsubscribeLink: links.linkOf }, id)
    return letters
  }
  const linkIn = ({ headers }: Message) => headers!["List-Unsubscribe"]!.slice(1, -1)
  const post = (link: string, type = "application/x-www-form-urlencoded") =>
    fetch(link, {
      method: "POST",
      headers: { "content-type": type },
      body: "List-Unsubscribe=One-Click",
      redirect: "error",
    })

  test("a letter to many says how to get no more of them, and one click of a mail program does it", async () => {
    const city = await crowdOf(api(), 2)
    const [letter, other] = await sent(await ready({ to: "CUSTOMER", cities: [city] }))
    const link = linkIn(letter!)
    expect(letter!.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" })
    expect(letter!.text).toContain(`Para não receber mais estas mensagens: ${link}`)
    expect(letter!.html).toContain(`<a href="${link}">`)
    expect(linkIn(other!)).not.toBe(link)
    expect((await post(link)).status).toBe(200)
    expect((await post(link, "multipart/form-data; boundary=x")).status, "once more changes nothing").toBe(
      200,
    )
    const again = await sent(await ready({ to: "CUSTOMER", cities: [city] }))
    expect(again.map(({ to }) => to)).toEqual([other!.to])
    const [person] = await api().rows(
      `select id, accepts_marketing as accepts, version from registered_people where email = '${letter!.to}'`,
    )
    expect(person).toMatchObject({ accepts: false, version: 2 })
    const history = await api().ask("GET", `/person/${person!["id"]}/history`, { as: "root" })
    expect(history.body.items[0].changes).toEqual([{ field: "acceptsMarketing", old: true, new: false }])
  })

  test("who unsubscribes once a message is under way gets nothing more, whatever they are to the application", async () => {
    const city = await crowdOf(api(), 2)
    const name = `select name from cities where id = ${city}`
    await api().rows(`update registered_people set roles = '{DELIVERYMAN}', accepts_marketing = false
      where city = (${name})`)
    const id = await ready({ to: "DELIVERYMAN", cities: [city] })
    const people = await api().rows(
      `select id, email from registered_people where city = (${name}) order by id`,
    )
    const { db } = api().server.store!
    const got: Array<string> = []
    const mail = {
      send: async ({ to }: Message) => {
        got.push(to)
        const last = people.find(({ email }) => email !== to)
        await post(links.linkOf({ registry: registeredPeople, person: Number(last!["id"]) }))
      },
    }
    await sendNotification({ db, mail, unsubscribeLink: links.linkOf }, id, { size: 1 })
    expect(got).toHaveLength(1)
  })

  test("whoever opens the link is asked once, in both languages; a link of somebody's own making opens nothing", async () => {
    const city = await crowdOf(api(), 1)
    const [letter] = await sent(await ready({ to: "CUSTOMER", cities: [city] }))
    const link = linkIn(letter!)
    const page = await (await fetch(link)).text()
    expect(page).toContain("Não quero mais receber")
    expect(page).toContain("Do you want to receive no more of our offers and news by email?")
    const made = link.replace(/p(\d+)\./, (_, id: string) => `p${Number(id) + 1}.`)
    expect([(await fetch(made)).status, (await post(made)).status]).toEqual([404, 404])
    expect(await sent(await ready({ to: "CUSTOMER", cities: [city] }))).toHaveLength(1)
  })

  test("a letter that stays in the outbox, for want of a mail server, has the link too", async () => {
    const city = await crowdOf(api(), 2)
    const id = await ready({ to: "CUSTOMER", cities: [city] })
    await sent(id, false)
    const kept = await api().rows(`select body from outbox_messages where key like 'notifications/${id}/%'`)
    expect(kept).toHaveLength(2)
    for (const { body } of kept)
      expect(body).toMatch(/^Só hoje\.\n\nPara não receber mais .*\/unsubscribe\/p\d+\./)
  })

  test("forty tests of a message in a second are a few, and then one has to wait", async () => {
    const strict = await sibling(api(), {
      throttling: { ...options().throttling!, test: throttling.test },
    })
    const id = await ready({ to: "CUSTOMER", cities: [await crowdOf(api(), 1)] })
    const asked = await Promise.all(
      Array.from({ length: 40 }, () => strict.ask("POST", `/push-notification/${id}/test`, { as: "root" })),
    )
    await strict.server.close()
    const count = (status: number) => asked.filter((one) => one.status === status).length
    expect([count(200), count(429)]).toEqual([10, 30])
  })
}
