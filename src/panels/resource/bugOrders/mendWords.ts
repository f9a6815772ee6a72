import { reasonWords } from "../../../business/orders/reasonWords.ts"
import { type Dictionary, useWords } from "../../../frame/useWords.ts"

const en = {
  order: "Order {{code}}",
  promised: "Promised for {{time}}",
  openOrder: "Open order",
  assign: "Assign delivery person",
  callCustomer: "Call {{name}}",
  customer: "customer",
  courier: "delivery person",
  cancel: "Cancel order",
  moves: "Other moves",
  assignTitle: "Assign order {{code}}",
  person: "Delivery person",
  nobody: "No delivery person is online.",
  promise: "Promise anew",
  promiseTitle: "New promise for order {{code}}",
  minutes: "Minutes from now",
  minutesRange: "Enter 1 to {{max}} minutes.",
  cancelTitle: "Cancel order {{code}}",
  reason: "Reason",
  payer: "Who pays",
  comment: "Comment",
  optional: "optional",
  back: "Back",
  done: "Order {{code}}: {{status}}",
  stale: "Someone else changed this order first. Look at it again, and choose anew.",
  notOffered: "The order can no longer go there. Look at it again, and choose anew.",
  unavailable: "This delivery person is not available any more. Choose another.",
  needsReason: "Say why, and who pays.",
  ...reasonWords.en,
}

const ptBr: Record<keyof typeof en, string> = {
  order: "Pedido {{code}}",
  promised: "Prometido para {{time}}",
  openOrder: "Abrir pedido",
  assign: "Escolher entregador",
  callCustomer: "Ligar para {{name}}",
  customer: "cliente",
  courier: "entregador",
  cancel: "Cancelar pedido",
  moves: "Outras mudanças",
  assignTitle: "Escolher entregador do pedido {{code}}",
  person: "Entregador",
  nobody: "Nenhum entregador está online.",
  promise: "Prometer novo horário",
  promiseTitle: "Novo horário do pedido {{code}}",
  minutes: "Minutos a partir de agora",
  minutesRange: "Informe de 1 a {{max}} minutos.",
  cancelTitle: "Cancelar o pedido {{code}}",
  reason: "Motivo",
  payer: "Quem paga",
  comment: "Comentário",
  optional: "opcional",
  back: "Voltar",
  done: "Pedido {{code}}: {{status}}",
  stale: "Outra pessoa mudou este pedido antes. Confira e escolha de novo.",
  notOffered: "O pedido não pode mais ir para lá. Confira e escolha de novo.",
  unavailable: "Este entregador não está mais disponível. Escolha outro.",
  needsReason: "Informe o motivo e quem paga.",
  ...reasonWords.ptBr,
}

const words: Dictionary<typeof en> = { en, ptBr }

/** Words for an order with problems and its moves. */
export const useMendWords = () => useWords("mendOrder", words)
