import { isCpf, maskCpf } from "../../../src/contract/people/cpf.ts"
import type { HistoryEntry } from "../../../src/contract/resource/history.ts"

type Values = Readonly<Record<string, unknown>>

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

/** A CPF is kept in part, wherever in a value it stands; a PIX key may be one. */
const masked = (name: string, value: unknown): unknown => {
  if (typeof value === "string" && (name === "cpf" || (name === "pixKey" && isCpf(value))))
    return maskCpf(value)
  if (Array.isArray(value)) return value.map((item) => masked("", item))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, masked(key, inner)]))
}

/** The fields in which two states of a record differ; `before` or `after` is empty for a new or a deleted one. */
export const changesOf = (
  names: ReadonlyArray<string>,
  before: Values,
  after: Values,
  /** Fields that hold a CPF under another name. */
  cpfs: ReadonlySet<string> = new Set(),
): HistoryEntry["changes"] =>
  names.flatMap((name) => {
    const [old, next] = [before[name], after[name]]
    if (JSON.stringify(old ?? null) === JSON.stringify(next ?? null) || (isEmpty(old) && isEmpty(next)))
      return []
    const shown = (value: unknown) => masked(cpfs.has(name) ? "cpf" : name, value)
    return [
      {
        field: name,
        ...(isEmpty(old) ? {} : { old: shown(old) }),
        ...(isEmpty(next) ? {} : { new: shown(next) }),
      },
    ]
  })
