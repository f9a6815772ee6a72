import { typedText } from "../wire/visibleText.ts"

const weights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

/** Letters count as their place in ASCII, from the zero on (Receita Federal, CNPJ with letters, since July 2026). */
const worth = (signs: string, at: number) => signs.charCodeAt(at) - 48

const checkDigit = (signs: string): number => {
  const usedWeights = weights.slice(weights.length - signs.length)
  const rest = usedWeights.reduce((sum, weight, index) => sum + weight * worth(signs, index), 0) % 11
  return rest < 2 ? 0 : 11 - rest
}

/** The two check digits that make twelve signs a CNPJ. */
export const cnpjCheckDigits = (twelve: string): string => {
  const first = checkDigit(twelve)
  return `${first}${checkDigit(`${twelve}${first}`)}`
}

/** A CNPJ as fourteen signs, however it was written. */
export const plainCnpj = (text: string): string => text.toUpperCase().replaceAll(/[^\dA-Z]/g, "")

/** A CNPJ as people write it; another text, such as one that is masked, stays as it is. */
export const formatCnpj = (text: string): string =>
  text.replace(/^([\dA-Z]{2})([\dA-Z]{3})([\dA-Z]{3})([\dA-Z]{4})(\d{2})$/i, "$1.$2.$3/$4-$5")

/** A CNPJ as lists show it, with the middle of its root and its branch; one that is masked already stays as it is. */
export const maskCnpj = (text: string): string => {
  const signs = plainCnpj(text)
  return signs.length === 14 ? `**.***.${signs.slice(5, 8)}/${signs.slice(8, 12)}-**` : text
}

const form = /^([\dA-Z]{12}\d{2}|[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2})$/i

/** True for a CNPJ as people write it, with points or without, whose check digits are right. */
export const isCnpj = (text: string): boolean => {
  const signs = plainCnpj(text)
  if (!form.test(typedText(text)) || /^(.)\1*$/.test(signs)) return false
  return signs.endsWith(cnpjCheckDigits(signs.slice(0, 12)))
}
