import type { ReminderRefused } from "../../../src/contract/finance/refusals.ts"
import type { Words } from "../../../src/contract/resource/Words.ts"
import type { Sentences } from "../http/sentences.ts"

const reasons: Readonly<Record<ReminderRefused["reason"], Words>> = {
  NOT_OWED: [
    "A empresa não deve nada desta fatura agora.",
    "The company does not owe anything on this invoice now.",
  ],
  NO_READER: ["Ninguém da empresa tem acesso às faturas.", "No one at the company has access to invoices."],
  TOO_SOON: [
    "Um lembrete desta fatura foi enviado há menos de uma hora.",
    "A reminder of this invoice was sent less than an hour ago.",
  ],
}

/** Sentences for refused reminders of invoices. */
export const invoiceSentences = {
  ReminderRefused: ({ reason }) => reasons[reason],
} satisfies Partial<Sentences>
