import type { en } from "./words.en.ts"

/** The same in Portuguese. */
export const ptBr: Record<keyof typeof en, string> = {
  preview: "Na busca",
  domain: "seu-dominio.com.br",
  untitled: "Site sem título",
  undescribed: "Ainda sem descrição",
}
