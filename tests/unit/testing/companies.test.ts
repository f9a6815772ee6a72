import { expect, test } from "vitest"
import { memoryBackend, type MemoryBackendOptions } from "../../../src/testing/memoryBackend.ts"
import { partnerUser } from "../../../src/testing/people.ts"
import { sampleCompanies } from "../../../src/testing/sampleCompanies.ts"

const find = async (options: MemoryBackendOptions, body: object) => {
  const { fetch } = memoryBackend(options)
  const answer = await fetch("http://api.test/company/findCompanies", {
    method: "POST",
    body: JSON.stringify(body),
  })
  return (await answer.json()) as { items: ReadonlyArray<{ _id: number; name: string }>; totalCount: number }
}

test("a root user finds the companies by name, by type and page by page", async () => {
  expect(await find({}, {})).toEqual({ items: sampleCompanies, totalCount: 5 })
  expect((await find({}, { filter: { name: "MERCADO" } })).items.map(({ _id }) => _id)).toEqual([2])
  expect((await find({}, { filter: { type: "restaurant" } })).items.map(({ _id }) => _id)).toEqual([1, 4])
  const page = await find({}, { sortField: "name", sortOrder: "desc", pageNumber: 1, pageSize: 2 })
  expect([page.items.map(({ _id }) => _id), page.totalCount]).toEqual([[2, 5], 5])
})

test("somebody with a company of their own finds that one alone", async () => {
  expect(await find({ user: partnerUser }, {})).toEqual({ items: [partnerUser.company], totalCount: 1 })
})
