import { expect, test } from "vitest"
import type { BoardOrder } from "../../../src/contract/orders/board.ts"
import { ownVersions } from "../../../src/panels/orders/ownVersions.ts"

const seen = (_id: number, version?: number): BoardOrder => ({
  _id,
  status: "WAIT_COMPANY",
  ...(version !== undefined && { version }),
})

test("an order as it was seen before what was done here has the version that made", () => {
  const versions = ownVersions()
  versions.add(1, 3, 4)
  versions.add(1, 4, 5)
  expect([3, 4, 5].map((version) => versions.versionOf(seen(1, version)))).toEqual([5, 5, 5])
})

test("what somebody else made of it in between is no version of one's own", () => {
  const versions = ownVersions()
  versions.add(1, 3, 4)
  versions.add(1, 6, 7)
  expect([3, 4, 6].map((version) => versions.versionOf(seen(1, version)))).toEqual([3, 4, 7])
  expect(versions.versionOf(seen(2, 6))).toBe(6)
})

test("where the platform keeps no versions none is sent", () => {
  const versions = ownVersions()
  versions.add(1, undefined, undefined)
  expect(versions.versionOf(seen(1))).toBeUndefined()
})

test("the last fifty orders are known", () => {
  const versions = ownVersions()
  for (let id = 1; id <= 51; id += 1) versions.add(id, 1, 2)
  expect([1, 2, 51].map((id) => versions.versionOf(seen(id, 1)))).toEqual([1, 2, 2])
})
