import { type Dictionary, useWords } from "../../../frame/useWords.ts"

export const boardWords = {
  inColumn: ["{{name}}: {{count}}", "{{name}}: {{count}}"],
  "column.scheduled": ["Agendadas", "Scheduled"],
  "column.waiting": ["Procurando entregador", "Looking for a delivery person"],
  "column.courier": ["Entregador", "Delivery person"],
  "column.onRoute": ["Em rota", "On the way"],
  "column.delivered": ["Entregues", "Delivered"],
  nothing: ["Nada aqui.", "Nothing here."],
  none: ["Nenhuma entrega em andamento", "No delivery is under way"],
  noneText: [
    "As entregas aparecem aqui assim que são pedidas.",
    "Deliveries appear here as soon as they are requested.",
  ],
  loadFailed: ["Não foi possível carregar as entregas", "Could not load the deliveries"],
  outdated: ["Estas entregas podem ter mudado.", "These deliveries may have changed since."],
  retry: ["Tentar de novo", "Try again"],
  cut: [
    "O quadro mostra as {{count}} entregas em andamento mais recentes. Há outras: procure na lista.",
    "The board shows the latest {{count}} deliveries under way. There are more: look for them in the list.",
  ],
  keys: ["As setas vão de um cartão a outro.", "Arrows move between cards."],
  open: ["Abrir {{code}}", "Open {{code}}"],
  more: ["Ações de {{code}}", "Actions for {{code}}"],
  minutes: ["{{count}} min", "{{count}} min"],
  at: ["para {{time}}", "for {{time}}"],
  close: ["Fechar", "Close"],
  assign: ["Escolher entregador", "Choose a delivery person"],
  "to.AWAIT_DELIVERYMAN": ["Procurar entregador", "Look for a delivery person"],
  "to.NO_DELIVERYMAN_AVAILABLE": ["Ninguém disponível", "No delivery person found"],
  "to.DELIVERY_AT_STORE": ["Entregador chegou", "Delivery person arrived"],
  "to.DELIVERY_ROUTE": ["Saiu para entrega", "Picked up"],
  "to.DELIVERED": ["Marcar como entregue", "Mark as delivered"],
  "to.DELIVERY_GOBACK": ["Voltar à loja", "Return to store"],
  "to.FINISHED": ["Finalizar", "Finish"],
  "to.CANCELED": ["Cancelar entrega", "Cancel delivery"],
} satisfies Dictionary

/** Returns the texts of the loose-delivery board. */
export const useBoardWords = () => useWords("looseBoard", boardWords)
