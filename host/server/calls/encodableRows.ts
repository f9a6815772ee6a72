import * as Cause from "effect/Cause"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import * as SchemaAST from "effect/SchemaAST"
import * as SchemaParser from "effect/SchemaParser"
import type { Endpoint } from "../../../src/contract/wire/endpoint.ts"
import { fieldIssues, type FoundIssue } from "../../../src/contract/wire/fieldIssues.ts"

type Ast = SchemaAST.AST
type Raw = Readonly<Record<string, unknown>>

/** A row that does not have the form its call promises: its id, and which fields have not. */
export interface LostRow {
  readonly id: unknown
  readonly issues: ReadonlyArray<FoundIssue>
}

type Note = (row: LostRow) => void

const isRaw = (value: unknown): value is Raw =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** A value without the null it may be instead. */
const present = (ast: Ast): Ast => {
  const types = SchemaAST.isUnion(ast) ? ast.types.filter((type) => !SchemaAST.isNull(type)) : []
  return types.length === 1 ? types[0]! : ast
}

const isRecord = ({ propertySignatures }: SchemaAST.Objects) =>
  propertySignatures.some(({ name }) => name === "id" || name === "_id")

const encodableOf = (row: Ast, rows: ReadonlyArray<unknown>, note: Note) => {
  const encode = SchemaParser.encodeUnknownExit(Schema.toCodecJson(Schema.make<Schema.Codec<unknown>>(row)))
  return rows.filter((one) => {
    const exit = encode(one)
    if (Exit.isSuccess(exit)) return true
    const issue = Option.getOrUndefined(Cause.findErrorOption(exit.cause))
    note({
      id: isRaw(one) ? (one["_id"] ?? one["id"]) : undefined,
      issues: issue ? fieldIssues(issue, "row") : [],
    })
    return false
  })
}

const withoutLost = (ast: Ast, value: unknown, note: Note): unknown => {
  if (SchemaAST.isArrays(ast)) {
    const [row] = ast.rest
    const isList = row !== undefined && SchemaAST.isObjects(present(row)) && Array.isArray(value)
    return isList ? encodableOf(row, value, note) : value
  }
  // A list within a record is a part of it: a save would lose what is not shown.
  if (!SchemaAST.isObjects(ast) || isRecord(ast) || !isRaw(value)) return value
  const parts = ast.propertySignatures.flatMap(({ name: key, type }) => {
    const name = String(key)
    return Object.hasOwn(value, name) ? [[name, withoutLost(present(type), value[name], note)] as const] : []
  })
  return { ...value, ...Object.fromEntries(parts) }
}

/** Leaves those rows of an answer's lists out that cannot be encoded, and notes each: a row costs a row. */
export const encodableRows = ({ success }: Endpoint) => {
  const { ast } = Schema.toEncoded(success)
  return (value: unknown, note: Note): unknown => withoutLost(ast, value, note)
}
