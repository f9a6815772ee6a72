import type { en } from "./words.en.ts"

/** The same in Portuguese. */
export const ptBr: Record<keyof typeof en, string> = {
  preview: "Como aparece no início do aplicativo",
  app: "Aplicativo",
  untitled: "Nome da categoria",
  noPicture: "Ainda sem ícone",
}
