import { OpenTicketStatus, ticketStatuses } from "../dashboard/tickets.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Within how many hours a ticket of each priority is to be solved, from when it was opened. */
export const hoursToSolve = { HIGH: 4, MEDIUM: 24, LOW: 72 } as const

/** Within how many hours somebody is to answer it for the first time. */
export const hoursToReply = { HIGH: 1, MEDIUM: 4, LOW: 8 } as const

/** Longest comment on how a ticket was handled. */
export const maxRatingComment = 300

/** Tickets of companies at the help desk (modules, helpdesk/tickets; statuses and priorities of section 4). */
export const tickets = defineResource({
  name: "tickets",
  path: "/helpdesk/ticket",
  access: { anyOf: ["accessToGlobal", "accessToHelpDeskTickets"] },
  scope: "company",
  ownerOptional: true,
  noun: noun("chamado", "chamados", "m", "ticket", "tickets"),
  title: "subject",
  sentences: {
    "row.assign": ["Atribuir", "Assign"],
    "bulk.assign": ["Atribuir", "Assign"],
    "refused.agent": [
      "Esta pessoa não atende este chamado ou não tem mais acesso a ele.",
      "This person does not work on this ticket, or can no longer open it.",
    ],
  },
  parts: [
    part("Chamado", "Ticket", {
      protocol: f.code("Protocolo", "Number", { from: "server", searched: true, unique: true, max: 20 }),
      subject: f.text("Assunto", "Subject", { required: true, max: 120, searched: true }),
      description: f.lines("Descrição", "Description", { required: true, max: 5000 }),
      category: f.choice(
        "Categoria",
        "Category",
        {
          ORDER: ["Pedido", "Order"],
          FINANCE: ["Financeiro", "Billing"],
          APP: ["Aplicativo", "App"],
          CATALOG: ["Cardápio e produtos", "Menu and products"],
          ACCOUNT: ["Conta e acesso", "Account and access"],
          LGPD: ["Dados pessoais (LGPD)", "Personal data (LGPD)"],
          OTHER: ["Outro", "Other"],
        },
        { required: true },
      ),
      priority: f.choice(
        "Prioridade",
        "Priority",
        { LOW: ["Baixa", "Low"], MEDIUM: ["Média", "Medium"], HIGH: ["Alta", "High"] },
        { required: true, initial: "MEDIUM" },
      ),
      attachment: f.file("Anexo", "Attachment"),
      tags: f.text("Etiquetas", "Tags", {
        max: 120,
        hint: ["Palavras separadas por vírgulas.", "Words separated by commas."],
      }),
    }),
    part("Atendimento", "Handling", {
      department: f.reference("Departamento", "Department", "departments"),
      assignee: f.reference("Responsável", "Assignee", "agents", { from: "server" }),
      requester: f.text("Solicitante", "Requester", { from: "server", max: 100 }),
      openedBy: f.reference("Conta do solicitante", "Requester's account", "users", { from: "server" }),
      firstDueAt: f.moment("Responder até", "First reply due", { from: "server" }),
      dueAt: f.moment("Resolver até", "Due", { from: "server" }),
      firstReplyAt: f.moment("Primeira resposta", "First reply", { from: "server" }),
      solvedAt: f.moment("Resolvido em", "Solved", { from: "server" }),
      invoice: f.reference("Fatura contestada", "Disputed invoice", "invoices", { from: "server" }),
      reopenings: f.count("Vezes reaberto", "Times reopened", { from: "server" }),
      /** A solved ticket that its company no longer opens again. */
      isClosed: f.flag("Encerrado", "Closed", { from: "server", derived: true }),
      mergedInto: f.reference("Unificado com o chamado", "Merged into", "tickets", { from: "server" }),
      rating: f.choice(
        "Avaliação",
        "Rating",
        { GOOD: ["Boa", "Good"], BAD: ["Ruim", "Bad"] },
        { from: "server" },
      ),
      ratingComment: f.text("Comentário da avaliação", "Rating comment", {
        from: "server",
        max: maxRatingComment,
      }),
    }),
    part("Cliente", "Customer", {
      customer: f.text("Nome do cliente", "Customer's name", { max: 100, searched: true }),
      phone: f.phone("Telefone do cliente", "Customer's phone", { searched: true }),
      email: f.email("E-mail do cliente", "Customer's email"),
      cpf: f.cpf("CPF do cliente", "Customer's CPF", { masked: true, when: { category: ["LGPD"] } }),
      orderCode: f.text("Pedido", "Order", { max: 30, searched: true }),
    }),
  ],
  status: {
    first: "NEW",
    values: ticketStatuses,
    moves: {
      NEW: ["IN_PROGRESS", "ON_HOLD", "SOLVED", "CANCELED"],
      IN_PROGRESS: ["ON_HOLD", "SOLVED", "CANCELED"],
      ON_HOLD: ["IN_PROGRESS", "SOLVED", "CANCELED"],
      SOLVED: ["IN_PROGRESS"],
    },
    verbs: {
      IN_PROGRESS: ["Iniciar atendimento", "Start"],
      "ON_HOLD.IN_PROGRESS": ["Retomar", "Resume"],
      "SOLVED.IN_PROGRESS": ["Reabrir", "Reopen"],
      ON_HOLD: ["Colocar em espera", "Put on hold"],
      SOLVED: ["Resolver", "Solve"],
      CANCELED: ["Cancelar", "Cancel"],
    },
    reasons: ["CANCELED"],
  },
  columns: ["protocol", "subject", "owner", "category", "priority", "assignee", "dueAt", "status"],
  extraColumns: [
    "requester",
    "customer",
    "department",
    "createdAt",
    "updatedAt",
    "firstReplyAt",
    "solvedAt",
    "reopenings",
    "rating",
    "tags",
  ],
  handler: "assignee",
  due: { at: "dueAt", while: OpenTicketStatus.literals },
  filters: [
    "status",
    "priority",
    "category",
    "handledBy",
    "assignee",
    "overdue",
    "tags",
    "rating",
    "owner",
    "createdAt",
  ],
  board: {
    columns: ["NEW", "IN_PROGRESS", "ON_HOLD", "SOLVED"],
    card: ["protocol", "owner", "priority", "dueAt", "assignee"],
    sortedBy: "dueAt",
  },
  latestFirst: true,
  editor: "page",
})
