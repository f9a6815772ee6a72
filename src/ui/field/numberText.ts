/** A number as text with a point, such as `-1234.5`; an empty text for none. */
export type NumberText = string

const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text)

const separators = (locale: string) => {
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6)
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ""
  return { group: partOf("group"), decimal: partOf("decimal") }
}

/**
 * Reads a number as somebody types it in their language. A single point or comma before one or two digits is a decimal
 * one in any language, since nobody groups so few. What is no number stays as it was typed.
 */
export const parsedNumber = (locale: string, typed: string): NumberText => {
  const text = typed.replaceAll(/\s/g, "")
  const { group, decimal } = separators(locale)
  const plain = /^-?\d+[.,]\d{1,2}$/.test(text)
    ? text.replace(",", ".")
    : text.replaceAll(group, "").replace(decimal, ".")
  return isNumber(plain) ? plain : typed.trim()
}

/** The number as readers of the language write it; what is no number stays as it is. */
export const shownNumber = (locale: string, value: NumberText, digits: number, isFixed: boolean): string =>
  isNumber(value)
    ? new Intl.NumberFormat(locale, {
        maximumFractionDigits: digits,
        minimumFractionDigits: isFixed ? digits : 0,
      }).format(Number(value))
    : value
