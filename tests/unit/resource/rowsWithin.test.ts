import { expect, test } from "vitest"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { menuItems } from "../../../src/contract/resources/menuItems.ts"
import type { DescribedRow } from "../../../src/resource/described/describedRow.ts"
import { rowPut, rowStepped } from "../../../src/resource/described/rowPlaces.ts"

const list: Resource = menuItems
const item = (_id: number, category: number): DescribedRow =>
  ({ _id, owner: { _id: 1, label: "" }, category: { _id: category, label: "" } }) as DescribedRow

const rows = [item(1, 1), item(2, 1), item(3, 2), item(4, 1)]
const idsOf = (all: ReadonlyArray<DescribedRow> = []) => all.map(({ _id }) => _id).join("")

test("an item moves by a place among those of its category", () => {
  const down = rowStepped(list, rows, rows[1]!, 1)
  expect([down?.place, idsOf(down?.rows)]).toEqual([{ after: 4 }, "1342"])
  expect(rowStepped(list, rows, rows[2]!, 1)).toBe(undefined)
})

test("an item dropped beyond its category stays with it", () => {
  const first = rowPut(list, rows, 3, 0)
  expect([first?.place, idsOf(first?.rows)]).toEqual([{ before: 1 }, "4123"])
  const last = rowPut(list, rows, 0, 3)
  expect([last?.place, idsOf(last?.rows)]).toEqual([{ after: 2 }, "2134"])
})
