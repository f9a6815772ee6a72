import type { OrderStatus } from "./orders.ts"
import { type OpenTicketStatus, ticketStatuses } from "./tickets.ts"

type Statuses = Readonly<Record<`order.${OrderStatus}` | `ticket.${OpenTicketStatus}`, string>>

const en: Statuses = {
  "order.AWAITING_PAYMENT": "Awaiting payment",
  "order.NEW": "New",
  "order.SCHEDULED": "Scheduled",
  "order.WAIT_COMPANY": "Waiting for the store",
  "order.ACCEPT_SHOPPER": "Shopper accepted",
  "order.IN_PREPARATION": "Being prepared",
  "order.RELEASE_SHOPPER": "Picking done",
  "order.AWAIT_DELIVERYMAN": "Finding a delivery person",
  "order.WAIT_DELIVERYMAN": "Waiting for the delivery person to accept",
  "order.ACCEPT_DELIVERYMAN": "Delivery person accepted",
  "order.DELIVERY_AT_STORE": "Delivery person at the store",
  "order.NO_DELIVERYMAN_AVAILABLE": "No delivery person available",
  "order.DISPATCH": "Dispatched",
  "order.DISPATCH_MACHINE": "Sent to Machine",
  "order.DISPATCH_TENTREGO": "Sent to TEntrego",
  "order.DELIVERY_ROUTE": "On the way",
  "order.DELIVERY_GOBACK": "Returning to the store",
  "order.DELIVERED": "Delivered",
  "order.RELEASE_DRIVER": "Delivery person released",
  "order.RELEASE_DRIVER_COD": "Delivery person released, payment on delivery",
  "order.FINISHED": "Completed",
  "order.CANCELED": "Canceled",
  "ticket.NEW": ticketStatuses.NEW[1],
  "ticket.IN_PROGRESS": ticketStatuses.IN_PROGRESS[1],
  "ticket.ON_HOLD": ticketStatuses.ON_HOLD[1],
}

const ptBr: Statuses = {
  "order.AWAITING_PAYMENT": "Aguardando pagamento",
  "order.NEW": "Novo",
  "order.SCHEDULED": "Agendado",
  "order.WAIT_COMPANY": "Aguardando a loja",
  "order.ACCEPT_SHOPPER": "Separador aceitou",
  "order.IN_PREPARATION": "Em preparo",
  "order.RELEASE_SHOPPER": "Separação concluída",
  "order.AWAIT_DELIVERYMAN": "Procurando entregador",
  "order.WAIT_DELIVERYMAN": "Aguardando o entregador aceitar",
  "order.ACCEPT_DELIVERYMAN": "Entregador aceitou",
  "order.DELIVERY_AT_STORE": "Entregador na loja",
  "order.NO_DELIVERYMAN_AVAILABLE": "Sem entregador disponível",
  "order.DISPATCH": "Despachado",
  "order.DISPATCH_MACHINE": "Despachado via Machine",
  "order.DISPATCH_TENTREGO": "Despachado via TEntrego",
  "order.DELIVERY_ROUTE": "Em rota",
  "order.DELIVERY_GOBACK": "Retornando à loja",
  "order.DELIVERED": "Entregue",
  "order.RELEASE_DRIVER": "Entregador liberado",
  "order.RELEASE_DRIVER_COD": "Entregador liberado, cobrança na entrega",
  "order.FINISHED": "Concluído",
  "order.CANCELED": "Cancelado",
  "ticket.NEW": ticketStatuses.NEW[0],
  "ticket.IN_PROGRESS": ticketStatuses.IN_PROGRESS[0],
  "ticket.ON_HOLD": ticketStatuses.ON_HOLD[0],
}

/** The statuses of section 4 as people read them. */
export const statusWords = { en, ptBr }
