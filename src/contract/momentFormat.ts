import { limits, type Locale } from "./limits.ts"

/** The format of a moment: day and minute, by the platform's clock or that of another zone. */
export const momentFormat = (
  locale: Locale,
  timeZone: string = limits.timeZone,
): Intl.DateTimeFormatOptions => ({
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: locale === "ptBr" ? "2-digit" : "numeric",
  minute: "2-digit",
  timeZone,
})
