import type { ReminderRefused } from "../../../src/contract/finance/refusals.ts"

type Reason = ReminderRefused["reason"]

export const reminderPtBr: Readonly<Record<Reason, string>> = {
  NOT_OWED: "A empresa não deve nada desta fatura agora.",
  NO_READER: "Ninguém da empresa tem acesso às faturas.",
  TOO_SOON: "Um lembrete desta fatura foi enviado há menos de uma hora.",
}

export const reminderEn: Readonly<Record<Reason, string>> = {
  NOT_OWED: "The company does not owe anything on this invoice now.",
  NO_READER: "No one at the company has access to invoices.",
  TOO_SOON: "A reminder of this invoice was sent less than an hour ago.",
}
