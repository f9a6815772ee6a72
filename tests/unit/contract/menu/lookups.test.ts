import { expect, test } from "vitest"
import { rowWithId, withLast, withRow } from "../../../../src/contract/menu/lookups.ts"

type Row = { readonly _id: number; readonly name: string }
const row = (_id: number, name: string): Row => ({ _id, name })
const names = (rows: ReadonlyArray<Row>) => [1, 2, 3, 4].map((id) => rowWithId(rows, id)?.name)

test("lists that follow from each other each find their own rows", () => {
  const first = [row(1, "a"), row(2, "b")]
  expect(names(first)).toEqual(["a", "b", undefined, undefined])
  const changed = withRow(first, row(2, "B"))
  const left = withLast(changed, row(3, "c"))
  const right = withLast(withLast(changed, row(4, "d")), row(3, "C"))
  expect(names(left)).toEqual(["a", "B", "c", undefined])
  expect(names(right)).toEqual(["a", "B", "C", "d"])
  expect(names(first)).toEqual(["a", "b", undefined, undefined])
  expect(names(withRow(left, row(3, "see")))).toEqual(["a", "B", "see", undefined])
  expect(withRow(first, row(4, "none"))).toBe(first)
})
