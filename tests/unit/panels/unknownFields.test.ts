import * as Schema from "effect/Schema"
import fc from "fast-check"
import { expect, it } from "vitest"
import { read } from "../../../src/contract/wire/read.ts"

const Inner = Schema.Struct({ known: Schema.String })
const Newer = Schema.Struct({
  id: Schema.Int,
  inner: Schema.optionalKey(Inner),
  list: Schema.optionalKey(Schema.Array(Schema.Struct({ id: Schema.Int }))),
})

it("a record of a newer server keeps what this version does not know, at every depth", () => {
  const record = { id: 1, x: 1, list: [{ id: 2, y: 2 }], inner: { z: 3, known: "a" } }
  expect(read(Newer, record)).toEqual(record)
})

it("a record never loses or changes what this version does not know of it", () => {
  const unknown = fc.dictionary(fc.stringMatching(/^x.{0,4}$/), fc.jsonValue({ maxDepth: 2 }))
  fc.assert(
    fc.property(unknown, (more) => {
      expect(read(Newer, { ...more, id: 1 })).toEqual({ ...more, id: 1 })
    }),
  )
})

it("a hostile answer changes no prototype", () => {
  const hostile = '{"id":1,"__proto__":{"isRoot":true},"constructor":{"prototype":{"isRoot":true}}}'
  const kept = read(Newer, JSON.parse(hostile)) as object
  expect(({} as { isRoot?: boolean }).isRoot).toBeUndefined()
  expect((kept as { isRoot?: boolean }).isRoot).toBeUndefined()
  expect(Object.getPrototypeOf(kept)).toBe(Object.prototype)
})
