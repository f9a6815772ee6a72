import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type Api, startApi } from "../server/api.ts"
import { type Cluster, startPostgres } from "../server/postgres.ts"
import { makeAttack } from "./attack.ts"
import { attackersOf } from "./attackers.ts"

/** Every kind of person at every call, with records, names and companies that are not theirs. */
const attackSuite = (database: string, start: () => Promise<Api>) => {
  let api: Api
  beforeAll(async () => {
    api = await start()
  })
  afterAll(() => api.server.close())

  test("nobody reads, writes or learns of what is another tenant's, and no call fails", async () => {
    const attackers = await attackersOf(api)
    const attack = await makeAttack(api)
    expect(await attack.countReadable()).toBeGreaterThan(30)
    const started = performance.now()
    const { tries, calls, statuses, findings } = await attack.run(attackers)
    const count = (kind: string) => findings.filter((one) => one.kind === kind).length
    console.log(
      `${database}: ${tries} tries of ${attackers.length} people at ${calls} calls in ${Math.round((performance.now() - started) / 1000)} s, ` +
        `${count("read")} read, ${count("written")} written, ${count("told apart")} told apart, ${count("failed")} failed; ${JSON.stringify(statuses)}`,
    )
    expect(findings).toEqual([])
  })
}

describe("the embedded database", () => attackSuite("embedded", () => startApi("memory")))

describe("PostgreSQL", () => {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await startPostgres()
  })
  afterAll(() => cluster.stop())
  attackSuite("PostgreSQL", async () => startApi({ url: await cluster.database("attacked") }))
})
