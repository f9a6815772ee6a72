/** A barcode's digits where its check digit is right and it is no code of the store itself, which begins with 2 (catalogue, invariant 10). */
export const eanOf = (written: string): string | undefined => {
  const digits = written.replaceAll(/[\s.-]/g, "")
  if (!/^(\d{8}|\d{12,14})$/.test(digits) || /^0+$/.test(digits)) return undefined
  if (digits.length === 13 && digits.startsWith("2")) return undefined
  const sum = [...digits.padStart(14, "0")].reduce(
    (all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 3 : 1),
    0,
  )
  return sum % 10 === 0 ? digits : undefined
}

/** The reason a text is no barcode (GTIN) of an item; undefined for one that is, and for none: empty, zeros, "SEM GTIN". */
export const barcodeProblem = (text: string): "eanWrong" | "eanInStore" | undefined => {
  const code = text.trim().toUpperCase()
  if (code === "" || /^0+$/.test(code) || code === "SEM GTIN") return undefined
  if (!/^\d+$/.test(code)) return "eanWrong"
  if (code.length === 13 && code.startsWith("2")) return "eanInStore"
  return eanOf(code) === undefined ? "eanWrong" : undefined
}

/** Rules of a field for barcodes: the right check digit, and none of the store's own codes (catalogue, invariant 10). */
export const barcodeRules = {
  max: 14,
  format: {
    accepts: (text: string) => barcodeProblem(text) === undefined,
    plain: (text: string) => text.trim(),
  },
} as const
