import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type Api, startApi } from "../api.ts"
import type { Cluster } from "../postgres.ts"
import { make, put, reader, started, until, whereIs } from "../streamReader.ts"

const writers = 16

/** People who write without a pause, and send again with the same key what was answered with 503. */
const writing = (api: Api, name: string) => {
  const acknowledged: Array<string> = []
  const others = new Map<string, number>()
  let isOver = false
  const write = async (title: string) => {
    const headers = { "idempotency-key": randomUUID() }
    while (!isOver) {
      const { status, headers: got } = await api.ask("POST", "/acl/roles", {
        as: "root",
        body: { title, permissions: [1] },
        headers,
      })
      if (status === 200) return void acknowledged.push(title)
      const kind = `${status}, Retry-After ${got.get("retry-after")}`
      others.set(kind, (others.get(kind) ?? 0) + 1)
    }
  }
  const one = async (writer: number) => {
    for (let at = 0; !isOver; at += 1) await write(`${name} ${writer} ${at}`)
  }
  const all = Promise.all(Array.from({ length: writers }, (_, writer) => one(writer)))
  const stop = async () => {
    isOver = true
    await all
  }
  const kept = async () =>
    (await api.rows(`select title from roles where title like '${name} %'`)).map(({ title }) => String(title))
  return { acknowledged, others, stop, kept }
}

const onlyUnavailable = (others: ReadonlyMap<string, number>) =>
  expect([...others.keys()].filter((kind) => kind !== "503, Retry-After 1")).toEqual([])

const onceEach = (kept: ReadonlyArray<string>, acknowledged: ReadonlyArray<string>) => {
  const rows = new Set(kept)
  expect(rows.size).toBe(kept.length)
  expect(acknowledged.filter((title) => !rows.has(title))).toEqual([])
}

/** PostgreSQL that cuts its connections, or is away, while people write. */
export const outageSuite = (cluster: () => Cluster) => {
  let api: Api
  let url: string
  beforeAll(async () => {
    url = await cluster().database("outages")
    api = await startApi({ url })
    await api.tokenOf("root")
  })
  afterAll(() => api.server.close())

  test("people who write while the database cuts 64 connections lose nothing that was answered and write nothing twice", async () => {
    const { acknowledged, others, stop, kept } = writing(api, "Cortada")
    const enemy = cluster().client("outages")
    await enemy.connect()
    let cut = 0
    while (cut < 64) {
      const { rowCount } = await enemy.query(`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() order by random() limit 8`)
      cut += rowCount ?? 0
    }
    await enemy.end()
    await stop()
    onlyUnavailable(others)
    onceEach(await kept(), acknowledged)
    expect(acknowledged.length).toBeGreaterThan(0)
  })

  test("people who write while PostgreSQL restarts are told to wait, are served within two seconds of its return, and a map goes on", async () => {
    const map = await reader(api, "root")
    await started(map)
    const rosa = await make(api)
    const { acknowledged, others, stop, kept } = writing(api, "Reinício")
    await until(() => acknowledged.length > writers)
    await cluster().restart(() => until(() => others.size > 0))
    const back = performance.now()
    const before = acknowledged.length
    await until(() => acknowledged.length > before)
    expect(performance.now() - back).toBeLessThan(2000)
    await stop()
    onlyUnavailable(others)
    onceEach(await kept(), acknowledged)
    const next = map.isOver() ? await reader(api, "root", map.last()) : map
    await put(api, [[rosa, -46.5, -23.5]])
    await until(() => whereIs(next, rosa) !== undefined)
    next.leave()
  })

  test("while PostgreSQL is away people are told to wait and are served again when it is back", async () => {
    const me = () => api.ask("GET", "/acl/users/me", { as: "root" })
    expect((await me()).status).toBe(200)
    await cluster().restart(async () => {
      for (const path of ["/acl/users/me", "/acl/roles", "/delivery-man/changes"]) {
        const { status, body, headers } = await api.ask("GET", path, { as: "root" })
        expect([status, body.code, headers.get("retry-after")]).toEqual([503, "unavailable", "1"])
      }
      expect((await api.ask("GET", "/ready")).status).toBe(503)
      expect((await api.ask("GET", "/health")).status).toBe(200)
    })
    const back = performance.now()
    while ((await me()).status !== 200 && performance.now() - back < 5000) continue
    expect(performance.now() - back).toBeLessThan(2000)
  })
}
