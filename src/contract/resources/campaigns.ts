import { runsMarketing } from "../access/keepers.ts"
import { comparisonPlan, comparisonResults } from "../messages/campaignComparison.ts"
import { sendingChannels } from "../messages/sendingChannels.ts"
import { sendingProblems } from "../messages/sendingProblems.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Customers a campaign is for. */
export const campaignAudiences = {
  ALL: ["Todos os clientes", "All customers"],
  NEW_CUSTOMER: ["Quem nunca pediu", "New customers"],
  INACTIVE_30D: ["Quem não pede há 30 dias", "Inactive for 30 days"],
  FREQUENT: ["Quem pede toda semana", "People who order weekly"],
} as const

const whereSent = { when: { channel: sendingChannels } }

/** Marketing campaigns of companies, with their costs and results (modules, marketing/campaign). */
export const campaigns = defineResource({
  name: "campaigns",
  path: "/campaign",
  access: "signedIn",
  writes: runsMarketing,
  scope: "company",
  sentences: { "row.test": ["Enviar teste para mim", "Send me a test"] },
  noun: noun("campanha", "campanhas", "f", "campaign", "campaigns"),
  title: "name",
  parts: [
    part("Campanha", "Campaign", {
      name: f.text("Nome", "Name", { required: true, max: 80, searched: true }),
      objective: f.choice(
        "Objetivo",
        "Goal",
        {
          REACTIVATE: ["Trazer clientes de volta", "Win customers back"],
          NEW: ["Conquistar clientes", "Win new customers"],
          UPSELL: ["Vender mais por pedido", "Sell more per order"],
          LAUNCH: ["Lançar um produto", "Launch a product"],
        },
        { required: true },
      ),
      channel: f.choice(
        "Canal",
        "Channel",
        {
          PUSH: ["Notificação no aplicativo", "App notification"],
          WHATSAPP: ["WhatsApp", "WhatsApp"],
          EMAIL: ["E-mail", "Email"],
          SOCIAL: ["Redes sociais", "Social media"],
          PRINT: ["Impresso", "Print"],
        },
        { required: true, fixed: "begun" },
      ),
      audience: f.choice("Público", "Audience", campaignAudiences, {
        required: true,
        fixed: "begun",
        hint: [
          "Clientes da loja que aceitam ofertas; quem nunca pediu, entre os clientes da aplicação.",
          "The store's customers who accept offers; new ones, among the customers of the application.",
        ],
      }),
      estimated: f.count("Público estimado", "Estimated audience", { from: "server", ...whereSent }),
      coupon: f.reference("Cupom", "Coupon", "coupons"),
      subject: f.text("Título da mensagem", "Message title", {
        required: true,
        max: 65,
        fixed: "begun",
        ...whereSent,
      }),
      message: f.lines("Mensagem", "Message", { required: true, max: 500, fixed: "begun", ...whereSent }),
      startsAt: f.moment("Começa em", "Starts", { required: true, fixed: "begun" }),
      endsAt: f.moment("Termina em", "Ends", { required: true, after: "startsAt" }),
      ...comparisonPlan,
      budget: f.money("Orçamento", "Budget"),
      cost: f.money("Gasto", "Spent"),
    }),
    part("Resultados", "Results", {
      reached: f.count("Alcance", "Reached", { from: "server" }),
      failed: f.count("Falhas", "Failed", { from: "server" }),
      unconfirmed: f.count("Sem confirmação", "Unconfirmed", { from: "server" }),
      clicks: f.count("Cliques", "Clicks", { from: "server" }),
      orders: f.count("Pedidos", "Orders", {
        from: "server",
        hint: [
          "De quem recebeu a mensagem, até o fim da campanha. Inclui quem pediria mesmo sem ela.",
          "By people who got the message, until the campaign ends. Includes those who would have ordered anyway.",
        ],
      }),
      orderRate: f.percent("Conversão", "Conversion", { from: "server", rate: ["orders", "reached"] }),
      ...comparisonResults,
      revenue: f.money("Receita", "Revenue", { from: "server" }),
      startedAt: f.moment("Envio iniciado em", "Sending started", { from: "server" }),
      problem: f.choice("Problema", "Problem", sendingProblems, { from: "server" }),
      approvedBy: f.reference("Aprovada por", "Approved by", "users", { from: "server" }),
      approvedAt: f.moment("Aprovada em", "Approved", { from: "server" }),
    }),
  ],
  status: {
    first: "DRAFT",
    approval: { requested: "SUBMITTED", approved: ["SCHEDULED"] },
    values: {
      DRAFT: ["Rascunho", "Draft", "neutral"],
      SUBMITTED: ["Em aprovação", "Awaiting approval", "warning"],
      SCHEDULED: ["Agendada", "Scheduled", "info"],
      RUNNING: ["Em andamento", "Running", "success"],
      PAUSED: ["Pausada", "Paused", "warning"],
      FINISHED: ["Encerrada", "Finished", "off"],
      CANCELED: ["Cancelada", "Canceled", "off"],
    },
    moves: {
      DRAFT: ["SUBMITTED", "SCHEDULED", "CANCELED"],
      SUBMITTED: ["SCHEDULED", "DRAFT", "CANCELED"],
      SCHEDULED: ["PAUSED", "CANCELED"],
      RUNNING: ["PAUSED", "CANCELED"],
      PAUSED: ["SCHEDULED", "CANCELED"],
    },
    verbs: {
      SUBMITTED: ["Enviar para aprovação", "Submit for approval"],
      DRAFT: ["Devolver para rascunho", "Send back to draft"],
      SCHEDULED: ["Aprovar", "Approve"],
      "DRAFT.SCHEDULED": ["Agendar", "Schedule"],
      "PAUSED.SCHEDULED": ["Retomar", "Resume"],
      PAUSED: ["Pausar", "Pause"],
      CANCELED: ["Cancelar", "Cancel"],
    },
    derived: [
      { from: ["SCHEDULED"], to: "RUNNING", past: "startsAt" },
      { from: ["SCHEDULED", "RUNNING", "PAUSED"], to: "FINISHED", past: "endsAt" },
    ],
    reasons: ["CANCELED"],
  },
  validity: { from: "startsAt", until: "endsAt" },
  latestFirst: true,
  columns: ["name", "channel", "audience", "startsAt", "endsAt", "reached", "orders", "revenue", "status"],
  extraColumns: [
    "objective",
    "coupon",
    "estimated",
    "failed",
    "unconfirmed",
    "problem",
    "startedAt",
    "approvedBy",
    "approvedAt",
    "clicks",
    "orderRate",
    "controlRate",
    "budget",
    "cost",
    "createdAt",
    "owner",
    "updatedAt",
  ],
  filters: ["status", "channel", "objective", "validOn", "owner"],
  copies: { without: ["startsAt", "endsAt", "cost"] },
})
