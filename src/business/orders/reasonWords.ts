import type { Dictionary } from "../../frame/useWords.ts"

/** Reasons for canceled and returned orders, and payers of canceled ones. */
export const reasonWords = {
  "reason.SOLD_OUT": ["Acabou um item", "Something is sold out"],
  "reason.TOO_BUSY": ["Movimento demais", "Too busy"],
  "reason.CLOSING": ["A loja está fechando", "The store is closing"],
  "reason.NO_COURIER": ["Sem entregador", "No delivery person"],
  "reason.OUTSIDE_AREA": ["Fora da área de entrega", "Outside the delivery area"],
  "reason.SUSPECTED_FRAUD": ["Suspeita de fraude", "Suspected fraud"],
  "reason.DUPLICATE": ["Pedido duplicado", "Duplicate order"],
  "reason.CUSTOMER_ASKED": ["O cliente pediu", "The customer asked"],
  "reason.CUSTOMER_NOT_FOUND": ["Cliente não encontrado", "Customer not found"],
  "reason.ADDRESS_NOT_FOUND": ["Endereço não encontrado", "Address not found"],
  "reason.CUSTOMER_GAVE_UP": ["Cliente desistiu", "Customer gave up"],
  "reason.BACK_TO_QUEUE": ["Devolver à fila", "Back to the queue"],
  "reason.REMOVE_FROM_LIST": ["Tirar da lista", "Remove from the list"],
  "reason.NOT_PAID": ["Não foi pago a tempo", "Not paid in time"],
  "reason.other": ["Outro motivo", "Another reason"],
  "payer.STORE": ["A loja", "The store"],
  "payer.PLATFORM": ["A plataforma", "The platform"],
  "payer.CUSTOMER": ["O cliente", "The customer"],
  "payer.COURIER": ["O entregador", "The delivery person"],
  "payer.other": ["Outra pessoa", "Someone else"],
} satisfies Dictionary
