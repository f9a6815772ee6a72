import { limits, type Locale } from "./limits.ts"

const locales = Object.keys(limits.locales) as ReadonlyArray<Locale>

/** Ours, or a BCP 47 tag of the same language: `pt-BR`, `pt`, `en-GB`. */
export const localeOf = (text: string | null | undefined): Locale => {
  const language = text?.slice(0, 2).toLowerCase()
  return locales.find((name) => name.slice(0, 2) === language) ?? limits.defaultLocale
}
