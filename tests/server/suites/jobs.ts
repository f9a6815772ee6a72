import { afterEach, expect, test } from "vitest"
import {
  addJob,
  addRepeatedJob,
  finishJob,
  giveUpDeadly,
  type LeasedJob,
  takeJob,
} from "../../../host/server/jobs/jobs.ts"
import { doJobs, startJobs, type JobHandlers } from "../../../host/server/jobs/runJobs.ts"
import type { Api } from "../api.ts"

/** Work the server leaves for itself, with processes that fail, die and do the same. */
export const jobSuite = (api: () => Api) => {
  /** A kind of job the demo without a simulator never starts by itself. */
  const kind = "BUG_ORDERS"
  const db = () => api().server.store!.db
  const rowOf = async (key: string) =>
    (await api().rows(`select *, failures::int as failures from jobs where key = '${key}'`))[0]!
  const due = (key: string) => api().rows(`update jobs set due_at = now() where key = '${key}'`)
  afterEach(() => api().rows("delete from jobs where key like 'test/%'"))

  /** Creates work that records the keys of completed jobs; `fail` selects the ones that fail. */
  const makeWork = (fail: (key: string) => boolean = () => false) => {
    const done: Array<string> = []
    const errors: Array<unknown> = []
    const run = async (key: string) => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      if (fail(key)) throw new Error(`${key} went wrong`)
      done.push(key)
    }
    const works: JobHandlers = { [kind]: { run } }
    return {
      works,
      done,
      errors,
      doAll: () => doJobs(db(), works, { onError: (cause) => errors.push(cause) }),
    }
  }

  test("a job has no history, whatever the activity log has under its number", async () => {
    await addJob(db(), kind, "test/told", undefined)
    const { id } = await rowOf("test/told")
    expect(await api().rows(`select from audit_lines where id = ${id}`)).toHaveLength(1)
    const { body } = await api().ask("GET", `/jobs/${id}/history`, { as: "root" })
    expect(body).toMatchObject({ items: [], totalCount: 0 })
  })

  test("several processes do each job once, and a key that is known makes no second one", async () => {
    const keys = Array.from({ length: 12 }, (_, index) => `test/once-${index}`)
    for (const key of [...keys, ...keys]) await addJob(db(), kind, key, undefined)
    await addJob(db(), kind, "test/later", new Date(Date.now() + 60_000))
    const { done, doAll } = makeWork()
    await Promise.all([doAll(), doAll(), doAll()])
    expect(done.toSorted()).toEqual(keys.toSorted())
    expect(await rowOf("test/once-3")).toMatchObject({ status: "DONE", failures: 0, due_at: null })
    expect(await rowOf("test/later")).toMatchObject({ status: "WAITING", started_at: null })
  })

  test("a job whose process died is done by another, and what the dead one says later counts no more", async () => {
    await addJob(db(), kind, "test/died", undefined)
    const { done, doAll } = makeWork()
    const held = (await takeJob(db(), [kind])) as LeasedJob
    await doAll()
    expect(done).toEqual([])
    await api().rows("update jobs set leased_until = now() - interval '1 second' where key = 'test/died'")
    const again = (await takeJob(db(), [kind])) as LeasedJob
    await finishJob(db(), held)
    expect(await rowOf("test/died")).toMatchObject({ status: "RUNNING" })
    await finishJob(db(), again)
    expect(await rowOf("test/died")).toMatchObject({ status: "DONE" })
  })

  test("one that every process dies with is given up like one that fails", async () => {
    await addJob(db(), kind, "test/deadly", undefined)
    for (let time = 0; time < 10; time += 1) {
      expect(await takeJob(db(), [kind])).toMatchObject({ key: "test/deadly" })
      await api().rows("update jobs set leased_until = now() - interval '1 second' where key = 'test/deadly'")
    }
    expect(await giveUpDeadly(db(), [kind])).toMatchObject([{ kind, key: "test/deadly" }])
    expect(await takeJob(db(), [kind])).toBeUndefined()
    expect(await rowOf("test/deadly")).toMatchObject({ status: "FAILED", failures: 10, due_at: null })
  })

  test("one that fails waits longer each time, says why, and is given up after ten times", async () => {
    await addJob(db(), kind, "test/fails", undefined)
    const { errors, doAll } = makeWork(() => true)
    const waits: Array<number> = []
    for (let time = 0; time < 10; time += 1) {
      await due("test/fails")
      await doAll()
      const { due_at: next, status } = await rowOf("test/fails")
      if (status === "WAITING")
        waits.push(Math.round((new Date(String(next)).getTime() - Date.now()) / 60_000))
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])
    expect(errors).toHaveLength(10)
    expect(await rowOf("test/fails")).toMatchObject({
      status: "FAILED",
      failures: 10,
      failure: "Error: test/fails went wrong",
    })
  })

  test("what repeats is due again however it went, and came due while no server ran", async () => {
    let isBroken = true
    let runs = 0
    const run = async () => {
      runs += 1
      if (isBroken) throw new Error("not today")
    }
    const works: JobHandlers = { [kind]: { run, everyMinutes: 5 } }
    await addRepeatedJob(db(), kind, 5)
    const startNow = async () => {
      await due(kind)
      const stop = startJobs(api().server.store!, works, () => {})
      const wanted = runs + 1
      while (runs < wanted) await new Promise((resolve) => setTimeout(resolve, 5))
      await stop()
      return rowOf(kind)
    }
    expect(await startNow()).toMatchObject({ status: "WAITING", failures: 1, failure: "Error: not today" })
    isBroken = false
    expect(await startNow()).toMatchObject({ status: "WAITING", failures: 0, failure: null })
    await api().rows(`delete from jobs where key = '${kind}'`)
  })

  test("one that sends a notification says which", async () => {
    const [{ id, name } = {}] = await api().rows("select id, name from notifications order by id limit 1")
    await addJob(db(), "NOTIFICATIONS", `test/${id}`, new Date(Date.now() + 3_600_000))
    const filter = { search: `test/${id}` }
    const seen = await api().ask("POST", "/jobs/find", { as: "root", body: { filter } })
    expect(seen.body.items).toMatchObject([{ about: name }])
  })

  test("one that closes a period says which, in days as people write them", async () => {
    const [{ id } = {}] = await api().rows(`insert into invoice_closings (period_from, period_to, due_on)
      values ('2023-10-01', '2023-10-31', '2023-11-10') returning id`)
    await addJob(db(), "CLOSE_PERIOD", `test-closing/${id}`, new Date(Date.now() + 3_600_000))
    const filter = { search: `test-closing/${id}` }
    const seen = await api().ask("POST", "/jobs/find", { as: "root", body: { filter } })
    expect(seen.body.items).toMatchObject([{ about: "01/10/2023 – 31/10/2023" }])
    await api().rows(`delete from jobs where key = 'test-closing/${id}'`)
    await api().rows(`delete from invoice_closings where id = ${id}`)
  })

  test("only the platform's own people see them", async () => {
    const seen = await api().ask("POST", "/jobs/find", {
      as: "root",
      body: { filter: { kind: ["TIDY_UP"] } },
    })
    expect(seen.body.items[0]).toMatchObject({ key: "TIDY_UP", status: "WAITING", everyMinutes: 60 })
    const found = await api().ask("GET", "/choices?search=TIDY_UP", { as: "root" })
    expect(found.body).toContainEqual(expect.objectContaining({ label: "Limpeza do que venceu" }))
    expect((await api().ask("POST", "/jobs/find", { as: "restaurant", body: { filter: {} } })).status).toBe(
      403,
    )
  })
}
