import { limits, type Locale } from "./limits.ts"

/** How a moment is written: its day as days are, with its minute, by the platform's clock or that of another zone. */
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
