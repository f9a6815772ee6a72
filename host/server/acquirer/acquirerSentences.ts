import type { OperationRefused } from "../../../src/contract/finance/refusals.ts"
import type { Words } from "../../../src/contract/resource/Words.ts"
import type { Sentences } from "../http/sentences.ts"

const reasons: Readonly<Record<OperationRefused["reason"], Words>> = {
  STATUS: [
    "Na situação atual da transação isso não pode ser feito.",
    "The transaction's current status does not allow this.",
  ],
  AMOUNT: [
    "O valor passa do que resta da transação.",
    "The amount is more than what is left of the transaction.",
  ],
  WHOLE: [
    "Antes da captura só dá para cancelar o valor inteiro.",
    "Before it is captured, a transaction can only be voided as a whole.",
  ],
  UNCONFIRMED: [
    "A operação anterior desta transação ainda não foi confirmada.",
    "The previous operation on this transaction is not confirmed yet.",
  ],
  SPLIT: [
    "Quem recebe parte desta transação não tem Merchant ID; sem ele a Braspag não divide o valor.",
    "A receiver of this transaction has no merchant ID; without it Braspag cannot split the amount.",
  ],
  NOT_CONNECTED: ["Este servidor não está conectado à Braspag.", "This server is not connected to Braspag."],
  UNREACHABLE: [
    "A Braspag não respondeu. Nada foi feito; tente de novo.",
    "Braspag could not be reached. Nothing was done; try again.",
  ],
}

/** Sentences for refused operations on payments. */
export const acquirerSentences = {
  AcquirerRefused: ({ code }) => [
    `A Braspag recusou (código ${code}). Nada foi alterado.`,
    `Braspag refused it (code ${code}). Nothing was changed.`,
  ],
  OperationRefused: ({ reason }) => reasons[reason],
} satisfies Partial<Sentences>
