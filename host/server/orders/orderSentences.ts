import type { Sentences } from "../http/sentences.ts"

/** Sentences for refused work on an order. */
export const orderSentences = {
  StaleOrder: () => [
    "Outra pessoa moveu este pedido antes. Nada foi alterado.",
    "Someone else moved this order first. Nothing was changed.",
  ],
  MoveNotOffered: () => [
    "O pedido não pode ir para este status. Nada foi alterado.",
    "The order cannot be moved to this status. Nothing was changed.",
  ],
  ReasonNeeded: () => ["Informe o motivo. Nada foi alterado.", "Give a reason. Nothing was changed."],
  PayerNeeded: () => [
    "Informe quem paga pelo cancelamento. Nada foi alterado.",
    "Say who pays for the cancellation. Nothing was changed.",
  ],
  CourierUnavailable: () => [
    "O entregador está offline ou indisponível. Nada foi alterado.",
    "The delivery person is offline or unavailable. Nothing was changed.",
  ],
  AgreementNeeded: () => [
    "O cliente precisa concordar com a troca deste item. Nada foi alterado.",
    "The customer has to agree to a substitute of this item. Nothing was changed.",
  ],
  TotalNotCovered: () => [
    "O pedido ficaria mais caro do que o cliente pagou. Nada foi alterado.",
    "The order would cost more than the customer paid. Nothing was changed.",
  ],
  NotUndoable: () => [
    "Este movimento não pode mais ser desfeito. Nada foi alterado.",
    "This move can no longer be undone. Nothing was changed.",
  ],
} satisfies Partial<Sentences>
