import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** What an app's category says beyond its description, in English. */
export const categoryWords = {
  preview: ["Como aparece no início do aplicativo", "As the home of the app shows it"],
  app: ["Aplicativo", "App"],
  untitled: ["Nome da categoria", "Name of the category"],
  noPicture: ["Ainda sem ícone", "Without an icon yet"],
} satisfies Dictionary

/** Says what is said of an app's category beyond its description. */
export const useCategoryWords = () => useWords("appCategory", categoryWords)
