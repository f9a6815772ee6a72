import type * as Schema from "effect/Schema"
import * as SchemaAST from "effect/SchemaAST"
import { plainValues } from "./plainValues.ts"
import { isPartial, readingOf } from "./reading.ts"
import { isRecordId } from "./recordId.ts"
import { omitUnreadable, Unreadable } from "./unreadable.ts"

type Ast = SchemaAST.AST
type Raw = Readonly<Record<string, unknown>>

/** Position of a value in the answer, and the callback for problems that were left out. */
interface Place {
  readonly path: string
  /** Within a record, where an id may stand for the record it names. */
  readonly isReference: boolean
  readonly note: (problem: Unreadable) => void
}

const isRaw = (raw: unknown): raw is Raw => typeof raw === "object" && raw !== null && !Array.isArray(raw)

const kindOf = (raw: unknown) =>
  raw === undefined ? "missing" : raw === null ? "null" : Array.isArray(raw) ? "a list" : `a ${typeof raw}`

const failed = ({ path }: Place, expected: string, raw: unknown) =>
  new Unreadable(path, `${kindOf(raw)} where ${expected} was expected`)

const childPlace = (place: Place, name: string | number, isReference: boolean): Place => ({
  ...place,
  path: typeof name === "number" ? `${place.path}[${name}]` : place.path ? `${place.path}.${name}` : name,
  isReference,
})

const takesNull = (ast: Ast) => SchemaAST.isUnion(ast) && ast.types.some(SchemaAST.isNull)

/** The replacement for a missing required value; throws where there is none. */
const fallbackFor = (ast: Ast, place: Place, problem: Unreadable): unknown => {
  const reading = readingOf(ast)
  if (reading && "otherwise" in reading) return reading.otherwise
  if (reading) throw problem
  if (takesNull(ast)) return null
  if (SchemaAST.isString(ast)) return ""
  if (SchemaAST.isBoolean(ast)) return false
  if (SchemaAST.isNumber(ast)) return 0
  if (SchemaAST.isArrays(ast)) return []
  if (SchemaAST.isObjects(ast)) return readObject(ast, {}, place)
  throw problem
}

const absent = Symbol("absent")

/** Values that some servers send for no value, such as `parentId: 0`. */
const standsForNone: ReadonlySet<unknown> = new Set([0, "", false])

const readField = (ast: Ast, raw: unknown, place: Place, isPartialAnswer: boolean): unknown => {
  const isOptional = isPartialAnswer || SchemaAST.isOptional(ast)
  if (raw === undefined || raw === null) {
    if (raw === null && takesNull(ast)) return null
    return isOptional ? absent : fallbackFor(ast, place, failed(place, "a value", raw))
  }
  try {
    return readValue(ast, raw, place)
  } catch (problem) {
    if (!(problem instanceof Unreadable)) throw problem
    if (!isOptional) {
      const value = fallbackFor(ast, place, problem)
      place.note(problem)
      return value
    }
    if (!standsForNone.has(raw)) place.note(problem)
    return absent
  }
}

/** A record's id comes as `id` or as `_id`; the first that can be read counts. */
const idIn = (raw: Raw, name: string, read: (raw: unknown) => unknown) => {
  const other = name === "id" ? "_id" : "id"
  return [raw[name], raw[other]].find((one) => one !== undefined && one !== null && read(one) !== undefined)
}

const readObject = (ast: SchemaAST.Objects, raw: Raw, place: Place): unknown => {
  const fields: Record<string, unknown> = { ...raw }
  const isPartialAnswer = isPartial(ast) === true
  const isRecord = ast.propertySignatures.some(({ name }) => name === "id" || name === "_id")
  for (const { name: key, type } of ast.propertySignatures) {
    const name = String(key)
    const reading = name === "id" || name === "_id" ? readingOf(type) : undefined
    const input = reading ? (idIn(raw, name, reading.read) ?? reading.made?.(raw) ?? raw[name]) : raw[name]
    const value = readField(type, input, childPlace(place, name, isRecord), isPartialAnswer)
    if (value === absent) delete fields[name]
    else fields[name] = value
  }
  return fields
}

const readRows = (ast: SchemaAST.Arrays, raw: unknown, place: Place): unknown => {
  const items = isRaw(raw) ? raw["items"] : raw
  if (!Array.isArray(items)) throw failed(place, "a list", raw)
  const [row] = ast.rest
  if (!row) return items
  const lost: Array<Unreadable> = []
  const rows = items.flatMap((one: unknown, index) => {
    try {
      return [readValue(row, one, childPlace(place, index, place.isReference))]
    } catch (problem) {
      if (!(problem instanceof Unreadable)) throw problem
      lost.push(problem)
      place.note(problem)
      return []
    }
  })
  if (lost.length > 0) omitUnreadable(rows, lost)
  return rows
}

const readUnion = ({ types }: SchemaAST.Union, raw: unknown, place: Place): unknown => {
  const [first, ...more] = types.filter((type) => !SchemaAST.isNull(type))
  if (first === undefined) throw failed(place, "null", raw)
  if (more.length === 0) return readValue(first, raw, place)
  for (const type of [first, ...more])
    try {
      return readValue(type, raw, place)
    } catch {
      // One of the others may fit.
    }
  throw failed(place, "another value", raw)
}

