import type { Dictionary } from "../../frame/useWords.ts"

/** Texts of the new-order alert. */
export const orderAlertWords = {
  region: ["Pedidos novos", "New orders"],
  arrived_one: ["Chegou um pedido novo", "A new order has arrived"],
  arrived_other: ["Chegaram {{count}} pedidos novos", "{{count}} new orders have arrived"],
  waiting_one: ["Um pedido está esperando", "An order is waiting"],
  waiting_other: ["{{count}} pedidos estão esperando", "{{count}} orders are waiting"],
  order: ["Pedido {{number}}", "Order {{number}}"],
  nameless: ["Pedido novo", "New order"],
  more_one: ["e mais 1", "and 1 more"],
  more_other: ["e mais {{count}}", "and {{count}} more"],
  open: ["Ver pedido", "View order"],
  dismiss: ["Dispensar", "Dismiss"],
  blocked: [
    "O navegador está bloqueando o som de pedido novo.",
    "Your browser is blocking the new-order sound.",
  ],
  stillBlocked: [
    "O navegador continua bloqueando o som. Permita o som deste site nas configurações do navegador.",
    "Your browser is still blocking the sound. Allow sound for this site in your browser’s settings.",
  ],
  enable: ["Ativar o som", "Turn on sound"],
  enabled: ["É este o som de pedido novo.", "New orders will sound like this."],
  test: ["Testar o som", "Test sound"],
} satisfies Dictionary
