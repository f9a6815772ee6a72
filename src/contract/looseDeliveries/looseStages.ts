import type { MoveReason } from "../orders/orderMoves.ts"
import { namesOf, type Words } from "../resource/Words.ts"

/** Names of the reasons why a delivery was canceled or did not reach somebody. */
export const looseReasons = {
  CUSTOMER_ASKED: ["O cliente pediu", "Customer asked"],
  NO_COURIER: ["Sem entregador", "No delivery person"],
  TOO_BUSY: ["Loja muito cheia", "Store too busy"],
  CLOSING: ["Loja fechando", "Store closing"],
  OUTSIDE_AREA: ["Fora da área de entrega", "Outside the delivery area"],
  DUPLICATE: ["Entrega repetida", "Duplicate delivery"],
  CUSTOMER_NOT_FOUND: ["Cliente não encontrado", "Customer not found"],
  ADDRESS_NOT_FOUND: ["Endereço não encontrado", "Address not found"],
  CUSTOMER_GAVE_UP: ["Cliente desistiu", "Customer gave up"],
  BACK_TO_QUEUE: ["Voltou para a fila", "Back to queue"],
  REMOVE_FROM_LIST: ["Retirada da lista", "Removed from list"],
} as const satisfies Readonly<Partial<Record<MoveReason, Words>>>

/** Names of a drop-off's outcomes (section 4). */
export const looseOutcomes = {
  entregue: ["Entregue", "Delivered"],
  entregue_portao: ["Entregue no portão", "Left at the gate"],
  nao_entregue: ["Não entregue", "Not delivered"],
} as const

/** Names and colors of a delivery's statuses (section 4). */
export const looseStages = {
  NEW: ["Agendada", "Scheduled", "neutral"],
  AWAIT_DELIVERYMAN: ["Procurando entregador", "Looking for a delivery person", "warning"],
  NO_DELIVERYMAN_AVAILABLE: ["Sem entregador disponível", "No delivery person available", "danger"],
  ACCEPT_DELIVERYMAN: ["Entregador aceitou", "Delivery person accepted", "info"],
  DELIVERY_AT_STORE: ["Entregador na loja", "Delivery person at the store", "info"],
  DELIVERY_ROUTE: ["Em rota de entrega", "On the way", "info"],
  DELIVERY_GOBACK: ["Retornando à loja", "Returning to store", "warning"],
  DELIVERED: ["Entregue", "Delivered", "success"],
  FINISHED: ["Finalizada", "Finished", "success"],
  CANCELED: ["Cancelada", "Canceled", "off"],
} as const

/** The words alone. */
export const looseStageNames = namesOf(looseStages)

/** Sentences of the list that its noun does not make. */
export const looseSentences = {
  "tab.delivery": ["Andamento", "Progress"],
  "list.board": ["Quadro", "Board"],
  "list.credits": ["Créditos", "Credits"],
  "list.send": ["Nova entrega", "New delivery"],
  "row.assign": ["Escolher entregador", "Choose a delivery person"],
  "row.progress": ["Mudar situação", "Change status"],
  created: ["A entrega foi pedida.", "The delivery has been requested."],
  quoteChanged: [
    "O preço mudou. Confira o novo valor e envie de novo.",
    "The price has changed. Check the new one and send again.",
  ],
  notEnoughCredits: [
    "Os créditos da loja não cobrem esta entrega. Nada foi enviado.",
    "The store's credits do not cover this delivery. Nothing was sent.",
  ],
  tooFar: ["O trajeto é longo demais: o máximo são {{km}} km.", "The route is too long: {{km}} km at most."],
} as const satisfies Readonly<Record<string, Words>>
