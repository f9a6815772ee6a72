import { invoiceLineKinds, invoiceSides } from "../finance/invoiceLines.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

const server = { from: "server" } as const

/** Invoices between a company and the platform for a period (modules, finance/invoice). */
export const invoices = defineResource({
  name: "invoices",
  path: "/billing/invoices",
  access: { anyOf: ["accessToGlobal", "accessToTransactions", "accessToFinancial"] },
  scope: "company",
  writers: "application",
  noun: noun("fatura", "faturas", "f", "invoice", "invoices"),
  sentences: {
    "tab.lines": ["De onde vem o valor", "Where the amount comes from"],
    "tab.review": ["Andamento", "Progress"],
    "list.close": ["Fechar período", "Close a period"],
    "row.pay": ["Pagar com Pix", "Pay by Pix"],
    "row.remind": ["Enviar lembrete", "Send a reminder"],
    "row.dispute": ["Contestar", "Dispute"],
    "keptFor.settled": [
      "Esta fatura já foi emitida e por isso fica guardada. Se não vale mais, cancele-a.",
      "This invoice has been issued, so it is kept. If it no longer applies, cancel it.",
    ],
    "refused.kept_for_settled": [
      "Já foram emitidas e ficam guardadas",
      "They have been issued, so they are kept",
    ],
  },
  title: "number",
  parts: [
    part("Fatura", "Invoice", {
      number: f.code("Número", "Number", { required: true, max: 20, unique: true, searched: true }),
      periodFrom: f.day("Período de", "Period from", { span: "plan", required: true, fixed: "begun" }),
      periodTo: f.day("Período até", "Period to", {
        span: "plan",
        required: true,
        fixed: "begun",
        after: "periodFrom",
      }),
      franchises: f.references("Franquia", "Franchise", "franchises", { ...server, derived: true }),
      dueOn: f.day("Vencimento", "Due", { required: true, span: "plan" }),
      issuedOn: f.day("Emitida em", "Issued", server),
      direction: f.choice(
        "Sentido",
        "Direction",
        {
          RECEIVABLE: ["A empresa paga", "The company pays"],
          PAYOUT: ["A empresa recebe", "The company gets"],
        },
        { required: true, ...server },
      ),
      charges: f.money("Débitos", "Charges", { required: true, ...server }),
      credits: f.money("Créditos", "Credits", { required: true, ...server }),
      net: f.money("Valor", "Amount", { required: true, ...server }),
      notes: f.lines("Observações", "Notes", { max: 1000 }),
      remindedAt: f.moment("Último lembrete", "Last reminder", { ...server, derived: true, sorted: false }),
      ticket: f.text("Chamado da contestação", "Ticket of the dispute", {
        ...server,
        derived: true,
        sorted: false,
      }),
    }),
    part("Lançamentos", "Entries", {
      lines: f.list(
        "Do período",
        "Of the period",
        {
          kind: f.choice("O quê", "What", invoiceLineKinds),
          side: f.choice("Tipo", "Side", invoiceSides),
          quantity: f.count("Quantidade", "Quantity"),
          amount: f.money("Valor", "Amount"),
        },
        server,
      ),
      adjustments: f.list(
        "Ajustes",
        "Adjustments",
        {
          description: f.text("Descrição", "Description", { required: true, max: 120 }),
          side: f.choice("Tipo", "Side", invoiceSides, { required: true }),
          amount: f.money("Valor", "Amount", { required: true, min: 1 }),
        },
        {
          fixed: "begun",
          max: 100,
          hint: [
            "O que não vem de pedidos nem do contrato. Depois de emitida, a fatura não muda mais.",
            "What comes from neither orders nor the contract. Once issued, the invoice no longer changes.",
          ],
        },
      ),
    }),
    part("Pagamento", "Payment", {
      method: f.choice("Forma", "Method", {
        PIX: ["Pix", "Pix"],
        BOLETO: ["Boleto", "Boleto"],
        TRANSFER: ["Transferência", "Bank transfer"],
      }),
      paid: f.money("Valor pago", "Amount paid"),
      paidOn: f.day("Paga em", "Paid on", { span: "plan", requiredWith: ["paid"] }),
      slipLine: f.text("Linha digitável", "Payment slip line", { max: 60, when: { method: ["BOLETO"] } }),
      fiscalNumber: f.text("Nota fiscal", "Tax invoice", { max: 30, searched: true }),
      fiscalLink: f.link("Link da nota fiscal", "Link to the tax invoice"),
    }),
  ],
  status: {
    first: "DRAFT",
    values: {
      DRAFT: ["Rascunho", "Draft", "neutral"],
      OPEN: ["Em aberto", "Open", "info"],
      OVERDUE: ["Vencida", "Overdue", "danger"],
      PARTIAL: ["Paga em parte", "Partly paid", "warning"],
      PAID: ["Paga", "Paid", "success"],
      DISPUTED: ["Em contestação", "Disputed", "warning"],
      CANCELED: ["Cancelada", "Canceled", "off"],
    },
    moves: {
      DRAFT: ["OPEN", "CANCELED"],
      OPEN: ["PAID", "PARTIAL", "DISPUTED", "CANCELED"],
      OVERDUE: ["PAID", "DISPUTED", "CANCELED"],
      PARTIAL: ["PAID", "DISPUTED"],
      DISPUTED: ["OPEN", "PARTIAL", "PAID", "CANCELED"],
    },
    verbs: {
      OPEN: ["Emitir", "Issue"],
      "DISPUTED.OPEN": ["Encerrar contestação", "End the dispute"],
      PAID: ["Marcar como paga", "Mark as paid"],
      PARTIAL: ["Registrar pagamento parcial", "Record a partial payment"],
      DISPUTED: ["Registrar contestação", "Record a dispute"],
      CANCELED: ["Cancelar", "Cancel"],
    },
    needs: { PARTIAL: ["paid"] },
    final: ["PAID", "CANCELED"],
    reasons: ["DISPUTED", "CANCELED"],
  },
  latestFirst: "periodTo",
  columns: ["number", "owner", "net", "dueOn", "periodFrom", "periodTo", "direction", "paidOn", "status"],
  extraColumns: [
    "franchises",
    "charges",
    "credits",
    "paid",
    "method",
    "issuedOn",
    "fiscalNumber",
    "remindedAt",
    "ticket",
    "createdAt",
    "updatedAt",
  ],
  filters: ["status", "direction", "owner", "franchises", "dueOn", "periodFrom", "periodTo", "method", "net"],
  ending: "dueOn",
  editor: "page",
})
