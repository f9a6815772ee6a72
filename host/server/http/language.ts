import type { Locale } from "../../../src/contract/limits.ts"

/** The language an `Accept-Language` header prefers of the two there are; undefined if it names neither. */
export const requestedLanguage = (header: string | undefined): Locale | undefined => {
  const preferences = (header ?? "")
    .slice(0, 200)
    .split(",")
    .map((preference) => {
      const [tag = "", quality] = preference.trim().toLowerCase().split(";q=")
      return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 }
    })
  const known = preferences
    .filter(({ tag, quality }) => quality > 0 && /^(pt|en)\b/.test(tag))
    .sort((one, other) => other.quality - one.quality)
  return known[0] && (known[0].tag.startsWith("en") ? "en" : "ptBr")
}

/** The same; Brazilian Portuguese unless told. */
export const languageOf = (header: string | undefined): Locale => requestedLanguage(header) ?? "ptBr"
