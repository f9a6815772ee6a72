import type { Dictionary } from "../frame/useWords.ts"

/** Texts for a store's next opening or closing; a day ends with a space, and today is an empty text. */
export const nextChangeWords = {
  opens: ["Abre {{day}}às {{time}}", "Opens {{day}}at {{time}}"],
  closes: ["Fecha {{day}}às {{time}}", "Closes {{day}}at {{time}}"],
} satisfies Dictionary
