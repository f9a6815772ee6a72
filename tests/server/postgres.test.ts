import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createServer } from "../../host/server/composition/createServer.ts"
import { options, startApi } from "./api.ts"
import { type Cluster, startPostgres } from "./postgres.ts"
import { ordersOf } from "./ordersOf.ts"
import { realtimeClient } from "./realtimeClient.ts"
import { until } from "./streamReader.ts"
import { databaseSuites, doorSuites, messageSuites } from "./suites/all.ts"
import { abandonedFileSuite } from "./suites/files.ts"
import { generatedRightsSuite } from "./suites/generatedRights.ts"
import { slowOrderSuite } from "./suites/orderBoard.ts"
import { slowWriterSuite } from "./suites/deliveryStreams.ts"
import { outageSuite } from "./suites/outages.ts"

let cluster: Cluster
beforeAll(async () => {
  cluster = await startPostgres()
})
afterAll(() => cluster.stop())

databaseSuites(
  async () => ({ url: await cluster.database("balcao") }),
  (api) => {
    messageSuites(api)
    doorSuites(api)
    describe("abandoned files", () => abandonedFileSuite(api))
    describe("reach over generated people", () => generatedRightsSuite(api))
    describe("slow writers", () => {
      slowWriterSuite(api)
      slowOrderSuite(api)
    })
  },
)

describe("a database that goes away", () => outageSuite(() => cluster))

describe("several processes on one PostgreSQL", () => {
  let url: string
  beforeAll(async () => {
    url = await cluster.database("together")
  })

  test("four that start together on an empty database, to be filled with the demo, all become ready", async () => {
    const started = await Promise.allSettled(
      Array.from({ length: 4 }, () => createServer(options({ place: { url } }))),
    )
    await Promise.all(started.map((one) => (one.status === "fulfilled" ? one.value.close() : undefined)))
    expect(started.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => "fulfilled"))
  })

  test("somebody signed in through one process is served, told of new orders, and signed out, by another", async () => {
    const one = await startApi({ url })
    const other = await startApi({ url })
    const token = await one.tokenOf("root")
    expect((await other.ask("GET", "/acl/users/me", { as: { token } })).status).toBe(200)
    const listening = realtimeClient(other.server.address, async () => token)
    listening.listen("newOrder/1")
    await until(() => listening.values.length === 1)
    const [placed] = await ordersOf(() => one).place(1)
    await until(() => listening.values.at(-1)?._id === placed)
    await listening.close()
    await one.rows("update sessions set ended_at = now()")
    expect((await other.ask("GET", "/acl/users/me", { as: { token } })).status).toBe(401)
    await Promise.all([one.server.close(), other.server.close()])
  })
})
