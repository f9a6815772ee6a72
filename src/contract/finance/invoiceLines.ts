/** Kinds of invoice lines: the amounts a line of a closed period adds up, and the side it counts on. */
export const invoiceLineKinds = {
  SALES: ["Vendas", "Sales"],
  DELIVERY: ["Entregas e gorjetas da loja", "Store's own delivery and tips"],
  COUPON_REFUND: ["Cupons pagos por terceiros", "Coupons funded by others"],
  COMMISSION: ["Comissão", "Commission"],
  PAYMENT_FEE: ["Taxa de pagamento", "Payment fee"],
  COLLECTED: ["Recebido pela loja", "Collected by the store"],
  MONTHLY: ["Mensalidade", "Monthly fee"],
  SETUP: ["Taxa de adesão", "Setup fee"],
} as const

/** A charge is owed to the platform; a credit is the company's. */
export const invoiceSides = {
  CHARGE: ["Débito", "Charge"],
  CREDIT: ["Crédito", "Credit"],
} as const
