import { limits, type Locale } from "balcao/contract"

/** The language that a stored text names, if it is one of ours. */
export const localeOf = (text: string | null): Locale | undefined =>
  text !== null && Object.hasOwn(limits.locales, text) ? (text as Locale) : undefined
