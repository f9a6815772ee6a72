import { plainCnpj } from "../contract/companies/cnpj.ts"
import { plainCpf } from "../contract/people/cpf.ts"
import { plainPhone } from "../contract/people/phone.ts"
import { emptyValues, isGiven } from "../contract/resource/body.ts"
import type { Field, Fields, Kind, Reference } from "../contract/resource/field.ts"
import { entryOf } from "../contract/wire/entryOf.ts"

/** A record's values as bodies send them, by the name of their field. */
export type Values = Readonly<Record<string, unknown>>

/** Returns the label of a source's record, by its number. */
export type Naming = (source: string, id: unknown) => Reference

/** The fields that name records, with the source of these; files are one. */
const sourceOf = ({ kind, to }: Field): string | undefined =>
  kind === "image" || kind === "file" ? "files" : to

const shownValue = (field: Field, value: unknown, naming: Naming): unknown => {
  const source = sourceOf(field)
  if (value === undefined || value === null) return emptyValues[field.kind] ?? null
  if (field.kind === "list")
    return (value as ReadonlyArray<Values>).map((item) => shownValues(field.fields ?? {}, item, naming))
  if (source === undefined) return value
  return Array.isArray(value) ? value.map((id) => naming(source, id)) : naming(source, value)
}

/** Values as a record carries them: records it names with what they are called. */
export const shownValues = (fields: Fields, values: Values, naming: Naming): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, shownValue(field, values[name], naming)]),
  )

const stored: Readonly<Partial<Record<Kind, (value: string) => string>>> = {
  cpf: plainCpf,
  cnpj: plainCnpj,
  phone: plainPhone,
  moment: (text) => new Date(text).toISOString(),
}

/** Values as the server keeps them: digits alone, moments in one spelling, an empty text as none. */
export const storedValues = (fields: Fields, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const change = entryOf(stored, fields[name]?.kind ?? "text")
      if (value === "") return [name, null]
      return [name, change && typeof value === "string" ? change(value) : value]
    }),
  )

/** A record that a field names. */
export interface NamedReference {
  readonly field: string
  readonly source: string
  readonly id: number
}

/** Every record that values name, by the field that names it. */
export const namedIn = (fields: Fields, values: Values): ReadonlyArray<NamedReference> =>
  Object.entries(fields).flatMap(([field, described]) => {
    const value = values[field]
    const source = sourceOf(described)
    if (!isGiven(value)) return []
    if (described.kind === "list")
      return (value as ReadonlyArray<Values>)
        .flatMap((item) => namedIn(described.fields ?? {}, item))
        .map((named) => ({ ...named, field }))
    if (source === undefined) return []
    return [value].flat().map((id) => ({ field, source, id: Number(id) }))
  })
