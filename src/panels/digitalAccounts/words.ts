import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** Texts of digital accounts beyond their description. */
export const accountWords = {
  show: ["Mostrar {{field}} de {{account}}", "Show {{field}} of {{account}}"],
  hide: ["Ocultar {{field}} de {{account}}", "Hide {{field}} of {{account}}"],
} satisfies Dictionary

/** Returns the function that translates these texts. */
export const useAccountWords = () => useWords("accountAmount", accountWords)
