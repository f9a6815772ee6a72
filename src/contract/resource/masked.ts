import { maskCnpj } from "../companies/cnpj.ts"
import { maskCpf } from "../people/cpf.ts"
import type { Field, Kind } from "./field.ts"
import type { Resource } from "./resource.ts"

type Row = Readonly<Record<string, unknown>>

const hidden = "*"

/** How many letters of a text are always hidden, before at most as many that are shown. */
export const maskedLetters = 4

const maskText = (text: string): string =>
  text.includes(hidden)
    ? text
    : `${hidden.repeat(maskedLetters)}${text.slice(Math.max(maskedLetters, text.length - maskedLetters))}`

const masks: Readonly<Partial<Record<Kind, (text: string) => string>>> = { cpf: maskCpf, cnpj: maskCnpj }

/** A value as it is shown where the field is masked: in part, so that people tell records apart by it. */
export const shownValue = ({ kind, rules }: Field, value: unknown): unknown =>
  rules.masked && typeof value === "string" && value !== "" ? (masks[kind] ?? maskText)(value) : value

/** Whether a value is shown in part. No masked kind has a star in its whole value. */
export const isMasked = (value: unknown): boolean => typeof value === "string" && value.includes(hidden)

const found = new WeakMap<Resource, ReadonlyArray<readonly [name: string, field: Field]>>()

const maskedEntries = (resource: Resource) => {
  const known = found.get(resource) ?? Object.entries(resource.fields).filter(([, { rules }]) => rules.masked)
  found.set(resource, known)
  return known
}

/** The fields that are shown in part until somebody asks for all of one. */
export const maskedFields = (resource: Resource): ReadonlyArray<string> =>
  maskedEntries(resource).map(([name]) => name)

/** A record with its masked fields shown in part. */
export const withMasks = <A extends Row>(resource: Resource, row: A): A => {
  const entries = maskedEntries(resource)
  if (entries.length === 0) return row
  return {
    ...row,
    ...Object.fromEntries(entries.map(([name, field]) => [name, shownValue(field, row[name])])),
  }
}
