import { runsMarketing } from "../access/keepers.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** What a company does to sell more, what it costs and what comes of it (modules, marketing/campaign). */
export const campaigns = defineResource({
  name: "campaigns",
  path: "/campaign",
  access: "signedIn",
  writes: runsMarketing,
  scope: "company",
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
        { required: true },
      ),
      audience: f.choice(
        "Público",
        "Audience",
        {
          ALL: ["Todos os clientes", "All customers"],
          NEW_CUSTOMER: ["Quem nunca pediu", "New customers"],
          INACTIVE_30D: ["Quem não pede há 30 dias", "Inactive for 30 days"],
          FREQUENT: ["Quem pede toda semana", "People who order weekly"],
        },
        { required: true },
      ),
      coupon: f.reference("Cupom", "Coupon", "coupons"),
      message: f.lines("Mensagem", "Message", { max: 500 }),
      startsAt: f.moment("Começa em", "Starts", { required: true }),
      endsAt: f.moment("Termina em", "Ends", { required: true, after: "startsAt" }),
      budget: f.money("Orçamento", "Budget"),
      cost: f.money("Gasto", "Spent"),
    }),
    part("Resultados", "Results", {
      reached: f.count("Alcance", "Reached", { from: "server" }),
      clicks: f.count("Cliques", "Clicks", { from: "server" }),
      orders: f.count("Pedidos", "Orders", { from: "server" }),
      orderRate: f.percent("Conversão", "Conversion", { from: "server", rate: ["orders", "reached"] }),
      revenue: f.money("Receita", "Revenue", { from: "server" }),
    }),
  ],
  status: {
    first: "DRAFT",
    values: {
      DRAFT: ["Rascunho", "Draft", "neutral"],
      SCHEDULED: ["Agendada", "Scheduled", "info"],
      RUNNING: ["Em andamento", "Running", "success"],
      PAUSED: ["Pausada", "Paused", "warning"],
      FINISHED: ["Encerrada", "Finished", "off"],
      CANCELED: ["Cancelada", "Canceled", "off"],
    },
    moves: {
      DRAFT: ["SCHEDULED", "CANCELED"],
      SCHEDULED: ["PAUSED", "CANCELED"],
      RUNNING: ["PAUSED", "CANCELED"],
      PAUSED: ["SCHEDULED", "CANCELED"],
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
    "clicks",
    "orderRate",
    "budget",
    "cost",
    "createdAt",
    "owner",
    "updatedAt",
  ],
  filters: ["status", "channel", "objective", "validOn", "owner"],
  copies: { without: ["startsAt", "endsAt", "cost"] },
})
