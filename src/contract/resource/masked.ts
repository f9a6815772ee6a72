import { maskCnpj } from "../companies/cnpj.ts"
import { maskCpf } from "../people/cpf.ts"
import type { Field, Fields, Kind } from "./field.ts"
import type { Resource } from "./resource.ts"

type Row = Readonly<Record<string, unknown>>

const hidden = "*"

/** Number of characters always hidden, before at most as many that are shown. */
export const maskedLetters = 4

const maskText = (text: string): string =>
  text.includes(hidden)
    ? text
    : `${hidden.repeat(maskedLetters)}${text.slice(Math.max(maskedLetters, text.length - maskedLetters))}`

const masks: Readonly<Partial<Record<Kind, (text: string) => string>>> = { cpf: maskCpf, cnpj: maskCnpj }

type Items = ReadonlyArray<Row>

const isItems = (value: unknown): value is Items => Array.isArray(value)

/** True if a field, or a field of its items, is masked. */
const hasMask = ({ rules, fields = {} }: Field): boolean =>
  rules.masked === true || Object.values(fields).some(hasMask)

const maskFields = (fields: Fields, row: Row): Row => ({
  ...row,
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      hasMask(field) && Object.hasOwn(row, name) ? [[name, shownValue(field, row[name])]] : [],
    ),
  ),
})

/** A value as it is shown where the field or its items are masked: in part, so that people tell records apart by it. */
export const shownValue = (field: Field, value: unknown): unknown => {
  const { kind, rules, fields } = field
  if (fields && isItems(value)) return hasMask(field) ? value.map((item) => maskFields(fields, item)) : value
  if (!rules.masked || value === "") return value
  // Amounts are fully masked, because even their length would reveal something.
  if (typeof value === "number") return hidden.repeat(maskedLetters)
  return typeof value === "string" ? (masks[kind] ?? maskText)(value) : value
}

/** True if a value is masked. No masked kind has a star in its full value. */
export const isMasked = (value: unknown): boolean => typeof value === "string" && value.includes(hidden)

const found = new WeakMap<Resource, ReadonlyArray<readonly [name: string, field: Field]>>()

const maskedEntries = (resource: Resource) => {
  const known = found.get(resource) ?? Object.entries(resource.fields).filter(([, field]) => hasMask(field))
  found.set(resource, known)
  return known
}

/** The fields that are shown in part, or whose items are. */
export const maskedFields = (resource: Resource): ReadonlyArray<string> =>
  maskedEntries(resource).map(([name]) => name)

/** Returns the paths of fields masked until they are revealed: `cpf`, or for a list's items `signers.cpf`. */
export const maskedPaths = (resource: Resource): ReadonlyArray<string> =>
  maskedEntries(resource).flatMap(([name, { fields }]) =>
    fields
      ? Object.entries(fields).flatMap(([inner, { rules }]) => (rules.masked ? [`${name}.${inner}`] : []))
      : [name],
  )

/** A record with its masked fields shown in part. */
export const withMasks = <A extends Row>(resource: Resource, row: A): A => {
  const entries = maskedEntries(resource)
  return entries.length === 0 ? row : ({ ...row, ...maskFields(Object.fromEntries(entries), row) } as A)
}
