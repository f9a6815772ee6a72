import * as SchemaAST from "effect/SchemaAST"
import type { Endpoint } from "../../../src/contract/wire/endpoint.ts"

const keysOf = (to: Endpoint) => {
  const ast = SchemaAST.toEncoded(to.body.ast)
  const fields = SchemaAST.isObjects(ast) ? ast.propertySignatures : []
  return {
    known: new Set(fields.map(({ name }) => String(name))),
    required: fields.filter(({ type }) => !SchemaAST.isOptional(type)).map(({ name }) => String(name)),
  }
}

/**
 * Chooses among the endpoints of one method and path. Of those whose required keys are in the body, the one that knows
 * most of its keys answers; ties go to the first in the contract. A body that fits none goes to the last, which reports
 * what is wrong.
 */
export const chooserOf = <A extends { readonly to: Endpoint }>(
  candidates: readonly [A, ...ReadonlyArray<A>],
): ((body: unknown) => A) => {
  const last = candidates.at(-1) ?? candidates[0]
  if (candidates.length === 1) return () => last
  const fitting = candidates.map((candidate) => ({ candidate, ...keysOf(candidate.to) }))
  return (body) => {
    if (typeof body !== "object" || body === null) return last
    const knownOf = ({ known }: (typeof fitting)[number]) =>
      Object.keys(body).filter((key) => known.has(key)).length
    const [fit] = fitting
      .filter(({ required }) => required.every((key) => Object.hasOwn(body, key)))
      .toSorted((one, other) => knownOf(other) - knownOf(one))
    return fit?.candidate ?? last
  }
}
