import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** English texts of an app's category beyond its description. */
export const categoryWords = {
  preview: ["Como aparece no início do aplicativo", "How it looks on the home screen of the app"],
  app: ["Aplicativo", "App"],
  untitled: ["Nome da categoria", "Name of the category"],
  noPicture: ["Ainda sem ícone", "No icon yet"],
} satisfies Dictionary

/** Returns the function that translates the texts of an app's category beyond its description. */
export const useCategoryWords = () => useWords("appCategory", categoryWords)
