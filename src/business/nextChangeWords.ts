import type { Dictionary } from "../frame/useWords.ts"

const en = { opens: "Opens {{day}}at {{time}}", closes: "Closes {{day}}at {{time}}" }

/** What is said of a store's next opening or closing; a day ends with a space, and today is none. */
export const nextChangeWords: Dictionary<typeof en> = {
  en,
  ptBr: { opens: "Abre {{day}}às {{time}}", closes: "Fecha {{day}}às {{time}}" },
}
