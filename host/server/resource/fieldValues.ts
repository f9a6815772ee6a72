import { plainCnpj } from "../../../src/contract/companies/cnpj.ts"
import { plainCpf } from "../../../src/contract/people/cpf.ts"
import { plainPhone } from "../../../src/contract/people/phone.ts"
import { emptyValues } from "../../../src/contract/resource/body.ts"
import type { Field, Fields, Kind } from "../../../src/contract/resource/field.ts"

export type Values = Readonly<Record<string, unknown>>

const stored: Readonly<Partial<Record<Kind, (value: never) => unknown>>> = {
  cpf: plainCpf,
  cnpj: plainCnpj,
  phone: plainPhone,
  moment: (text: string) => new Date(text),
}

/** An item of a list has every one of its fields, as a record has. */
const storedItem = (fields: Fields, item: Values): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = storedValue(field, item[name])
      return [name, value instanceof Date ? value.toISOString() : value]
    }),
  )

/** An empty text is none, so that two records without one do not count as the same. */
export const storedValue = ({ kind, fields = {} }: Field, value: unknown): unknown => {
  if (value === null || value === undefined || value === "") return emptyValues[kind] ?? null
  if (kind === "list") return (value as ReadonlyArray<Values>).map((item) => storedItem(fields, item))
  const change = stored[kind] as ((value: unknown) => unknown) | undefined
  return change ? change(value) : value
}

/** The values of a body as columns keep them; fields it leaves out are left out. */
export const columnValues = (fields: Fields, body: Values): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === "references" || field.rules.keptBy || body[name] === undefined
        ? []
        : [[name, storedValue(field, body[name])] as const],
    ),
  )

/** The ids of the records a field names. */
export const namedIds = (value: unknown): ReadonlyArray<number> => {
  if (value === null || value === undefined) return []
  return Array.isArray(value) ? (value as ReadonlyArray<number>) : [value as number]
}

const wireValue = (field: Field, value: unknown): unknown => {
  if (field.kind === "references") return (value as ReadonlyArray<{ _id: number }>).map(({ _id }) => _id)
  return typeof value === "object" && value !== null && "_id" in value ? value._id : value
}

/** A record as a body would send it. */
export const asBody = (fields: Fields, row: Values): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, wireValue(field, row[name])]))
