import { expect, test } from "vitest"
import { crossProblems } from "../../../src/contract/resource/body.ts"
import { choiceCalled, numberedLabel } from "../../../src/contract/resource/numberedLabel.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { rowSchema } from "../../../src/contract/resource/schemas.ts"
import { banks } from "../../../src/contract/resources/banks.ts"
import { read } from "../../../src/contract/wire/read.ts"
import { institutions } from "../../../src/samples/institutions.ts"

const resource: Resource = banks

test("a bank of a platform that knows no ISPB is read, and saved without one", () => {
  const value = read(rowSchema(banks), { _id: "b1", code: "341", name: "Itaú" })
  expect(value).toMatchObject({ _id: "b1", code: "341", ispb: null, hasPix: false })
  expect(crossProblems(banks.fields, { code: "341", name: "Itaú" })).toEqual([])
  expect(crossProblems(banks.fields, { name: "Itaú" })).toEqual([["ispb", "required"]])
})

test("whoever reads a bank's name reads its number before it", () => {
  const named = (row: object) => numberedLabel(resource, row as Record<string, unknown>, "Asaas")
  expect(named({ code: "461", ispb: "19540550" })).toBe("461 · Asaas")
  expect(named({ code: null, ispb: "19540550" })).toBe("ISPB 19540550 · Asaas")
  expect(named({})).toBe("Asaas")
})

test("a file that names a bank by its code or its name alone, as older ones do, still means that bank", () => {
  const found = ["341 · Itaú Unibanco", "029 · Itaú Consignado"].map((label) => ({ label }))
  expect(choiceCalled(found, "341 · Itaú Unibanco")).toBe(found[0])
  expect(choiceCalled(found, "itau unibanco")).toBe(found[0])
  expect(choiceCalled(found, "029")).toBe(found[1])
  expect(choiceCalled(found, "Itaú")).toBeUndefined()
})

test("no two institutions have one number or one name, and each has what payments ask for", () => {
  const once = (of: (one: (typeof institutions)[number]) => string | undefined) => {
    const values = institutions.flatMap((one) => of(one)?.toLowerCase() ?? [])
    expect(values.filter((value, at) => values.indexOf(value) < at)).toEqual([])
    return values.length
  }
  expect([once(({ ispb }) => ispb), once(({ code }) => code), once(({ name }) => name)]).toEqual([
    607, 513, 607,
  ])
  for (const { name, legalName } of institutions) {
    expect(name.length).toBeLessThanOrEqual(banks.fields.name.rules.max)
    expect(legalName.length).toBeLessThanOrEqual(banks.fields.legalName.rules.max)
  }
})
