import { tickets } from "../../src/contract/resources/tickets.ts"
import { ticketReplies } from "../../src/contract/resources/ticketReplies.ts"
import type { GivenTicketMessage } from "../../src/samples/ticketMessages.ts"
import { sampleTicketReplies } from "../../src/samples/ticketReplies.ts"
import {
  type GivenRow,
  listed,
  type MemoryBackend,
  memoryBackend,
  type MemoryBackendOptions,
} from "../../src/testing/index.ts"

const hourMs = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString()

const rows: ReadonlyArray<GivenRow<typeof tickets>> = [
  {
    protocol: "BD-20001",
    subject: "Pedido cobrado duas vezes",
    description: "O cliente mandou o extrato: o mesmo pedido aparece duas vezes no cartão.",
    category: "ORDER",
    priority: "HIGH",
    requester: "Rogério Antunes",
    orderCode: "3317",
    status: "IN_PROGRESS",
    createdAt: ago(3),
    firstDueAt: ago(2),
    firstReplyAt: ago(2.5),
    dueAt: ago(-0.7),
  },
  {
    protocol: "BD-20002",
    subject: "Conta repetida",
    description: "Abri a mesma pergunta duas vezes, podem fechar esta.",
    category: "OTHER",
    priority: "LOW",
    requester: "Ivone Sampaio",
    status: "CANCELED",
    createdAt: ago(30),
  },
  {
    protocol: "BD-20003",
    subject: "Impressora não recebe comandas",
    description: "Desde a troca do roteador nada sai na impressora da cozinha.",
    category: "APP",
    priority: "MEDIUM",
    requester: "Ivone Sampaio",
    createdAt: ago(5),
    firstDueAt: ago(1),
    dueAt: ago(-19),
  },
  {
    protocol: "BD-20004",
    subject: "Cupom não é aceito",
    description: "O aplicativo diz que o cupom venceu, mas ele vale até o fim do mês.",
    category: "ORDER",
    priority: "MEDIUM",
    requester: "Rogério Antunes",
    status: "SOLVED",
    createdAt: ago(50),
    firstReplyAt: ago(48),
    solvedAt: ago(20),
  },
]

const said: ReadonlyArray<GivenTicketMessage> = [
  { ticket: 1, by: "requester", after: 4, body: "Segue o extrato do cliente.", hasFile: true },
  { ticket: 1, by: "desk", after: 30, body: "Já localizamos as duas cobranças. Volto ainda hoje." },
  { ticket: 1, by: "desk", after: 34, kind: "INTERNAL", body: "A segunda não foi capturada, só autorizada." },
  { ticket: 1, by: "requester", after: 70, body: "Obrigado. O valor volta para o cartão?" },
]

/** A backend with four tickets, of which one was talked about. */
export const ticketBackend = (more: MemoryBackendOptions = {}): MemoryBackend =>
  memoryBackend({
    resources: [listed(tickets, rows), listed(ticketReplies, sampleTicketReplies)],
    ticketMessages: said,
    ...more,
  })
