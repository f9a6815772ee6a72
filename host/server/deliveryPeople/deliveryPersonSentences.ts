import type { Sentences } from "../http/sentences.ts"

/** Sentences for refused changes to delivery people. */
export const deliveryPersonSentences = {
  StaleDeliveryPerson: () => [
    "Outra pessoa salvou este entregador antes. Nada foi alterado.",
    "Someone else saved this delivery person first. Nothing was changed.",
  ],
  CpfTaken: () => ["Outro entregador já tem este CPF.", "Another delivery person already has this CPF."],
} satisfies Partial<Sentences>
