import { eanOf } from "./import/codeOf.ts"

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
