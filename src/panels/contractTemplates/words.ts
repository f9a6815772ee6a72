import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** Texts of a contract template beyond its description. */
export const templateWords = {
  variables: ["Variáveis", "Variables"],
  variablesText: [
    "Cada uma é trocada pelo que o contrato tem. Em qualquer dos idiomas, com maiúsculas ou não.",
    "Each is replaced by what the contract has. Either language works, in capitals or not.",
  ],
  preview: ["Prévia", "Preview"],
  previewText: [
    "Com valores inventados. O contrato mostra os dele em Texto.",
    "With made-up values. A contract shows its own under Text.",
  ],
  empty: ["Escreva o texto primeiro", "Write the text first"],
  company: ["Nome da empresa", "Name of the company"],
  signer: ["Nome de quem assina", "Name of the signer"],
} satisfies Dictionary

/** Returns the function that translates these texts. */
export const useTemplateWords = () => useWords("contractTemplate", templateWords)
