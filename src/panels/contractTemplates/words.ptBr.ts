import type { en } from "./words.en.ts"

/** The same in Portuguese. */
export const ptBr: Record<keyof typeof en, string> = {
  variables: "Variáveis",
  variablesText:
    "Cada uma é trocada pelo que o contrato tem. Em qualquer dos idiomas, com maiúsculas ou não.",
  preview: "Prévia",
  previewText: "Com valores inventados. O contrato mostra os dele em Texto.",
  empty: "Escreva o texto primeiro",
  company: "Nome da empresa",
  signer: "Nome de quem assina",
}
