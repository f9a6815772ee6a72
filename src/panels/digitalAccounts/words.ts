import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** What is said of digital accounts beyond their description. */
export const accountWords = {
  show: ["Mostrar {{field}} de {{account}}", "Show {{field}} of {{account}}"],
  hide: ["Ocultar {{field}} de {{account}}", "Hide {{field}} of {{account}}"],
} satisfies Dictionary

/** Says one of them. */
export const useAccountWords = () => useWords("accountAmount", accountWords)
