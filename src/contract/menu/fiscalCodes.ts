/** Digits that may be written with points, as `1905.31.00`, and are kept without. */
const digits = (pattern: RegExp, length: number) => ({
  min: length,
  max: length + 2,
  format: {
    accepts: (text: string) => pattern.test(text.trim()),
    plain: (text: string) => text.trim().replaceAll(".", ""),
  },
})

/** Rules of fields for fiscal codes: NCM of 8 digits, CEST of 7, CFOP of 4 (catalogue, invariant 12). */
export const ncmRules = digits(/^\d{4}\.?\d{2}\.?\d{2}$/, 8)
export const cestRules = digits(/^\d{2}\.?\d{3}\.?\d{2}$/, 7)
export const cfopRules = digits(/^\d\.?\d{3}$/, 4)
