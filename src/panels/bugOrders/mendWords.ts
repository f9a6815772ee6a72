import { moveWords } from "../../business/orders/moveWords.ts"
import { type Dictionary, useWords } from "../../frame/useWords.ts"

const en = {
  order: "Order {{code}}",
  promised: "Promised for {{time}}",
  openOrder: "Open order",
  callCustomer: "Call {{name}}",
  customer: "customer",
  moves: "Other moves",
  done: "Order {{code}}: {{status}}",
  stale: "Someone else changed this order first. Look at it again, and choose anew.",
  notOffered: "The order can no longer go there. Look at it again, and choose anew.",
  needsReason: "Say why, and who pays.",
  ...moveWords.en,
}

const ptBr: Record<keyof typeof en, string> = {
  order: "Pedido {{code}}",
  promised: "Prometido para {{time}}",
  openOrder: "Abrir pedido",
  callCustomer: "Ligar para {{name}}",
  customer: "cliente",
  moves: "Outras mudanças",
  done: "Pedido {{code}}: {{status}}",
  stale: "Outra pessoa mudou este pedido antes. Confira e escolha de novo.",
  notOffered: "O pedido não pode mais ir para lá. Confira e escolha de novo.",
  needsReason: "Informe o motivo e quem paga.",
  ...moveWords.ptBr,
}

const words: Dictionary<typeof en> = { en, ptBr }

/** Words for an order with problems and its moves. */
export const useMendWords = () => useWords("mendOrder", words)
