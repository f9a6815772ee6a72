import { afterAll, beforeAll, describe } from "vitest"
import { secret } from "../server/api.ts"
import { type Cluster, startPostgres } from "../server/postgres.ts"
import { processes } from "../server/processes.ts"
import { killSuite } from "../server/suites/kills.ts"

const kills = 10

describe("on the embedded database", () => {
  const { start, end, folder } = processes()
  killSuite(kills, { start, end }, async () => ({ DATA_DIR: folder() }))
})

describe("on PostgreSQL", () => {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await startPostgres()
  })
  afterAll(() => cluster.stop())

  killSuite(kills, processes(), async () => ({
    DATABASE_URL: await cluster.database("killed"),
    JWT_SECRET: secret,
    SEED: "demo",
  }))
})
