import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { limits } from "../../src/contract/limits.ts"
import { type Api, startApi } from "./api.ts"
import { apiOnPostgres } from "./postgres.ts"

const { maxExactTotal, maxPageSize } = limits.list

interface Page {
  readonly items: ReadonlyArray<{ readonly id: number }>
  readonly totalCount: number
  readonly isEstimated?: boolean
}

const suite = (api: () => Api) => {
  const find = async (more: object = {}): Promise<Page> => {
    const body = { filter: { isCoreRole: false }, pageSize: maxPageSize, ...more }
    return (await api().ask("POST", "/acl/roles/findRoles", { as: "root", body })).body
  }
  /** Adds roles until there are so many that are no core roles. */
  const fillUpTo = (rows: number) =>
    api().rows(`insert into roles (application_id, title) select 1, 'Faixa ' || i
      from generate_series(1, ${rows} - (select count(*) from roles where not is_core_role)) as i`)
  beforeAll(() => fillUpTo(maxExactTotal))

  test("as many rows as the limit are counted, one more is an estimate unless asked for exactly", async () => {
    expect(await find()).toMatchObject({ totalCount: maxExactTotal })
    expect(await find()).not.toHaveProperty("isEstimated")
    await fillUpTo(maxExactTotal + 1)
    const { totalCount, isEstimated } = await find()
    expect([
      String(totalCount).replace(/0+$/, "").length <= 2,
      totalCount > maxExactTotal,
      isEstimated,
    ]).toEqual([true, true, true])
    const exact = await find({ exactTotal: true })
    expect([exact.totalCount, exact.isEstimated]).toEqual([maxExactTotal + 1, undefined])
  })

  test("whoever turns pages of an estimated list from the first to the last sees each row once", async () => {
    await fillUpTo(maxExactTotal + 751)
    const seen: Array<number> = []
    for (let pageNumber = 0, isLast = false; !isLast; pageNumber += 1) {
      const { items, totalCount } = await find({ pageNumber })
      seen.push(...items.map(({ id }) => id))
      isLast = (pageNumber + 1) * maxPageSize >= totalCount
    }
    expect([seen.length, new Set(seen).size]).toEqual([maxExactTotal + 751, maxExactTotal + 751])
  })

  test("the last page by an estimate is one by the exact count", async () => {
    const { totalCount: estimate } = await find()
    const { totalCount, isEstimated } = await find({ pageNumber: Math.ceil(estimate / maxPageSize) - 1 })
    expect([totalCount, isEstimated]).toEqual([maxExactTotal + 751, undefined])
    const last = await find({ pageNumber: Math.ceil(totalCount / maxPageSize) - 1 })
    expect(last.items).toHaveLength(51)
  })
}

describe("totals on PostgreSQL", () => suite(apiOnPostgres()))
describe("totals in the embedded database", () => {
  let api: Api
  beforeAll(async () => {
    api = await startApi("memory")
  })
  afterAll(() => api.server.close())
  suite(() => api)
})
