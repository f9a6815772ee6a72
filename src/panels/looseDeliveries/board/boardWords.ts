import { useWords } from "../../../frame/useWords.ts"

const en = {
  inColumn: "{{name}}: {{count}}",
  "column.scheduled": "Scheduled",
  "column.waiting": "Looking for courier",
  "column.courier": "Courier",
  "column.onRoute": "On the way",
  "column.delivered": "Delivered",
  nothing: "Nothing here.",
  none: "No delivery is under way",
  noneText: "Deliveries appear here as soon as they are requested.",
  loadFailed: "The deliveries could not be loaded",
  keys: "Arrows move between cards.",
  open: "Open {{code}}",
  more: "Actions for {{code}}",
  minutes: "{{count}} min",
  at: "for {{time}}",
  close: "Close",
  assign: "Choose courier",
  "to.AWAIT_DELIVERYMAN": "Look for a courier",
  "to.NO_DELIVERYMAN_AVAILABLE": "No courier found",
  "to.DELIVERY_AT_STORE": "Courier arrived",
  "to.DELIVERY_ROUTE": "Picked up",
  "to.DELIVERED": "Mark as delivered",
  "to.DELIVERY_GOBACK": "Return to store",
  "to.FINISHED": "Finish",
  "to.CANCELED": "Cancel delivery",
}

const ptBr: Readonly<Record<keyof typeof en, string>> = {
  inColumn: "{{name}}: {{count}}",
  "column.scheduled": "Agendadas",
  "column.waiting": "Procurando entregador",
  "column.courier": "Entregador",
  "column.onRoute": "Em rota",
  "column.delivered": "Entregues",
  nothing: "Nada aqui.",
  none: "Nenhuma entrega em andamento",
  noneText: "As entregas aparecem aqui assim que são pedidas.",
  loadFailed: "Não foi possível carregar as entregas",
  keys: "As setas vão de um cartão a outro.",
  open: "Abrir {{code}}",
  more: "Ações de {{code}}",
  minutes: "{{count}} min",
  at: "para {{time}}",
  close: "Fechar",
  assign: "Escolher entregador",
  "to.AWAIT_DELIVERYMAN": "Procurar entregador",
  "to.NO_DELIVERYMAN_AVAILABLE": "Ninguém disponível",
  "to.DELIVERY_AT_STORE": "Entregador chegou",
  "to.DELIVERY_ROUTE": "Saiu para entrega",
  "to.DELIVERED": "Marcar como entregue",
  "to.DELIVERY_GOBACK": "Voltar à loja",
  "to.FINISHED": "Finalizar",
  "to.CANCELED": "Cancelar entrega",
}

const words = { en, ptBr }

/** What the board of loose deliveries says. */
export const useBoardWords = () => useWords("looseBoard", words)
