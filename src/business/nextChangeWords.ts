import type { Dictionary } from "../frame/useWords.ts"

/** What is said of a store's next opening or closing; a day ends with a space, and today is none. */
export const nextChangeWords = {
  opens: ["Abre {{day}}às {{time}}", "Opens {{day}}at {{time}}"],
  closes: ["Fecha {{day}}às {{time}}", "Closes {{day}}at {{time}}"],
} satisfies Dictionary
