/** Operations on money a customer has paid by card or PIX. */
export const paymentOperations = {
  CAPTURE: ["Captura", "Capture"],
  VOID: ["Cancelamento", "Void"],
  REFUND: ["Estorno", "Refund"],
} as const

export type PaymentOperation = keyof typeof paymentOperations
