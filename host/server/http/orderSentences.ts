/** Sentences for refused work on an order, in Portuguese. */
export const orderPtBr = {
  StaleOrder: () => "Outra pessoa moveu este pedido antes. Nada foi alterado.",
  MoveNotOffered: () => "O pedido não pode ir para este status. Nada foi alterado.",
  ReasonNeeded: () => "Informe o motivo. Nada foi alterado.",
  PayerNeeded: () => "Informe quem paga pelo cancelamento. Nada foi alterado.",
  CourierUnavailable: () => "O entregador está offline ou indisponível. Nada foi alterado.",
  AgreementNeeded: () => "O cliente precisa concordar com a troca deste item. Nada foi alterado.",
  TotalNotCovered: () => "O pedido ficaria mais caro do que o cliente pagou. Nada foi alterado.",
  NotUndoable: () => "Este movimento não pode mais ser desfeito. Nada foi alterado.",
}

/** The same in English. */
export const orderEn: typeof orderPtBr = {
  StaleOrder: () => "Someone else moved this order first. Nothing was changed.",
  MoveNotOffered: () => "The order cannot be moved to this status. Nothing was changed.",
  ReasonNeeded: () => "Give a reason. Nothing was changed.",
  PayerNeeded: () => "Say who pays for the cancellation. Nothing was changed.",
  CourierUnavailable: () => "The delivery person is offline or unavailable. Nothing was changed.",
  AgreementNeeded: () => "The customer has to agree to a substitute of this item. Nothing was changed.",
  TotalNotCovered: () => "The order would cost more than the customer paid. Nothing was changed.",
  NotUndoable: () => "This move can no longer be undone. Nothing was changed.",
}
