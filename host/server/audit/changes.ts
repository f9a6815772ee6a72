import { isCpf, maskCpf } from "../../../src/contract/people/cpf.ts"
import { maskPhone } from "../../../src/contract/people/phone.ts"
import type { Fields } from "../../../src/contract/resource/field.ts"
import { shownValue } from "../../../src/contract/resource/masked.ts"
import type { HistoryEntry } from "../../../src/contract/resource/history.ts"

type Values = Readonly<Record<string, unknown>>

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

/** Masks for CPFs and phones, wherever they are in a value; a PIX key may be a CPF. */
const masks: ReadonlyMap<string, (text: string) => string> = new Map([
  ["cpf", maskCpf],
  ["phone", maskPhone],
  ["pixKey", (text) => (isCpf(text) ? maskCpf(text) : text)],
])

const masked = (name: string, value: unknown): unknown => {
  if (typeof value === "string") return masks.get(name)?.(value) ?? value
  if (Array.isArray(value)) return value.map((item) => masked("", item))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, masked(key, inner)]))
}

/** The fields in which two states of a record differ; `before` or `after` is empty for a new or a deleted one. */
export const changesOf = (
  names: ReadonlyArray<string>,
  before: Values,
  after: Values,
  /** The kinds of described fields: one may hold a phone under another name. */
  fields: Fields = {},
): HistoryEntry["changes"] =>
  names.flatMap((name) => {
    const [old, next] = [before[name], after[name]]
    if (JSON.stringify(old ?? null) === JSON.stringify(next ?? null) || (isEmpty(old) && isEmpty(next)))
      return []
    const field = fields[name]
    const kind = field?.kind ?? name
    const maskedValue = (value: unknown) =>
      masked(masks.has(kind) ? kind : name, field ? shownValue(field, value) : value)
    return [
      {
        field: name,
        ...(isEmpty(old) ? {} : { old: maskedValue(old) }),
        ...(isEmpty(next) ? {} : { new: maskedValue(next) }),
      },
    ]
  })
