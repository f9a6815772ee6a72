/** The barcode of the demo's product of a number, from 1, under a maker's digits. */
export const sampleEan = (prefix: string, number: number): string => {
  const digits = `${prefix}${String(number * 137).padStart(5, "0")}`
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
