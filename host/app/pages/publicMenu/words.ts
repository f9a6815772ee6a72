import type { Bilingual } from "../../addresses.ts"

/** Texts of the menu's public page. */
export const publicMenuWords = {
  title: { ptBr: "Cardápio", en: "Menu" },
  table: { ptBr: "Mesa", en: "Table" },
} satisfies Readonly<Record<string, Bilingual>>
