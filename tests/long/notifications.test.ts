import { afterAll, beforeAll, describe } from "vitest"
import { type Api, startApi } from "../server/api.ts"
import { type Cluster, startPostgres } from "../server/postgres.ts"
import { notificationSuite } from "../server/suites/notifications.ts"

/** More than ten thousand, a twelfth of them in each batch. */
const manyPeople = 10_200

describe("on the embedded database", () => {
  let running: Api
  beforeAll(async () => {
    running = await startApi("memory")
  })
  afterAll(() => running.server.close())
  notificationSuite(() => running, manyPeople)
})

describe("on PostgreSQL", () => {
  let cluster: Cluster
  let running: Api
  beforeAll(async () => {
    cluster = await startPostgres()
    running = await startApi({ url: await cluster.database("notified") })
  })
  afterAll(async () => {
    await running.server.close()
    await cluster.stop()
  })
  notificationSuite(() => running, manyPeople)
})
