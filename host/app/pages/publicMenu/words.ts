import { type Dictionary, useWords } from "balcao"

const publicMenuWords = {
  table: ["Mesa {{table}}", "Table {{table}}"],
} satisfies Dictionary

/** Texts of the menu's public page. */
export const usePublicMenuWords = () => useWords("publicMenu", publicMenuWords)
