import type { Dictionary } from "../../frame/useWords.ts"

/** Texts about the work of a delivery person. */
export const workWords = {
  phone: ["Telefone", "Phone"],
  order: ["Pedido", "Order"],
  promised: ["promessa {{time}}", "promised {{time}}"],
  customer: ["cliente {{phone}}", "customer {{phone}}"],
  workFailed: ["Pedidos não carregados.", "Orders not loaded."],
  again: ["Tentar de novo", "Try again"],
  give: ["Atribuir pedido…", "Assign an order…"],
  giveTitle: ["Qual pedido {{name}} leva?", "Which order does {{name}} take?"],
  giveSearch: ["Código, loja ou bairro", "Code, store or neighborhood"],
  orders: ["Pedidos sem entregador", "Orders without a delivery person"],
  noneWaiting: ["Nenhum pedido espera por entregador.", "No order waits for a delivery person."],
  noneFound: ["Nenhum pedido corresponde.", "No order matches."],
  cancel: ["Cancelar", "Cancel"],
  assign: ["Atribuir", "Assign"],
  assigned: ["Pedido #{{code}} atribuído a {{name}}.", "Order #{{code}} assigned to {{name}}."],
  stale: [
    "O pedido acabou de mudar. Escolha outro ou tente de novo.",
    "The order has just changed. Choose another one or try again.",
  ],
  courierGone: ["Este entregador não está mais disponível.", "This delivery person is no longer available."],
} satisfies Dictionary
