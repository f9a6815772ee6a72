import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Permission } from "../../../src/contract/access/permissions.ts"
import { branchesOf, countable, normalized, toggled } from "../../../src/contract/access/permissionTree.ts"
import { matching } from "../../../src/business/permissions/permissionGroups.ts"
import { samplePermissions } from "../../../src/testing/sampleRoles.ts"

const permission = (id: number, parentId?: number): Permission => ({
  id,
  title: `P${id}`,
  level: parentId === undefined ? 1 : 2,
  name: `accessTo${id}`,
  ...(parentId !== undefined && { parentId }),
})

/** 1 with 2, 3, 4; 5 with 6; 7 alone. */
const few = branchesOf(
  [1, 5, 7]
    .map((id) => permission(id))
    .concat(
      [2, 3, 4].map((id) => permission(id, 1)),
      permission(6, 5),
    ),
)
const sample = branchesOf(samplePermissions)

const sorted = (ids: Iterable<number>) => [...ids].toSorted((a, b) => a - b)
const press = (start: ReadonlyArray<number>, id: number, isSelected: boolean) =>
  sorted(toggled(few, new Set(start), { id, isSelected }))

describe("someone who chooses permissions (section 4)", () => {
  it("and selects a child selects its parent", () => {
    expect(press([], 2, true)).toEqual([1, 2])
  })
  it("and selects a parent selects all its children", () => {
    expect(press([], 1, true)).toEqual([1, 2, 3, 4])
    expect(press([1, 3], 1, true)).toEqual([1, 2, 3, 4])
  })
  it("and deselects a parent clears all its children", () => {
    expect(press([1, 2, 3, 4, 5, 6], 1, false)).toEqual([5, 6])
  })
  it("and deselects the last selected child deselects the parent, but not before", () => {
    expect(press([1, 2, 3], 2, false)).toEqual([1, 3])
    expect(press([1, 3], 3, false)).toEqual([])
  })
  it("and presses a parent under a search leaves what the search hides as it is", () => {
    const shown = matching(few, "P3")
    const under = (start: ReadonlyArray<number>, isSelected: boolean) =>
      sorted(toggled(few, new Set(start), { id: 1, isSelected, shown }))
    expect(under([], true)).toEqual([1, 3])
    expect(under([1, 2, 3], false)).toEqual([1, 2])
  })
  it("and presses a parent without children presses it alone", () => {
    expect(press([1, 2], 7, true)).toEqual([1, 2, 7])
    expect(press([7], 7, false)).toEqual([])
  })
  it("keeps what the list does not know of", () => {
    expect(press([99], 2, true)).toEqual([1, 2, 99])
    expect(press([99], 98, true)).toEqual([99])
  })

  it("finds the four rules kept after any sequence of presses, from whatever the role held", () => {
    const ids = samplePermissions.map(({ id }) => id)
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 20 }),
        fc.array(fc.tuple(fc.constantFrom(...ids), fc.boolean()), { minLength: 1, maxLength: 40 }),
        (start, presses) => {
          let selected: ReadonlySet<number> = new Set(start)
          const touched = new Set<number>()
          for (const [id, isSelected] of presses) {
            const before = selected
            selected = toggled(sample, before, { id, isSelected })
            const branch = sample.find(({ parent, children }) =>
              [parent, ...children].some((one) => one.id === id),
            )!
            const children = branch.children.map((child) => child.id)
            touched.add(branch.parent.id)
            expect(selected.has(id)).toBe(isSelected)
            if (id === branch.parent.id)
              expect(children.every((child) => selected.has(child) === isSelected)).toBe(true)
            else
              expect(
                children.filter((child) => child !== id && before.has(child) !== selected.has(child)),
              ).toEqual([])
            const others = (set: ReadonlySet<number>) =>
              sorted([...set].filter((one) => one !== branch.parent.id && !children.includes(one)))
            expect(others(selected)).toEqual(others(before))
          }
          for (const { parent, children } of sample.filter((one) => touched.has(one.parent.id)))
            if (children.length > 0)
              expect(selected.has(parent.id)).toBe(children.some(({ id }) => selected.has(id)))
        },
      ),
      { numRuns: 300 },
    )
  })

  it("finds a loaded role under the same rules: a parent is ticked exactly when one of its children is", () => {
    const loaded = (ids: ReadonlyArray<number>) => sorted(normalized(few, ids))
    expect(loaded([2, 3, 4])).toEqual([1, 2, 3, 4])
    expect(loaded([1])).toEqual([])
    expect(loaded([1, 5, 6, 7])).toEqual([5, 6, 7])
    expect(loaded([99])).toEqual([99])
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...samplePermissions.map(({ id }) => id))), (ids) => {
        const selected = normalized(sample, ids)
        expect(normalized(sample, selected)).toEqual(selected)
        for (const { parent, children } of sample)
          expect(selected.has(parent.id)).toBe(children.some(({ id }) => ids.includes(id)))
        const own = countable(sample).map(({ id }) => id)
        expect(own.filter((id) => selected.has(id))).toEqual(own.filter((id) => ids.includes(id)))
      }),
      { numRuns: 100 },
    )
  })

  it("changes nothing of what was selected before", () => {
    const before = new Set([1, 2])
    toggled(few, before, { id: 1, isSelected: false })
    expect(sorted(before)).toEqual([1, 2])
  })
})

describe("the list of permissions", () => {
  it("shows each permission once, whatever order and parents it comes with", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 20 }),
        fc.infiniteStream(fc.option(fc.integer({ min: 1, max: 50 }), { nil: undefined })),
        (ids, parents) => {
          const tops = ids.filter((_, index) => index % 3 === 0)
          const list = ids.map((id, index) => {
            const parent = parents.next().value
            return index % 3 === 0
              ? permission(id)
              : permission(id, tops.includes(parent!) ? parent : 1000 + id)
          })
          const shown = branchesOf(list).flatMap(({ parent, children }) =>
            [parent, ...children].map(({ id }) => id),
          )
          expect(sorted(shown)).toEqual(sorted(ids))
        },
      ),
    )
  })

  it("filtered by a name or a title keeps the parent of what is found", () => {
    const found = matching(few, "accessto3")
    expect(found.map(({ parent, children }) => [parent.id, children.map(({ id }) => id)])).toEqual([[1, [3]]])
    expect(matching(few, " P1 ")[0]?.children).toHaveLength(3)
    expect(matching(few, "")).toBe(few)
    expect(matching(few, "nothing")).toEqual([])
  })
})
