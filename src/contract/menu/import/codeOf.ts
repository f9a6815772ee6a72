/** Signs of a code in the catalogue, at most. */
const maxCode = 40

/** A text as a code of the catalogue: capital letters, digits, hyphens and underscores. Undefined for none. */
export const codeOf = (written: string): string | undefined => {
  const code = written
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toUpperCase()
    .replaceAll(/[^A-Z0-9_-]+/g, "-")
    .replaceAll(/^[-_]+|-+$/g, "")
    .slice(0, maxCode)
  return code === "" ? undefined : code
}

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
