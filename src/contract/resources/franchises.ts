import { bankFields } from "../finance/bankFields.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Franchises, which run the platform in some cities, and their terms (modules, franchises). */
export const franchises = defineResource({
  name: "franchises",
  path: "/admin/franchises",
  access: { anyOf: ["accessToRoot"] },
  scope: "application",
  noun: noun("franquia", "franquias", "f", "franchise", "franchises"),
  sentences: { "tab.simulation": ["Simulação", "Simulation"], "tab.users": ["Usuários", "Users"] },
  title: "name",
  parts: [
    part("Franquia", "Franchise", {
      name: f.text("Nome", "Name", { required: true, max: 80, searched: true }),
      legalName: f.text("Razão social", "Legal name", { max: 120, searched: true }),
      cnpj: f.cnpj("CNPJ", "CNPJ", { unique: true, searched: true }),
      owners: f.references("Sócios", "Owners", "people"),
      phone: f.phone("Telefone", "Phone", { searched: true }),
      email: f.email("E-mail", "Email"),
      startsAt: f.day("Começa em", "Starts"),
      endsAt: f.day("Termina em", "Ends", { after: "startsAt" }),
      notes: f.lines("Observações", "Notes", { max: 2000 }),
      companies: f.count("Empresas", "Companies", { from: "server", derived: true }),
      users: f.count("Usuários", "Users", { from: "server", derived: true }),
      /** Sales of all its companies, without orders that are canceled or not paid yet. */
      sold: f.money("Vendas em 30 dias", "Sales in 30 days", { from: "server", derived: true }),
      royaltyDue: f.money("Royalties de 30 dias", "Royalties of 30 days", { from: "server", derived: true }),
    }),
    part("Território", "Territory", {
      cities: f.references("Cidades", "Cities", "cities"),
      territory: f.area("Território", "Territory"),
      /** Names of those of its application that have a city or a part of the area too, without the ones that ended. */
      sharedWith: f.text("Território dividido com", "Territory shared with", {
        from: "server",
        derived: true,
      }),
    }),
    part("Taxas", "Fees", {
      commission: f.percent("Comissão", "Commission", {
        hint: [
          "Parte das vendas das lojas que fica com a franquia.",
          "Share of the stores' sales that the franchise keeps.",
        ],
      }),
      royalty: f.percent("Royalties", "Royalties", {
        hint: [
          "Parte das vendas das lojas que a franquia paga à marca.",
          "Share of the stores' sales that the franchise pays the brand.",
        ],
      }),
      minimumFee: f.money("Valor mínimo por mês", "Minimum per month"),
      billingDay: f.count("Dia da cobrança", "Billing day", { min: 1, max: 28 }),
    }),
    part("Recebimento", "Bank account", bankFields),
  ],
  status: {
    first: "PROSPECT",
    values: {
      PROSPECT: ["Em negociação", "Prospect", "info"],
      ACTIVE: ["Ativa", "Active", "success"],
      OVERDUE: ["Inadimplente", "Overdue", "warning"],
      SUSPENDED: ["Suspensa", "Suspended", "danger"],
      CLOSED: ["Encerrada", "Closed", "off"],
    },
    moves: {
      PROSPECT: ["ACTIVE", "CLOSED"],
      ACTIVE: ["OVERDUE", "SUSPENDED", "CLOSED"],
      OVERDUE: ["ACTIVE", "SUSPENDED", "CLOSED"],
      SUSPENDED: ["ACTIVE", "CLOSED"],
    },
    verbs: {
      ACTIVE: ["Ativar", "Activate"],
      "OVERDUE.ACTIVE": ["Marcar como em dia", "Mark as up to date"],
      "SUSPENDED.ACTIVE": ["Reativar", "Reactivate"],
      OVERDUE: ["Marcar como inadimplente", "Mark as overdue"],
      SUSPENDED: ["Suspender", "Suspend"],
      CLOSED: ["Encerrar", "Close"],
    },
    needs: { ACTIVE: ["cnpj"] },
    dates: { CLOSED: "endsAt" },
    reasons: ["SUSPENDED", "CLOSED"],
    final: ["CLOSED"],
  },
  ending: "endsAt",
  columns: ["name", "owner", "cities", "companies", "sold", "royaltyDue", "status"],
  extraColumns: [
    "legalName",
    "cnpj",
    "owners",
    "sharedWith",
    "royalty",
    "commission",
    "startsAt",
    "endsAt",
    "updatedAt",
  ],
  filters: ["status", "cities", "owner", "endingWithin"],
  editor: "page",
  copies: { without: ["name", "cnpj", "branch", "account", "bank", "pixKind", "pixKey", "territory"] },
})
