import { expect, test } from "vitest"
import { addJob, type LeasedJob, takeJob } from "../../../host/server/jobs/jobs.ts"
import { giveUpSending } from "../../../host/server/messages/giveUpSending.ts"
import { recordOfKey, sendNotification } from "../../../host/server/messages/notifications.ts"
import { type Mail, MailRefused, MailUnconfirmed } from "../../../host/server/mail/mail.ts"
import { doJobs } from "../../../host/server/jobs/runJobs.ts"
import { type Api, fresh } from "../api.ts"
import { crowdOf, mailServer, recipientStates, unsubscribeLink } from "../crowd.ts"

/** Notifications to many people, of whom each gets one, whatever becomes of processes. */
export const notificationSuite = (api: () => Api, manyPeople = 1200) => {
  const db = () => api().server.store!.db
  /** Without a mail server emails stay in the outbox. */
  const senders = (mail?: Mail) => ({ db: db(), mail, unsubscribeLink })
  const ask = (method: string, path: string, body?: unknown) => api().ask(method, path, { as: "root", body })

  const crowd = (count: number) => crowdOf(api(), count)
  const make = async (more: object) =>
    (
      await ask("POST", "/push-notification", {
        name: fresh("Aviso "),
        title: "Frete grátis",
        body: "Só hoje.",
        channel: "EMAIL",
        to: "CUSTOMER",
        owner: 1,
        ...more,
      })
    ).body._id as number
  /** One that may be sent, and waits for a process that this test is. */
  const ready = async (city: number) => {
    const id = await make({ cities: [city], isAllowedAtNight: true })
    await api().rows(`update notifications set status = 'SCHEDULED' where id = ${id}`)
    return id
  }
  const outcome = async (id: number) => {
    const keys = await api().rows(
      `select count(*)::int as kept, count(distinct key)::int as once, count(distinct recipient)::int as people
       from outbox_messages where key like 'notifications/${id}/%'`,
    )
    const row = await api().rows(
      `select status, sent::int as sent, failed::int as failed from notifications where id = ${id}`,
    )
    return { ...keys[0], ...row[0] }
  }

  test("everybody a notification is for gets it once though processes die between and within batches", async () => {
    const id = await ready(await crowd(manyPeople))
    let batches = 0
    const dying = () =>
      sendNotification(senders(), id, {
        size: manyPeople / 12,
        onBatch: () => {
          batches += 1
          if (batches % 3 === 0) throw new Error("killed")
        },
      })
    await expect(dying()).rejects.toThrow("killed")
    expect(await outcome(id)).toMatchObject({ status: "SENDING" })
    // A statement that is cut off leaves nothing of itself.
    await db()
      .transaction(async (tx) => {
        await sendNotification({ db: tx, mail: undefined, unsubscribeLink }, id, {
          size: manyPeople / 12,
          onBatch: () => tx.rollback(),
        })
      })
      .catch(() => undefined)
    await Promise.allSettled([dying(), dying(), dying(), dying()])
    await sendNotification(senders(), id)
    await sendNotification(senders(), id)
    const sent = manyPeople * 0.9
    expect(await outcome(id)).toEqual({
      status: "SENT",
      sent,
      failed: manyPeople - sent,
      kept: sent,
      once: sent,
      people: sent,
    })
  })

  test("a process that dies with the job leaves it to another, which goes on where it was", async () => {
    const id = await ready(await crowd(40))
    // The server itself does nothing with this kind of job here.
    await addJob(db(), "BUG_ORDERS", `test/notifications/${id}`, undefined)
    const held = (await takeJob(db(), ["BUG_ORDERS"])) as LeasedJob
    expect(held.key).toBe(`test/notifications/${id}`)
    await sendNotification(senders(), id, {
      size: 10,
      onBatch: () => {
        throw new Error("killed")
      },
    }).catch(() => undefined)
    await api().rows(`update jobs set leased_until = now() - interval '1 second' where id = ${held.id}`)
    expect(await takeJob(db(), ["BUG_ORDERS"])).toMatchObject({ id: held.id })
    await sendNotification(senders(), id)
    expect(await outcome(id)).toMatchObject({ status: "SENT", sent: 36, failed: 4, kept: 36, once: 36 })
    await api().rows(`delete from jobs where key like 'test/%'`)
  })

  const statesOf = (id: number) => recipientStates(api(), id)

  test("emails leave through the mail server, none twice though it goes away and the process dies", async () => {
    const id = await ready(await crowd(40))
    let isAway = true
    const { mail, sent } = mailServer((_, place) =>
      isAway && place > 12
        ? new Error("connect ECONNREFUSED")
        : place === 3
          ? new MailRefused("no such mailbox")
          : place === 5
            ? new MailUnconfirmed("closed")
            : undefined,
    )
    await expect(sendNotification(senders(mail), id)).rejects.toThrow("ECONNREFUSED")
    expect((await statesOf(id)).filter((state) => state === "SENDING")).toEqual([])
    isAway = false
    // One was in the hands of a process that died.
    await api()
      .rows(`update message_recipients set state = 'SENDING', at = now() where (list, record_id, person_id) in (
      select list, record_id, person_id from message_recipients
      where list = 'notifications' and record_id = ${id} and state = 'WAITING' order by person_id limit 1)`)
    expect(await sendNotification(senders(mail), id)).toBeInstanceOf(Date)
    expect(await outcome(id)).toMatchObject({ status: "SENDING" })
    await api().rows(`update message_recipients set at = now() - interval '1 hour' where state = 'SENDING'`)
    await sendNotification(senders(mail), id)
    const [row] = await api().rows(
      `select status, sent::int, failed::int, unconfirmed::int from notifications where id = ${id}`,
    )
    // Four have no address, one was refused; of two nobody can tell.
    expect(row).toEqual({ status: "SENT", sent: 33, failed: 5, unconfirmed: 2 })
    expect([sent.length, new Set(sent).size]).toEqual([34, 34])
    // The outbox keeps messages that did not arrive for certain, until they are forgotten.
    const lost = await api().rows(
      `select outcome from outbox_messages where key like 'notifications/${id}/%' order by 1`,
    )
    expect(lost).toEqual([{ outcome: "REFUSED" }, { outcome: "UNCONFIRMED" }])
  })

  /** The database, of which something goes another way. */
  const bentDb = (bend: Partial<ReturnType<typeof db>>): ReturnType<typeof db> =>
    Object.assign(Object.create(db()), bend)

  test("a letter that left and could not be noted is not sent again", async () => {
    const id = await ready(await crowd(1))
    let isCut = false
    const { mail, sent } = mailServer(() => void (isCut = true))
    const execute = ((statement: Parameters<ReturnType<typeof db>["execute"]>[0]) =>
      isCut ? Promise.reject(new Error("database away")) : db().execute(statement)) as never
    await expect(sendNotification({ db: bentDb({ execute }), mail, unsubscribeLink }, id)).rejects.toThrow(
      "database away",
    )
    expect(await statesOf(id)).toEqual(["SENDING"])
    await sendNotification(senders(mail), id)
    await api().rows(`update message_recipients set at = now() - interval '1 hour' where state = 'SENDING'`)
    await sendNotification(senders(mail), id)
    expect([sent.length, await statesOf(id)]).toEqual([1, ["UNCONFIRMED"]])
    expect(await outcome(id)).toMatchObject({ status: "FAILED", sent: 0, failed: 0 })
  })

  test("one that is canceled as it begins stays canceled", async () => {
    const id = await ready(await crowd(3))
    const transaction = (async (work: Parameters<ReturnType<typeof db>["transaction"]>[0]) => {
      await api().rows(`update notifications set status = 'CANCELED' where id = ${id}`)
      return db().transaction(work)
    }) as never
    await sendNotification({ db: bentDb({ transaction }), mail: undefined, unsubscribeLink }, id)
    expect(await outcome(id)).toMatchObject({ status: "CANCELED", sent: null, kept: 0 })
  })

  test("nothing leaves at night, whatever brought it there", async () => {
    const city = await crowd(4)
    const id = await make({ cities: [city] })
    await api().rows(`update notifications set status = 'SCHEDULED' where id = ${id}`)
    const night = () => Date.parse("2090-05-04T23:10:00-03:00")
    const morning = new Date("2090-05-05T08:00:00-03:00")
    expect(await sendNotification(senders(), id, { now: night })).toEqual(morning)
    const told = () => api().rows(`select status, problem from notifications where id = ${id}`)
    expect(await told()).toEqual([{ status: "SCHEDULED", problem: "QUIET" }])
    // In Acre it is 6:00 by then.
    await api().rows(`update cities set time_zone = 'America/Rio_Branco' where id = ${city}`)
    const acre = await sendNotification(senders(), id, { now: () => morning.getTime() })
    expect(acre).toEqual(new Date("2090-05-05T10:00:00-03:00"))
    await sendNotification(senders(), id, { now: () => acre!.getTime() })
    expect(await told()).toEqual([{ status: "SENT", problem: null }])
  })

  test("one whose job is given up says so, and whoever opens it sends the rest once", async () => {
    const id = await ready(await crowd(20))
    const isDown = mailServer(() => new Error("connect ECONNREFUSED"))
    const key = `test/${id}`
    const works = {
      BUG_ORDERS: {
        run: async (key: string) => {
          await sendNotification(senders(isDown.mail), recordOfKey(key))
        },
        givenUp: (tx: Parameters<typeof giveUpSending>[0], key: string) =>
          giveUpSending(tx, "notifications", recordOfKey(key)),
      },
    }
    await addJob(db(), "BUG_ORDERS", key, undefined)
    await api().rows(`update jobs set failures = 9 where key = '${key}'`)
    await doJobs(db(), works, { onError: () => undefined })
    const { body: failed } = await ask("GET", `/push-notification/${id}`)
    expect(failed).toMatchObject({ status: "FAILED", problem: "GAVE_UP", nextStatuses: ["SENDING"] })
    await api().rows(
      `insert into jobs (kind, key, status, failures) values ('NOTIFICATIONS', 'notifications/${id}', 'FAILED', 10)`,
    )
    const { body: resumed } = await ask("POST", `/push-notification/${id}/move`, { to: "SENDING" })
    expect(resumed).toMatchObject({ status: "SENDING", problem: null })
    const job = await api().rows(
      `select status in ('WAITING', 'RUNNING', 'DONE') as is_on, failures::int from jobs where key = 'notifications/${id}'`,
    )
    expect(job).toEqual([{ is_on: true, failures: 0 }])
    await sendNotification(senders(), id)
    expect(await outcome(id)).toMatchObject({ status: "SENT", sent: 18, failed: 2, once: 18, people: 18 })
    await api().rows(`delete from jobs where key in ('${key}', 'notifications/${id}')`)
  })
}
