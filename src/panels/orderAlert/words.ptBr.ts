import type { en } from "./words.en.ts"

export const ptBr: typeof en = {
  region: "Pedidos novos",
  arrived_one: "Chegou um pedido novo",
  arrived_other: "Chegaram {{count}} pedidos novos",
  waiting_one: "Um pedido está esperando",
  waiting_other: "{{count}} pedidos estão esperando",
  order: "Pedido {{number}}",
  nameless: "Pedido novo",
  more_one: "e mais 1",
  more_other: "e mais {{count}}",
  open: "Ver pedido",
  dismiss: "Dispensar",
  blocked: "O navegador está bloqueando o som de pedido novo.",
  stillBlocked:
    "O navegador continua bloqueando o som. Permita o som deste site nas configurações do navegador.",
  enable: "Ativar o som",
  enabled: "É este o som de pedido novo.",
  test: "Testar o som",
}
