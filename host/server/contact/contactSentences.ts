import type { Sentences } from "../http/sentences.ts"

/** Sentences for refused work in the contact centre. */
export const contactSentences = {
  ContactExists: () => [
    "Já existe um contato com este telefone.",
    "There is already a contact with this phone.",
  ],
  WindowClosed: () => [
    "Faz mais de 24 horas que o cliente escreveu. Até a próxima mensagem dele, só um modelo aprovado pode ser enviado.",
    "The customer last wrote more than 24 hours ago. Until they write again, only an approved template can be sent.",
  ],
} satisfies Partial<Sentences>
