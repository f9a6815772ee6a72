import { hoursToReply, hoursToSolve, type tickets } from "../contract/resources/tickets.ts"
import type { GivenRow } from "./givenRow.ts"
import { nth } from "./nth.ts"

type Ticket = GivenRow<typeof tickets>
type Customer = Pick<Ticket, "customer" | "phone">
type TicketText = Pick<Ticket, "subject" | "description" | "category">

const ofStores: readonly [TicketText, ...ReadonlyArray<TicketText>] = [
  {
    subject: "Pedido cobrado duas vezes",
    description: "O cliente mandou o extrato: o mesmo pedido aparece duas vezes no cartão.",
    category: "ORDER",
  },
  {
    subject: "Entregador não aparece no mapa",
    description: "Ele está na rua desde cedo, mas o mapa mostra a última posição de ontem.",
    category: "APP",
  },
  {
    subject: "Troca da conta para repasse",
    description: "Mudamos de banco. O próximo repasse já precisa cair na conta nova.",
    category: "FINANCE",
  },
  {
    subject: "Impressora não recebe comandas",
    description: "Desde a troca do roteador nada sai na impressora da cozinha.",
    category: "APP",
  },
  {
    subject: "Dúvida sobre a fatura",
    description: "A taxa deste mês veio maior do que a do contrato. Podem conferir?",
    category: "FINANCE",
  },
  {
    subject: "Foto do produto errada",
    description: "Dois produtos aparecem com a foto um do outro.",
    category: "CATALOG",
  },
  {
    subject: "Cupom não é aceito",
    description: "O aplicativo diz que o cupom venceu, mas ele vale até o fim do mês.",
    category: "ORDER",
  },
  {
    subject: "Novo funcionário sem acesso",
    description: "Ele entrou na segunda e ainda não consegue abrir os pedidos.",
    category: "ACCOUNT",
  },
  {
    subject: "Cliente pediu a exclusão dos dados",
    description: "Pedido por e-mail, com documento. Qual é o prazo para responder?",
    category: "LGPD",
  },
]

const ofPartners: readonly [TicketText, ...ReadonlyArray<TicketText>] = [
  {
    subject: "Dúvida sobre a comissão",
    description: "A comissão deste mês não bate com as licenças vendidas.",
    category: "FINANCE",
  },
  {
    subject: "Link da página não abre",
    description: "Quem toca no link do perfil vê uma página em branco.",
    category: "APP",
  },
]

/** Stores and a partner, by their place among the demo's companies, and who wrote to the first of them. */
const owners = [1, 2, 4, 5, 3, 1, 6, 2, 8, 9, 1, 10] as const
const partners: ReadonlyArray<number> = [3, 17, 24]
const customers: readonly [Customer, ...ReadonlyArray<Customer>] = [
  { customer: "Célia Rezende", phone: "5511993142087" },
  { customer: "Otávio Prado", phone: "5511981203377" },
]

const hourMs = 3_600_000
const count = 48

/** Requesters who write for a company. */
const requesters = ["Rogério Antunes", "Patrícia Fonseca", "Wesley Barros", "Ivone Sampaio"] as const

const at = (ms: number) => new Date(ms).toISOString()

const statusOf = (index: number, openedHours: number): string =>
  openedHours < 40
    ? nth(["NEW", "IN_PROGRESS", "NEW"] as const, index)
    : nth(["SOLVED", "IN_PROGRESS", "SOLVED", "ON_HOLD", "SOLVED", "CANCELED"] as const, index)

/** Tickets of the demo's companies from the last days, the oldest first. */
export const sampleTickets = (now: number): ReadonlyArray<Ticket> =>
  Array.from({ length: count }, (_, index) => {
    const openedHours = (count - index) * 6 + (index % 5)
    const openedAt = now - openedHours * hourMs
    const owner = nth(owners, index)
    const isPartner = partners.includes(owner)
    const status = statusOf(index, openedHours)
    const priority = nth(["MEDIUM", "LOW", "MEDIUM", "HIGH"] as const, index)
    const texts = nth(isPartner ? ofPartners : ofStores, index)
    return {
      ...texts,
      protocol: `BD-${20_001 + index}`,
      priority,
      requester: nth(requesters, owner),
      ...(status !== "NEW" && {
        assignee: nth([2, 1, 2] as const, index),
        firstReplyAt: at(openedAt + (0.4 + (index % 6)) * hourMs),
      }),
      firstDueAt: at(openedAt + hoursToReply[priority] * hourMs),
      dueAt: at(openedAt + hoursToSolve[priority] * hourMs),
      ...(status === "SOLVED" && {
        solvedAt: at(openedAt + (7 + (index % 20)) * hourMs),
      }),
      reopenings: index % 11 === 0 ? 1 : 0,
      ...(owner === 1 && texts.category === "ORDER" && nth(customers, index)),
      owner,
      status,
      createdAt: at(openedAt),
    }
  })