/** True if an object is meant to be this record: defaults must not turn an unrelated answer into one. */
const isAbout = ({ propertySignatures: fields }: SchemaAST.Objects, raw: Raw): boolean =>
  fields.every(({ type }) => SchemaAST.isOptional(type)) ||
  fields.some(
    ({ name }) =>
      Object.hasOwn(raw, String(name)) || (name === "id" && "_id" in raw) || (name === "_id" && "id" in raw),
  )

const objectFrom = (ast: SchemaAST.Objects, raw: unknown, place: Place): Raw => {
  if (isRaw(raw)) {
    if (isPartial(ast) || isAbout(ast, raw)) return raw
    const names = ast.propertySignatures.map(({ name }) => String(name)).join(", ")
    throw new Unreadable(place.path, `an object with none of the fields ${names}`)
  }
  const id = ast.propertySignatures.find(({ name }) => name === "id" || name === "_id")
  if (id && place.isReference && isRecordId(raw)) return { [String(id.name)]: raw }
  // The server sent the rows without the page around them.
  if (Array.isArray(raw) && ast.propertySignatures.some(({ name }) => name === "items"))
    return { items: raw, totalCount: raw.length }
  if (isPartial(ast)) return {}
  throw failed(place, "an object", raw)
}

const readValue = (ast: Ast, raw: unknown, place: Place): unknown => {
  const reading = readingOf(ast)
  if (reading) {
    const value = reading.read(raw)
    if (value === undefined) throw failed(place, "another value", raw)
    return value
  }
  const simple = plainValues[ast._tag]
  if (simple) {
    const value = simple[1](raw)
    if (value === undefined) throw failed(place, simple[0], raw)
    return value
  }
  if (SchemaAST.isObjects(ast)) return readObject(ast, objectFrom(ast, raw, place), place)
  if (SchemaAST.isArrays(ast)) return readRows(ast, raw, place)
  if (SchemaAST.isUnion(ast)) return raw === null && takesNull(ast) ? null : readUnion(ast, raw, place)
  if (SchemaAST.isVoid(ast)) return undefined
  if (SchemaAST.isLiteral(ast) && ast.literal !== raw) throw failed(place, String(ast.literal), raw)
  return raw
}

/**
 * Reads the answer of an unfamiliar server. A missing, null or unknown value does not reject its record, and an
 * unreadable row does not reject its list; `note` is called for both. Unknown fields are kept. Throws `Unreadable` when
 * the answer as a whole cannot be read.
 */
export const read = <A>(
  schema: Schema.Codec<A, unknown>,
  raw: unknown,
  note: (problem: Unreadable) => void = () => {},
): A => {
  const ast = SchemaAST.toType(schema.ast)
  const place: Place = { path: "", isReference: false, note }
  if (takesNull(ast) && (raw === null || raw === undefined)) return null as A
  return readValue(ast, raw ?? (isPartial(ast) ? {} : raw), place) as A
}

/** Gives a record that was read by its id, and came without one, that id. */
export const withAskedId = <A>(
  schema: Schema.Codec<A, unknown>,
  raw: unknown,
  requestedId: unknown,
): unknown => {
  const ast = SchemaAST.toType(schema.ast)
  if (requestedId === undefined || !isRaw(raw) || !SchemaAST.isObjects(ast)) return raw
  const id = ast.propertySignatures.find(({ name }) => name === "id" || name === "_id")
  const reading = id && readingOf(id.type)
  if (!id || !reading || idIn(raw, String(id.name), reading.read) !== undefined) return raw
  return isAbout(ast, raw) ? { ...raw, [id.name]: requestedId } : raw
}

/** Reads the fields of an object, whatever else it holds. */
export const readFields = (
  ast: SchemaAST.Objects,
  raw: Readonly<Record<string, unknown>>,
  note: (problem: Unreadable) => void,
): unknown => readObject(ast, raw, { path: "", isReference: false, note })

const fieldsOf = <A>(record: Schema.Codec<A, unknown>) => {
  const ast = SchemaAST.toType(record.ast)
  return SchemaAST.isObjects(ast) ? ast.propertySignatures : []
}

/** True if the answer to a write has the whole record. */
export const isWhole = <A>(record: Schema.Codec<A, unknown>, answer: Partial<A>): answer is A =>
  fieldsOf(record).every(({ name, type }) => SchemaAST.isOptional(type) || Object.hasOwn(answer, name))

/** As much of a record as the answer to a write has; the rest, such as `ok`, is about the write. */
export const recordPart = <A extends object>(
  record: Schema.Codec<A, unknown>,
  answer: Partial<A>,
): Partial<A> => {
  const names = new Set<PropertyKey>(fieldsOf(record).map(({ name }) => name))
  return Object.fromEntries(Object.entries(answer).filter(([name]) => names.has(name))) as Partial<A>
}
