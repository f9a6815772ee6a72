/** Texts that say there is no barcode. */
const none = /^(0*|SEM GTIN)$/i

/**
 * The shortest form of a barcode: 8, 12, 13 or 14 digits. Scanners and systems write more zeros before one, so that the
 * same code would else count as two.
 */
const shortest = (digits: string): string => {
  const plain = digits.replace(/^0+/, "")
  return plain.padStart([8, 12, 13].find((length) => plain.length <= length) ?? 14, "0")
}

/** True for the codes a store gives itself, such as those of its scale: 2 before eleven or twelve digits. */
const isInStore = (digits: string): boolean => /^2\d{11,12}$/.test(shortest(digits))

/** A barcode's digits where its check digit is right and it is no code of the store itself, which begins with 2 (catalogue, invariant 10). */
export const eanOf = (written: string): string | undefined => {
  const digits = written.replaceAll(/[\s.-]/g, "")
  if (!/^(\d{8}|\d{12,14})$/.test(digits) || none.test(digits) || isInStore(digits)) return undefined
  const sum = [...digits.padStart(14, "0")].reduce(
    (all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 3 : 1),
    0,
  )
  return sum % 10 === 0 ? shortest(digits) : undefined
}

/** The reason a text is no barcode (GTIN) of an item; undefined for one that is, and for none: empty, zeros, "SEM GTIN". */
export const barcodeProblem = (text: string): "eanWrong" | "eanInStore" | undefined => {
  const code = text.trim()
  if (none.test(code)) return undefined
  if (!/^\d+$/.test(code)) return "eanWrong"
  if (isInStore(code)) return "eanInStore"
  return eanOf(code) === undefined ? "eanWrong" : undefined
}

/** Rules of a field for barcodes: the right check digit, and none of the store's own codes (catalogue, invariant 10). */
export const barcodeRules = {
  max: 14,
  format: {
    accepts: (text: string) => barcodeProblem(text) === undefined,
    plain: (text: string) => (none.test(text.trim()) ? "" : (eanOf(text) ?? text.trim())),
  },
} as const
