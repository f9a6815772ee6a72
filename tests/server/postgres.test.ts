import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createServer } from "../../host/server/createServer.ts"
import { options, secret, startApi } from "./api.ts"
import { type Cluster, startPostgres } from "./postgres.ts"
import { processes } from "./processes.ts"
import { everySuite } from "./suites/all.ts"
import { slowWriterSuite } from "./suites/deliveryStreams.ts"
import { killSuite } from "./suites/kills.ts"

let cluster: Cluster
beforeAll(async () => {
  cluster = await startPostgres()
})
afterAll(() => cluster.stop())

everySuite(
  async () => ({ url: await cluster.database("balcao") }),
  (api) => {
    describe("slow writers", () => slowWriterSuite(api))
  },
)

describe("a process that is killed", () =>
  killSuite(processes(), async () => ({
    DATABASE_URL: await cluster.database("killed"),
    JWT_SECRET: secret,
    SEED: "demo",
  })))

describe("several processes on one PostgreSQL", () => {
  test("ten that start together on an empty database all become ready", async () => {
    const url = await cluster.database("together")
    const started = await Promise.allSettled(
      Array.from({ length: 10 }, () => createServer(options({ place: { url }, seed: "none" }))),
    )
    await Promise.all(started.map((one) => (one.status === "fulfilled" ? one.value.close() : undefined)))
    expect(started.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => "fulfilled"))
  })

  test("somebody signed in through one process is served, and signed out, by another", async () => {
    const url = await cluster.database("shared")
    const one = await startApi({ url })
    const other = await startApi({ url })
    const token = await one.tokenOf("root")
    expect((await other.ask("GET", "/acl/users/me", { as: { token } })).status).toBe(200)
    await one.rows("update sessions set ended_at = now()")
    expect((await other.ask("GET", "/acl/users/me", { as: { token } })).status).toBe(401)
    await Promise.all([one.server.close(), other.server.close()])
  })

  test("while PostgreSQL is away people are told to wait, and are served again when it is back", async () => {
    const api = await startApi({ url: await cluster.database("away") })
    const me = () => api.ask("GET", "/acl/users/me", { as: "root" })
    expect((await me()).status).toBe(200)
    await cluster.restart(async () => {
      const { status, body, headers } = await me()
      expect([status, body.code, headers.get("retry-after")]).toEqual([503, "unavailable", "1"])
      expect((await api.ask("GET", "/ready")).status).toBe(503)
      expect((await api.ask("GET", "/health")).status).toBe(200)
    })
    const back = performance.now()
    while ((await me()).status !== 200 && performance.now() - back < 5000) continue
    expect(performance.now() - back).toBeLessThan(2000)
    await api.server.close()
  })
})
