import type { en } from "./words.en.ts"

/** The same in Portuguese. */
export const ptBr: Record<keyof typeof en, string> = {
  live_one: "{{count}} tabloide no ar",
  live_other: "{{count}} tabloides no ar",
  inactive: "Inativa",
}
