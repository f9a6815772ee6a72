import { type Dictionary, useWords } from "../../frame/useWords.ts"

export const legalWords = {
  empty: ["O texto aparece aqui enquanto você escreve.", "The text shows here as you write."],
  previewText: ["Como as pessoas leem o documento.", "How people read the document."],
  preview: ["Prévia do documento", "Preview of the document"],
  publicAt: ["Página pública:", "Public page:"],
  compareWith: ["Comparar com", "Compare with"],
  editionOf: ["Versão {{edition}}, {{day}}", "Version {{edition}}, {{day}}"],
  draft: ["Rascunho de {{day}}", "Draft from {{day}}"],
  noOthers: ["Ainda não há outra versão deste documento.", "There is no other version of this document yet."],
  othersFailed: ["Não foi possível carregar as outras versões.", "We couldn’t load the other versions."],
  same: ["Os dois textos são iguais.", "The two texts are the same."],
  added: ["Acrescentado:", "Added:"],
  removed: ["Retirado:", "Removed:"],
  unchanged_one: ["{{count}} parágrafo igual", "{{count}} paragraph unchanged"],
  unchanged_other: ["{{count}} parágrafos iguais", "{{count}} paragraphs unchanged"],
  changes: ["O que muda de um texto para o outro", "What changes from one text to the other"],
  acceptances: ["Aceites", "Acceptances"],
  noAcceptances: ["Ninguém aceitou esta versão ainda.", "No one has accepted this version yet."],
  acceptancesFailed: ["Não foi possível carregar os aceites.", "We couldn’t load the acceptances."],
  who: ["Quem", "Who"],
  company: ["Empresa", "Company"],
  when: ["Quando", "When"],
  address: ["Endereço IP", "IP address"],
} satisfies Dictionary

/** Returns the function that translates the texts of legal documents, apart from their fields. */
export const useLegalWords = () => useWords("legalTexts", legalWords)
