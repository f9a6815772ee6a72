import type { Dictionary } from "../../../frame/useWords.ts"

const en = {
  title: "Kitchen",
  todo: "To do",
  doing: "In progress",
  ready: "Ready",
  inColumn_one: "{{name}}, {{count}} order",
  inColumn_other: "{{name}}, {{count}} orders",
  start: "Start",
  markReady: "Ready",
  handTo: "Handed to {{name}}",
  handToCustomer: "Handed to the customer",
  nothing: "Nothing here",
  soundOn: "Turn the sound on",
  soundOff: "Turn the sound off",
  larger: "Text size",
  fullScreen: "Full screen",
  leaveFullScreen: "Leave full screen",
  leave: "Back to the board",
} as const

/** What a kitchen's screen says. */
export const kitchenWords: Dictionary<typeof en> = {
  en,
  ptBr: {
    title: "Cozinha",
    todo: "A fazer",
    doing: "Fazendo",
    ready: "Prontos",
    inColumn_one: "{{name}}, {{count}} pedido",
    inColumn_other: "{{name}}, {{count}} pedidos",
    start: "Começar",
    markReady: "Pronto",
    handTo: "Entregue: {{name}}",
    handToCustomer: "Entregue ao cliente",
    nothing: "Nada aqui",
    soundOn: "Ligar o som",
    soundOff: "Desligar o som",
    larger: "Tamanho do texto",
    fullScreen: "Tela cheia",
    leaveFullScreen: "Sair da tela cheia",
    leave: "Voltar para o quadro",
  },
}
