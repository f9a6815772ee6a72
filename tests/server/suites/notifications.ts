import { expect, test } from "vitest"
import { addJob } from "../../../host/server/jobs/jobs.ts"
import { type HeldJob, takeJob } from "../../../host/server/jobs/jobs.ts"
import { sendNotification } from "../../../host/server/messages/notifications.ts"
import { type Api, fresh } from "../api.ts"

/** Notifications to many people, of whom each gets one, whatever becomes of processes. */
export const notificationSuite = (api: () => Api, manyPeople = 1200) => {
  const db = () => api().server.store!.db
  const ask = (method: string, path: string, body?: unknown) => api().ask(method, path, { as: "root", body })

  /** So many customers of an application who live in a city of its own; a tenth of them have no e-mail. */
  const crowd = async (count: number) => {
    const city = fresh("Cidade ")
    const [kept] = await api().rows(
      `insert into cities (application_id, name, state, time_zone, center)
       values (1, '${city}', 'SP', 'America/Sao_Paulo', point(-46.65, -23.56)) returning id`,
    )
    await api()
      .rows(`insert into registered_people (application_id, name, kind, roles, status, accepts_marketing, city, email)
      select 1, 'Pessoa ' || n, 'PF', '{CUSTOMER}', 'ACTIVE', true, '${city}',
        case when n % 10 > 0 then 'n' || n || '@${city.trim().replaceAll(" ", "-").toLowerCase()}.test' end
      from generate_series(1, ${count}) n`)
    return Number(kept!["id"])
  }
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
      sendNotification(db(), id, {
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
        await sendNotification(tx, id, { size: manyPeople / 12, onBatch: () => tx.rollback() })
      })
      .catch(() => undefined)
    await Promise.allSettled([dying(), dying(), dying(), dying()])
    await sendNotification(db(), id)
    await sendNotification(db(), id)
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
    // Of this the server itself does nothing here.
    await addJob(db(), "BUG_ORDERS", `test/notifications/${id}`, undefined)
    const held = (await takeJob(db(), ["BUG_ORDERS"])) as HeldJob
    expect(held.key).toBe(`test/notifications/${id}`)
    await sendNotification(db(), id, {
      size: 10,
      onBatch: () => {
        throw new Error("killed")
      },
    }).catch(() => undefined)
    await api().rows(`update jobs set leased_until = now() - interval '1 second' where id = ${held.id}`)
    expect(await takeJob(db(), ["BUG_ORDERS"])).toMatchObject({ id: held.id })
    await sendNotification(db(), id)
    expect(await outcome(id)).toMatchObject({ status: "SENT", sent: 36, failed: 4, kept: 36, once: 36 })
    await api().rows(`delete from jobs where key like 'test/%'`)
  })
}
