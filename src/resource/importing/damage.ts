import type { Kind } from "../../contract/resource/field.ts"

/** Damage by a spreadsheet or another encoding: a long number became a power of ten, a code a day, letters were lost. */
export type Damage = "shortened" | "dated" | "garbled"

const isShortened = (cell: string) => /^[-+]?[\d.,]+\s?e\s?[+-]?\d+$/i.test(cell)

const month = "(?:jan|fev|feb|mar|abr|apr|mai|may|jun|jul|ago|aug|set|sep|out|oct|nov|dez|dec)[a-z]*"
const namedMonth = new RegExp(
  String.raw`^(?:\d{1,2}[-/. ]${month}|${month}[-/. ]\d{2,4})(?:[-/. ]\d{2,4})?$`,
  "i",
)

/** A day with numbers: between slashes, or with the year before or after. */
const numbered =
  /^(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d{1,2}[-.]\d{1,2}[-.]\d{4}|\d{4}[-/]\d{1,2}[-/]\d{1,2})(?:[ T]\d.*)?$/

/** Digits alone, with the signs people put between them, cannot be a day. */
const isDated = (cell: string, kind: Kind) => {
  if (kind === "code")
    return /^\d{1,2}\//.test(cell) || (namedMonth.test(cell) && cell !== cell.toUpperCase())
  return numbered.test(cell) || namedMonth.test(cell)
}

const textKinds: ReadonlySet<Kind> = new Set([
  "text",
  "lines",
  "code",
  "email",
  "link",
  "cpf",
  "cnpj",
  "phone",
])
const codes: ReadonlySet<Kind> = new Set(["code", "cpf", "cnpj", "phone"])

/** Signs that stand where a character could not be read, and such as no text has. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const isGarbled = (cell: string) => /[\ufffd\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/.test(cell)

/** The damage of a cell; undefined for one that is whole. */
export const damageOf = (kind: Kind, cell: string): Damage | undefined => {
  if (isGarbled(cell)) return "garbled"
  if (textKinds.has(kind) && isShortened(cell)) return "shortened"
  return codes.has(kind) && isDated(cell, kind) ? "dated" : undefined
}
