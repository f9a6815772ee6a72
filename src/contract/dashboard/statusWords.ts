import type { OrderStatus } from "./orders.ts"
import { type OpenTicketStatus, ticketStatuses } from "./tickets.ts"
import type { Words } from "../resource/Words.ts"

type Statuses = Readonly<
  Record<`order.${OrderStatus}` | "order.IN_PREPARATION.supermarket" | `ticket.${OpenTicketStatus}`, Words>
>

const wordsOf = ([ptBr, en]: readonly [string, string, ...unknown[]]): Words => [ptBr, en]

/** The statuses of section 4 as people read them. */
export const statusWords = {
  "order.AWAITING_PAYMENT": ["Aguardando pagamento", "Awaiting payment"],
  "order.NEW": ["Novo", "New"],
  "order.SCHEDULED": ["Agendado", "Scheduled"],
  "order.WAIT_COMPANY": ["Aguardando a loja", "Waiting for the store"],
  "order.ACCEPT_SHOPPER": ["Separador aceitou", "Shopper accepted"],
  "order.IN_PREPARATION": ["Em preparo", "Being prepared"],
  /** The same at a supermarket, whose orders are picked. */
  "order.IN_PREPARATION.supermarket": ["Em separação", "Being picked"],
  "order.RELEASE_SHOPPER": ["Separação concluída", "Picking done"],
  "order.AWAIT_DELIVERYMAN": ["Procurando entregador", "Finding a delivery person"],
  "order.WAIT_DELIVERYMAN": ["Aguardando o entregador aceitar", "Waiting for the delivery person to accept"],
  "order.ACCEPT_DELIVERYMAN": ["Entregador aceitou", "Delivery person accepted"],
  "order.DELIVERY_AT_STORE": ["Entregador na loja", "Delivery person at the store"],
  "order.NO_DELIVERYMAN_AVAILABLE": ["Sem entregador disponível", "No delivery person available"],
  "order.DISPATCH": ["Despachado", "Dispatched"],
  "order.DISPATCH_MACHINE": ["Despachado via Machine", "Sent to Machine"],
  "order.DISPATCH_TENTREGO": ["Despachado via TEntrego", "Sent to TEntrego"],
  "order.DELIVERY_ROUTE": ["Em rota", "On the way"],
  "order.DELIVERY_GOBACK": ["Retornando à loja", "Returning to the store"],
  "order.DELIVERED": ["Entregue", "Delivered"],
  "order.RELEASE_DRIVER": ["Entregador liberado", "Delivery person released"],
  "order.RELEASE_DRIVER_COD": [
    "Entregador liberado, cobrança na entrega",
    "Delivery person released, payment on delivery",
  ],
  "order.FINISHED": ["Concluído", "Completed"],
  "order.CANCELED": ["Cancelado", "Canceled"],
  "ticket.NEW": wordsOf(ticketStatuses.NEW),
  "ticket.IN_PROGRESS": wordsOf(ticketStatuses.IN_PROGRESS),
  "ticket.ON_HOLD": wordsOf(ticketStatuses.ON_HOLD),
} satisfies Statuses

/** A key of an order's status among these words. */
export type OrderStatusKey = Extract<keyof typeof statusWords, `order.${string}`>

interface StatusOfStore {
  readonly status?: string | undefined
  readonly company?: { readonly type?: string | null | undefined } | null | undefined
}

/** The key of an order's status, in its kind of store's words; undefined for a status nobody here knows. */
export const orderStatusKey = ({ status, company }: StatusOfStore): OrderStatusKey | undefined => {
  const key = `order.${status}`
  const inStore = company?.type === "supermarket" ? `${key}.supermarket` : key
  return [inStore, key].find((one): one is OrderStatusKey => Object.hasOwn(statusWords, one))
}
