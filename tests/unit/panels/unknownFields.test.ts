import fc from "fast-check"
import { expect, it } from "vitest"
import { keepUnknown } from "../../../src/api/unknownFields.ts"

const record = fc.dictionary(fc.string({ maxLength: 5 }), fc.jsonValue({ maxDepth: 2 }))

it("a record of a newer server keeps what this version does not know, at every depth", () => {
  const before = { id: 1, x: 1, list: [{ id: 2, y: 2 }], inner: { z: 3, known: "a" } }
  const after = { id: 1, list: [{ id: 2 }], inner: { known: "b" } }
  expect(keepUnknown(before, after)).toEqual({
    id: 1,
    x: 1,
    list: [{ id: 2, y: 2 }],
    inner: { z: 3, known: "b" },
  })
})

it("a record never loses or changes what was read of it", () => {
  fc.assert(
    fc.property(record, record, (before, after) => {
      const kept = keepUnknown(before, after) as Record<string, unknown>
      for (const [key, value] of Object.entries(after))
        if (typeof value !== "object" || value === null) expect(kept[key]).toEqual(value)
      for (const key of Object.keys(before)) expect(Object.hasOwn(kept, key)).toBe(true)
    }),
  )
})

it("a hostile answer changes no prototype", () => {
  const before = JSON.parse(
    '{"id":1,"__proto__":{"isRoot":true},"constructor":{"prototype":{"isRoot":true}}}',
  )
  const kept = keepUnknown(before, { id: 1 }) as object
  expect(({} as { isRoot?: boolean }).isRoot).toBeUndefined()
  expect((kept as { isRoot?: boolean }).isRoot).toBeUndefined()
  expect(Object.getPrototypeOf(kept)).toBe(Object.prototype)
})

it("a list that came in another length, and what is no plain record, is taken as it was read", () => {
  expect(keepUnknown([{ a: 1 }], [])).toEqual([])
  const date = new Date(0)
  expect(keepUnknown({ at: 1 }, date)).toBe(date)
})
