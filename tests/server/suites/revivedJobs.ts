import { readFileSync } from "node:fs"
import { afterAll, expect, test } from "vitest"
import { worksOf } from "../../../host/server/jobs/works.ts"
import { addJob, addRepeatedJob, type JobKind, takeJob } from "../../../host/server/jobs/jobs.ts"
import { doJobs } from "../../../host/server/jobs/runJobs.ts"
import { type Api, fresh } from "../api.ts"
import { crowdOf } from "../crowd.ts"

const migration = new URL(
  "../../../host/server/db/migrations/0099_reminders_end_and_jobs_are_revived.sql",
  import.meta.url,
)

/** Jobs that an old fault gave up, in databases that are there already. */
export const revivedJobSuite = (api: () => Api) => {
  const keys: Array<string> = []
  afterAll(() => api().rows(`delete from jobs where key = any('{${keys.join(",")}}')`))
  const old = "TypeError: value.toISOString is not a function"
  const giveUp = async (kind: JobKind, key: string, failure = old, at = "now() - interval '1 day'") => {
    keys.push(key)
    await addJob(api().server.store!.db, kind, key, new Date("2090-01-01"))
    await api().rows(`update jobs set status = 'FAILED', due_at = null, failures = 10, failure = '${failure}',
      finished_at = ${at} where key = '${key}'`)
  }
  const migrate = async () => {
    const statements = readFileSync(migration, "utf8").split("--> statement-breakpoint")
    for (const statement of statements.filter((one) => /^UPDATE /m.test(one))) await api().rows(statement)
  }
  const statusOf = async (table: string, condition: string) =>
    (await api().rows(`select status from ${table} where ${condition}`))[0]?.["status"]
  const make = async (path: string, body: object) =>
    (await api().ask("POST", path, { as: "root", body: { owner: 1, name: fresh("Velho "), ...body } })).body
      ._id as number
  const makeNotification = async (city: number) =>
    make("/push-notification", {
      title: "Frete grátis",
      body: "Só hoje.",
      channel: "EMAIL",
      to: "CUSTOMER",
      cities: [city],
      isAllowedAtNight: true,
    })

  test("a notification that was given up half-way reaches the rest, and nobody twice", async () => {
    const city = await crowdOf(api(), 2)
    const id = await makeNotification(city)
    await api().rows(
      `update notifications set status = 'FAILED', problem = 'GAVE_UP', started_at = now() where id = ${id}`,
    )
    await api().rows(`insert into message_recipients (list, record_id, person_id, state)
      select 'notifications', ${id}, id, case when row_number() over (order by id) = 1 then 'SENT' else 'WAITING' end
      from registered_people where city = (select name from cities where id = ${city})`)
    await giveUp("NOTIFICATIONS", `notifications/${id}`)
    await migrate()
    await expect.poll(() => statusOf("notifications", `id = ${id}`), { timeout: 60_000 }).toBe("SENT")
    const sent = await api().rows(`select from outbox_messages where key like 'notifications/${id}/%'`)
    expect(sent).toHaveLength(1)
    const states = await api().rows(`select distinct state from message_recipients where record_id = ${id}
      and list = 'notifications'`)
    expect(states).toEqual([{ state: "SENT" }])
  })

  test("an unconfirmed payment is asked about again; what is out of date or failed for another reason stays as it is", async () => {
    const stale = await makeNotification(await crowdOf(api(), 1))
    await api().rows(`update notifications set status = 'SCHEDULED' where id = ${stale}`)
    const over = await make("/campaign", {
      objective: "REACTIVATE",
      channel: "EMAIL",
      audience: "ALL",
      subject: "Saudade",
      message: "Volte.",
      startsAt: "2090-05-04T15:00:00Z",
      endsAt: "2090-05-20T15:00:00Z",
    })
    await api()
      .rows(`update campaigns set status = 'PAUSED', problem = 'GAVE_UP', starts_at = now() - interval '9 days',
      ends_at = now() - interval '1 day' where id = ${over}`)
    const [payment, honest] = [fresh("payments/9"), fresh("payments/8")]
    await giveUp("PAYMENT_OPERATIONS", payment)
    await giveUp("PAYMENT_OPERATIONS", honest, "Error: not today")
    await giveUp("NOTIFICATIONS", `notifications/${stale}`, old, "now() - interval '8 days'")
    await giveUp("CAMPAIGNS", `campaigns/${over}`)
    await migrate()
    const states = [payment, honest, `notifications/${stale}`, `campaigns/${over}`].map((key) =>
      statusOf("jobs", `key = '${key}'`),
    )
    expect(await Promise.all(states)).toEqual(["WAITING", "FAILED", "FAILED", "FAILED"])
    expect(await statusOf("notifications", `id = ${stale}`)).toBe("FAILED")
    expect(await statusOf("campaigns", `id = ${over}`)).toBe("PAUSED")
  })

  test("the work on orders is done though a process died with it, and never given up", async () => {
    const store = api().server.store!
    const takenBack = new Error("taken back: the demo's orders stay as they are")
    const kind = "BUG_ORDERS"
    const run = store.db.transaction(async (tx) => {
      const all = worksOf(
        { log: { warn: () => {} } },
        { ...store, db: tx },
        {
          files: { resources: [], store: undefined },
          mail: undefined,
          unsubscribeLink: () => "",
          acquirer: undefined,
          demo: false,
          isAlive: true,
        },
      )
      for (const work of [all.DUE_ORDERS!, all.BUG_ORDERS!]) {
        const errors: Array<unknown> = []
        const row = async (set: string) =>
          (
            (await tx.execute(
              `update jobs set ${set} where key = '${kind}' returning status, failures::int`,
            )) as unknown as {
              readonly rows: ReadonlyArray<object>
            }
          ).rows[0]
        const doNow = async (how = work) => {
          await row("due_at = now()")
          await doJobs(tx, { [kind]: how }, { onError: (cause) => errors.push(cause) })
          return row("key = key")
        }
        await addRepeatedJob(tx, kind, work.everyMinutes!)
        await row("due_at = now()")
        expect(await takeJob(tx, [kind])).toMatchObject({ key: kind })
        await work.run(kind, () => false)
        await row("leased_until = now() - interval '1 second'")
        expect([await doNow(), errors]).toEqual([{ status: "WAITING", failures: 0 }, []])
        const fail = { ...work, run: () => Promise.reject(takenBack) }
        for (let time = 1; time <= 11; time += 1)
          expect(await doNow(fail)).toEqual({ status: "WAITING", failures: time })
        await tx.execute(`delete from jobs where key = '${kind}'`)
      }
      throw takenBack
    })
    await expect(run).rejects.toBe(takenBack)
  })
}
