import type { OperationRefused } from "../../../src/contract/finance/refusals.ts"

type Reason = OperationRefused["reason"]

export const paymentPtBr: Readonly<Record<Reason, string>> = {
  STATUS: "Na situação atual da transação isso não pode ser feito.",
  AMOUNT: "O valor passa do que resta da transação.",
  WHOLE: "Antes da captura só dá para cancelar o valor inteiro.",
  UNCONFIRMED: "A operação anterior desta transação ainda não foi confirmada.",
  SPLIT: "Quem recebe parte desta transação não tem Merchant ID; sem ele a Braspag não divide o valor.",
  NOT_CONNECTED: "Este servidor não está conectado à Braspag.",
  UNREACHABLE: "A Braspag não respondeu. Nada foi feito; tente de novo.",
}

export const paymentEn: Readonly<Record<Reason, string>> = {
  STATUS: "The transaction's current status does not allow this.",
  AMOUNT: "The amount is more than what is left of the transaction.",
  WHOLE: "Before it is captured, a transaction can only be voided as a whole.",
  UNCONFIRMED: "The previous operation on this transaction is not confirmed yet.",
  SPLIT: "A receiver of this transaction has no merchant ID; without it Braspag cannot split the amount.",
  NOT_CONNECTED: "This server is not connected to Braspag.",
  UNREACHABLE: "Braspag could not be reached. Nothing was done; try again.",
}
