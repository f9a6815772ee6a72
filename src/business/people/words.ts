import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** Texts of the question before a person is anonymized. */
export const anonymizeWords = {
  anonymizeTitle: ["Anonimizar {{name}}", "Anonymize {{name}}"],
  anonymizeText: [
    "Nome, documentos, telefones, e-mails, endereços, fotos e observações são apagados para sempre: neste cadastro, no registro de atividades e nos pedidos e cadastros de separador desta pessoa. As conversas com o telefone dela são excluídas. Pedidos e conversas de um telefone que também está em outro cadastro ficam como estão. O cadastro e seus números ficam. Não dá para desfazer.",
    "Name, documents, phones, emails, addresses, pictures and notes are erased for good: in this record, in the activity log, and in this person's orders and shopper records. Conversations with their phone are deleted. Orders and conversations with a phone that another record also has stay. The record and its numbers stay. This cannot be undone.",
  ],
  sharedPhone: [
    "{{names}} tem o mesmo telefone, e por isso os pedidos e conversas com ele vão manter os dados desta pessoa. Se for a mesma pessoa, unifique os cadastros antes.",
    "{{names}} has the same phone, so orders and conversations with it will keep this person's data. If it is the same person, merge the records first.",
  ],
  anonymizeName: ["Digite {{name}} para confirmar", "Type {{name}} to confirm"],
  anonymizeNow: ["Anonimizar para sempre", "Anonymize for good"],
  anonymizing: ["Anonimizando…", "Anonymizing…"],
  anonymized: ["A pessoa foi anonimizada", "The person has been anonymized"],
  wrongName: ["Este não é o nome do cadastro.", "That is not the name of the record."],
  courier: [
    "Esta pessoa ainda é entregador. Exclua antes o cadastro de entregador.",
    "This person is still a delivery person. Delete that record first.",
  ],
  cancel: ["Cancelar", "Cancel"],
} satisfies Dictionary

/** Returns the function that translates these texts. */
export const useAnonymizeWords = () => useWords("anonymize", anonymizeWords)
