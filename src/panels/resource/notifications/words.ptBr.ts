import type { en } from "./words.en.ts"

/** The same in Portuguese. */
export const ptBr: Record<keyof typeof en, string> = {
  preview: "Como aparece no celular",
  app: "Aplicativo",
  untitled: "Título da notificação",
  now: "agora",
  counting: "Contando o público…",
  failed: "Não foi possível contar o público",
  reach_one: "Hoje chegaria a uma pessoa.",
  reach_other: "Hoje chegaria a {{shown}} pessoas.",
  nobody: "Não chegaria a ninguém. Mude o público antes de enviar para aprovação.",
}
