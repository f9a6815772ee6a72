import { limits } from "../limits.ts"
import { digitsOf, isHidden } from "../people/phone.ts"

const { minTypedPhone, maxPhone } = limits.contact

/** Whether a number somebody wrote may be that of a new contact: shown whole, with its area or country code. */
export const isContactPhone = (text: string): boolean => {
  const { length } = digitsOf(text)
  return !isHidden(text) && length >= minTypedPhone && length <= maxPhone
}
