import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { braspag } from "../../../host/server/acquirer/braspag.ts"
import { operationKey } from "../../../host/server/acquirer/operationKey.ts"
import { addJob, addRepeatedJob, takeJob } from "../../../host/server/jobs/jobs.ts"
import { doJobs, type JobHandler } from "../../../host/server/jobs/runJobs.ts"
import { fileOwners } from "../../../host/server/composition/fileOwners.ts"
import { jobHandlersOf } from "../../../host/server/composition/jobHandlers.ts"
import { campaignKey, sendCampaign } from "../../../host/server/messages/campaigns.ts"
import { recordOfKey, sendingKey, sendNotification } from "../../../host/server/messages/notifications.ts"
import { described } from "../../../host/server/db/described/described.ts"
import { type Api, fresh } from "../api.ts"
import { startBraspag } from "../braspagServer.ts"
import { crowdOf } from "../crowd.ts"

/** Each kind of job on the real database: put off, left by a process that dies, and failing ten times. */
export const jobKindSuite = (api: () => Api) => {
  /** A kind that the demo without a simulator never does by itself, so that no process takes a test's job. */
  const kind = "BUG_ORDERS"
  const store = () => api().server.store!
  const unsubscribeLink = () => "http://api.test/unsubscribe"
  const senders = () => ({ db: store().db, mail: undefined, unsubscribeLink })
  let far: Awaited<ReturnType<typeof startBraspag>>
  beforeAll(async () => {
    far = await startBraspag()
  })
  afterEach(() => api().rows(`delete from jobs where kind = '${kind}'`))
  afterAll(() => far.close())

  const works = () =>
    jobHandlersOf({ log: { warn: () => {} } }, store(), {
      files: { owners: fileOwners(described), store: undefined },
      mail: undefined,
      unsubscribeLink,
      acquirer: braspag(far.options),
      contexts: [],
      demo: true,
      ordersProgress: false,
    })
  const rowOf = async (key: string) =>
    (await api().rows(`select *, failures::int as failures from jobs where key = '${key}'`))[0]!
  /** Runs a job that is due; answers its state and its errors. */
  const doNow = async (key: string, work: JobHandler) => {
    const errors: Array<string> = []
    await api().rows(`update jobs set due_at = now() where key = '${key}' and status = 'WAITING'`)
    await doJobs(store().db, { [kind]: work }, { onError: (cause) => errors.push(String(cause)) })
    const { status, failures, due_at: dueAt } = await rowOf(key)
    return {
      status,
      failures,
      errors,
      isAhead: dueAt !== null && new Date(String(dueAt)).getTime() > Date.now(),
    }
  }
  const postponed = { status: "WAITING", failures: 0, errors: [], isAhead: true }
  const done = { status: "DONE", failures: 0, errors: [], isAhead: false }
  /** A process takes the job, comes as far as `begin` and dies. */
  const dieWith = async (key: string, begin: () => Promise<unknown>) => {
    await api().rows(`update jobs set due_at = now() where key = '${key}' and status = 'WAITING'`)
    expect(await takeJob(store().db, [kind])).toMatchObject({ key })
    await begin().catch(() => undefined)
    await api().rows(`update jobs set leased_until = now() - interval '1 second' where key = '${key}'`)
  }
  const failTenTimes = async (key: string, work: JobHandler) => {
    const run = () => Promise.reject(new Error("not today"))
    for (let time = 1; time < 10; time += 1)
      expect(await doNow(key, { ...work, run })).toMatchObject({ status: "WAITING", failures: time })
    return doNow(key, { ...work, run })
  }

  /** A time zone in which it is two o'clock at night, whenever the tests run. */
  const zoneAtNight = () => {
    const east = ((2 - new Date().getUTCHours() + 35) % 24) - 11
    return `Etc/GMT${east > 0 ? "-" : "+"}${Math.abs(east)}`
  }
  const noon = () => Date.parse("2090-05-04T12:00:00-03:00")
  const killed = () => {
    throw new Error("killed")
  }
  const keptOnce = async (list: string, id: number) =>
    (
      await api().rows(`select count(*)::int as kept, count(distinct key)::int as once
        from outbox_messages where key like '${list}/${id}/%'`)
    )[0]

  const make = async (path: string, table: string, body: object) => {
    const { body: made } = await api().ask("POST", path, { as: "root", body: { owner: 1, ...body } })
    await api().rows(`update ${table} set status = 'SCHEDULED' where id = ${made._id}`)
    return made._id as number
  }
  const makeNotification = async (city: number) =>
    make("/push-notification", "notifications", {
      name: fresh("Aviso "),
      title: "Frete grátis",
      body: "Só hoje.",
      channel: "EMAIL",
      to: "CUSTOMER",
      cities: [city],
    })
  const stateOf = async (table: string, id: number) =>
    (await api().rows(`select status, problem from ${table} where id = ${id}`))[0]

  test("a notification waits for the morning without a failure, and reaches each once though a process dies", async () => {
    const city = await crowdOf(api(), 40)
    await api().rows(`update cities set time_zone = '${zoneAtNight()}' where id = ${city}`)
    const id = await makeNotification(city)
    const [key, work] = [sendingKey(id), works().NOTIFICATIONS!]
    await addJob(store().db, kind, key, undefined)
    for (let night = 0; night < 12; night += 1) expect(await doNow(key, work)).toEqual(postponed)
    expect(await stateOf("notifications", id)).toEqual({ status: "SCHEDULED", problem: "QUIET" })
    await api().rows(`update notifications set is_allowed_at_night = true where id = ${id}`)
    await dieWith(key, () => sendNotification(senders(), id, { size: 10, onBatch: killed }))
    expect(await doNow(key, work)).toEqual(done)
    expect(await stateOf("notifications", id)).toEqual({ status: "SENT", problem: null })
    expect(await keptOnce("notifications", id)).toEqual({ kept: 36, once: 36 })
  })

  test("a notification whose sending fails ten times says that it was given up", async () => {
    const id = await makeNotification(await crowdOf(api(), 1))
    await addJob(store().db, kind, sendingKey(id), undefined)
    const end = await failTenTimes(sendingKey(id), works().NOTIFICATIONS!)
    expect(end).toMatchObject({ status: "FAILED", failures: 10 })
    expect(await stateOf("notifications", id)).toEqual({ status: "FAILED", problem: "GAVE_UP" })
  })

  /** Customers of the first store who agreed to offers. */
  const makeCustomers = (count: number) => {
    const phone = `(${Math.floor(11_900_000_000 + Math.random() * 9_000_000)} + n)::text`
    return api().rows(`with people as (insert into registered_people
        (application_id, name, kind, roles, status, accepts_marketing, phone, email)
        select 1, 'Cliente ' || n, 'PF', '{CUSTOMER}', 'ACTIVE', true, ${phone}, 'n' || n || '@exemplo.test'
        from generate_series(1, ${count}) n returning phone)
      insert into orders (company_id, status, total_cents, customer_name, customer_phone, placed_at)
      select 1, 'DELIVERED', 1000, 'Cliente', '55' || phone, now() - interval '40 days' from people`)
  }
  const makeCampaign = () =>
    make("/campaign", "campaigns", {
      name: fresh("Campanha "),
      objective: "REACTIVATE",
      channel: "EMAIL",
      audience: "ALL",
      subject: "Saudade de você",
      message: "Volte e ganhe a entrega.",
      startsAt: "2090-05-04T15:00:00Z",
      endsAt: "2090-05-20T15:00:00Z",
    })

  test("a campaign waits for the store's morning without a failure, and reaches each once though a process dies", async () => {
    await makeCustomers(9)
    const id = await makeCampaign()
    const [key, work] = [campaignKey(id), works().CAMPAIGNS!]
    await addJob(store().db, kind, key, undefined)
    const [{ time_zone: zone } = {}] = await api().rows("select time_zone from companies where id = 1")
    await api().rows(`update companies set time_zone = '${zoneAtNight()}' where id = 1`)
    for (let night = 0; night < 12; night += 1) expect(await doNow(key, work)).toEqual(postponed)
    await api().rows(`update companies set time_zone = '${String(zone)}' where id = 1`)
    expect(await stateOf("campaigns", id)).toEqual({ status: "SCHEDULED", problem: "QUIET" })
    const send = (isOver: () => boolean) => sendCampaign(senders(), id, { now: noon, size: 2, isOver })
    let batches = 0
    await dieWith(key, () => send(() => ((batches += 1) > 2 ? killed() : false)))
    expect(await doNow(key, { run: () => send(() => false) })).toEqual(done)
    const [{ reached } = {}] = await api().rows(`select reached::int from campaigns where id = ${id}`)
    expect(reached).toBeGreaterThan(4)
    expect(await keptOnce("campaigns", id)).toEqual({ kept: reached, once: reached })
  })

  test("a campaign that is told to stop goes on later, and one that fails ten times is paused and says why", async () => {
    const id = await makeCampaign()
    const [key, work] = [campaignKey(id), works().CAMPAIGNS!]
    await addJob(store().db, kind, key, undefined)
    const run = (of: string) => sendCampaign(senders(), recordOfKey(of), { now: noon, isOver: () => true })
    expect(await doNow(key, { run })).toMatchObject({ status: "WAITING", failures: 0, errors: [] })
    expect(await failTenTimes(key, work)).toMatchObject({ status: "FAILED" })
    expect(await stateOf("campaigns", id)).toEqual({ status: "PAUSED", problem: "GAVE_UP" })
  })

  /** A capture at the acquirer that was not answered. */
  const capture = async () => {
    const paymentId = fresh("PAY-").toUpperCase()
    const [row] = await api().rows(`with payment as (insert into braspag_transactions
        (application_id, company_id, status, payment_id, method, amount, captured, refunded)
        select application_id, id, 'AUTHORIZED', '${paymentId}', 'CREDIT', 10000, 0, 0 from companies where id = 1
        returning id)
      insert into payment_operations (transaction_id, operation, cents, reason, request_id, user_name)
      select id, 'CAPTURE', 10000, 'Pedido pronto', gen_random_uuid(), 'Teste' from payment returning id::int`)
    const id = Number(row!["id"])
    await addJob(store().db, kind, operationKey(id), undefined)
    const stateNow = async () =>
      (await api().rows(`select state from payment_operations where id = ${id}`))[0]!["state"]
    return { key: operationKey(id), paymentId, stateNow }
  }

  test("a payment whose acquirer is silent is asked about until it answers, with no failure and though a process dies", async () => {
    const { key, paymentId, stateNow } = await capture()
    const work = works().PAYMENT_OPERATIONS!
    far.silence(true)
    for (let time = 0; time < 12; time += 1) expect(await doNow(key, work)).toEqual(postponed)
    expect(await stateNow()).toBe("UNCONFIRMED")
    await dieWith(key, () => work.run(key, () => false))
    far.silence(false)
    far.sales.set(paymentId, { status: 2, amount: 10_000, captured: 10_000, voided: 0 })
    expect(await doNow(key, work)).toMatchObject({ status: "DONE", failures: 0 })
    expect(await stateNow()).toBe("DONE")
  })

  test("work of every kind is done on the real database, also after a process died, and what repeats is never given up", async () => {
    for (const work of Object.values(works())) {
      const key = work.everyMinutes === undefined ? "test/0" : kind
      if (work.everyMinutes === undefined) await addJob(store().db, kind, key, undefined)
      else await addRepeatedJob(store().db, kind, work.everyMinutes)
      const end = work.everyMinutes === undefined ? done : postponed
      await dieWith(key, () => work.run(key, () => false))
      expect(await doNow(key, work)).toEqual(end)
      await api().rows(`update jobs set status = 'WAITING', failures = 9 where key = '${key}'`)
      const { status } = await doNow(key, { run: () => Promise.reject(new Error("not today")) })
      expect(status).toBe(work.everyMinutes === undefined ? "FAILED" : "WAITING")
      await api().rows(`delete from jobs where key = '${key}'`)
    }
  })
}
