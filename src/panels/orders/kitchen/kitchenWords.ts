import type { Dictionary } from "../../../frame/useWords.ts"

/** Texts of the kitchen screen. */
export const kitchenWords = {
  title: ["Cozinha", "Kitchen"],
  todo: ["A fazer", "To do"],
  doing: ["Fazendo", "In progress"],
  ready: ["Prontos", "Ready"],
  inColumn_one: ["{{name}}, {{count}} pedido", "{{name}}, {{count}} order"],
  inColumn_other: ["{{name}}, {{count}} pedidos", "{{name}}, {{count}} orders"],
  start: ["Começar", "Start"],
  markReady: ["Pronto", "Ready"],
  handTo: ["Entregue: {{name}}", "Handed to {{name}}"],
  handToCustomer: ["Entregue ao cliente", "Handed to the customer"],
  notReady: ["Ainda não está pronto", "Not ready yet"],
  review: ["Para rever", "To review"],
  stop: ["Cancelado: não prepare.", "Canceled: do not prepare it."],
  dismiss: ["Entendi", "Got it"],
  recent: ["Últimos pedidos", "Recent orders"],
  recallOne: ["Rever o pedido #{{code}}", "Review order #{{code}}"],
  noneRecent: [
    "Nenhum pedido saiu da cozinha nas últimas horas.",
    "No order left the kitchen in the last few hours.",
  ],
  recentFailed: ["Não foi possível carregar os últimos pedidos", "Could not load the recent orders"],
  notRecalled: ["O pedido não voltou para a tela.", "The order is not back on the screen."],
  nothing: ["Nada aqui", "Nothing here"],
  soundOn: ["Ligar o som", "Turn the sound on"],
  soundOff: ["Desligar o som", "Turn the sound off"],
  larger: ["Tamanho do texto", "Text size"],
  fullScreen: ["Tela cheia", "Full screen"],
  leaveFullScreen: ["Sair da tela cheia", "Leave full screen"],
  leave: ["Voltar para o quadro", "Back to the board"],
} satisfies Dictionary
