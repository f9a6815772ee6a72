import { expect, test } from "vitest"
import { MailPutOff, type Message } from "../../../host/server/mail/mail.ts"
import { sendNotification } from "../../../host/server/messages/notifications.ts"
import { type Api, fresh } from "../api.ts"
import { crowdOf, mailServer, unsubscribeLink } from "../crowd.ts"

/** Messages to many, some of whom change their mind before their turn or cannot take mail just then. */
export const consentSuite = (api: () => Api) => {
  const ready = async (city: number) => {
    const { body } = await api().ask("POST", "/push-notification", {
      as: "root",
      body: {
        name: fresh("Aviso "),
        title: "Frete grátis",
        body: "Só hoje.",
        channel: "EMAIL",
        to: "CUSTOMER",
        owner: 1,
        cities: [city],
        isAllowedAtNight: true,
      },
    })
    await api().rows(`update notifications set status = 'SCHEDULED' where id = ${body._id}`)
    return body._id as number
  }
  const outcome = async (id: number) =>
    (await api().rows(`select status, sent::int, failed::int from notifications where id = ${id}`))[0]

  test("who withdraws their consent gets none, and who takes no mail now is tried once more", async () => {
    const id = await ready(await crowdOf(api(), 11))
    const people = `select person_id from message_recipients where list = 'notifications' and record_id = ${id}`
    const putOff = mailServer((_, place) => (place === 2 ? new MailPutOff("451") : undefined))
    let isWithdrawn = false
    const mail = {
      send: async (message: Message) => {
        await putOff.mail.send(message)
        if (isWithdrawn) return
        isWithdrawn = true
        await api().rows(`update registered_people set accepts_marketing = false
          where id = (select max(person_id) from (${people} and state = 'WAITING') waiting)`)
      },
    }
    const again = await sendNotification({ db: api().server.store!.db, mail, unsubscribeLink }, id)
    expect(again?.getTime()).toBeGreaterThan(Date.now() + 14 * 60_000)
    // Ten have an address: one of them withdrew, and one waits.
    expect(await outcome(id)).toMatchObject({ status: "SENDING", sent: 8, failed: 1 })
    await api().rows(`update message_recipients set at = now() where state = 'WAITING' and record_id = ${id}`)
    expect(await sendNotification({ db: api().server.store!.db, mail, unsubscribeLink }, id)).toBeUndefined()
    expect(await outcome(id)).toMatchObject({ status: "SENT", sent: 9, failed: 1 })
    expect(new Set(putOff.sent).size).toBe(9)
  })
}
