import type { en } from "./words.en.ts"

/** The same in Portuguese. */
export const ptBr: Record<keyof typeof en, string> = {
  preview: "Nos tabloides",
  sample: "Ofertas da semana",
  unreadable: "O navegador não consegue ler este arquivo como fonte. Envie outro.",
}
