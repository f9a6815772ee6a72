const lengths: ReadonlySet<number> = new Set([8, 12, 13, 14])

/** The last digit of a GTIN, which follows from the others. */
const checkDigit = (digits: string): number => {
  const sum = [...digits]
    .slice(0, -1)
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/** The reason a text is no barcode (GTIN) of an item; undefined for one that is, and for none: empty, zeros, "SEM GTIN". */
export const barcodeProblem = (text: string): "eanWrong" | "eanInStore" | undefined => {
  const code = text.trim().toUpperCase()
  if (code === "" || /^0+$/.test(code) || code === "SEM GTIN") return undefined
  if (!/^\d+$/.test(code) || !lengths.has(code.length)) return "eanWrong"
  if (code.length === 13 && code.startsWith("2")) return "eanInStore"
  return checkDigit(code) === Number(code.at(-1)) ? undefined : "eanWrong"
}
