import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** Texts of a font beyond its description. */
export const fontWords = {
  preview: ["Nos tabloides", "In tabloids"],
  sample: ["Ofertas da semana", "Offers of the week"],
  unreadable: [
    "O navegador não consegue ler este arquivo como fonte. Envie outro.",
    "The browser cannot read this file as a font. Send another one.",
  ],
} satisfies Dictionary

/** Returns the function that translates these texts. */
export const useFontWords = () => useWords("font", fontWords)
