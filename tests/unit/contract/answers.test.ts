import * as SchemaAST from "effect/SchemaAST"
import { expect, test } from "vitest"
import { calls } from "../../../src/contract/calls.ts"
import type { Endpoint } from "../../../src/contract/wire/endpoint.ts"

const isRecord = (ast: SchemaAST.AST) =>
  SchemaAST.isObjects(ast) && ast.propertySignatures.some(({ name }) => name === "id" || name === "_id")

/** Returns the types in an answer with a different form on the wire, except records, whose id may have another name. */
const changed = (ast: SchemaAST.AST): ReadonlyArray<string> => {
  const own = ast.encoding === undefined || isRecord(ast) ? [] : [ast._tag]
  if (SchemaAST.isObjects(ast))
    return [...own, ...ast.propertySignatures.flatMap(({ type }) => changed(type))]
  if (SchemaAST.isArrays(ast)) return [...own, ...[...ast.elements, ...ast.rest].flatMap(changed)]
  return SchemaAST.isUnion(ast) ? [...own, ...ast.types.flatMap(changed)] : own
}

test("what handlers answer is in the form of the wire, which the server checks it by", () => {
  const all = Object.entries(calls).flatMap(([group, of]) =>
    Object.entries(of as Readonly<Record<string, Endpoint>>).map(
      ([name, to]) => [`${group}.${name}`, to] as const,
    ),
  )
  expect(all.length).toBeGreaterThan(100)
  expect(all.flatMap(([name, to]) => changed(to.success.ast).map((tag) => `${name}: ${tag}`))).toEqual([])
})
