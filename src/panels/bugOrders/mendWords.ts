import { moveWords } from "../../business/orders/moveWords.ts"
import { type Dictionary, useWords } from "../../frame/useWords.ts"

export const mendWords = {
  order: ["Pedido {{code}}", "Order {{code}}"],
  promised: ["Prometido para {{time}}", "Promised for {{time}}"],
  openOrder: ["Abrir pedido", "Open order"],
  callCustomer: ["Ligar para {{name}}", "Call {{name}}"],
  customer: ["cliente", "customer"],
  moves: ["Outras mudanças", "Other moves"],
  done: ["Pedido {{code}}: {{status}}", "Order {{code}}: {{status}}"],
  stale: [
    "Outra pessoa mudou este pedido antes. Confira e escolha de novo.",
    "Someone else changed this order first. Check it and choose again.",
  ],
  notOffered: [
    "O pedido não pode mais ir para lá. Confira e escolha de novo.",
    "The order can no longer go there. Check it and choose again.",
  ],
  needsReason: ["Informe o motivo e quem paga.", "Enter the reason and who pays."],
  ...moveWords,
} satisfies Dictionary

/** Words for an order with problems and its moves. */
export const useMendWords = () => useWords("mendOrder", mendWords)
