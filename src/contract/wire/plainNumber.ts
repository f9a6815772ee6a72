/** The number a text with a point is, such as `-1234.5`; NaN for anything else, such as `1e3`. */
export const numberOf = (text: string): number => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN)

/** The same in hundredths, as money and percent are kept. Nothing is rounded: NaN for what has more than two decimals. */
export const hundredthsOf = (text: string): number => {
  const [, minus = "", whole, part = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === undefined || /[1-9]/.test(part.slice(2))) return Number.NaN
  // There is no negative zero in a record.
  return Number(`${minus}${whole}${part.slice(0, 2).padEnd(2, "0")}`) + 0
}
