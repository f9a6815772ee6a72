import { limits } from "../limits.ts"
import { isPhone } from "../people/phone.ts"

const { minTypedPhone, maxPhone } = limits.contact

/** True for a number that may be a new contact's: shown whole, with its area or country code. */
export const isContactPhone = (text: string): boolean => isPhone(text, { min: minTypedPhone, max: maxPhone })
