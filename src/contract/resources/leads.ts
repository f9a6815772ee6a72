import { managesApplication } from "../access/keepers.ts"
import { states } from "../places/states.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Businesses that may become customers, and how far talks have come (modules, marketing/lead). */
export const leads = defineResource({
  name: "leads",
  path: "/lead",
  access: managesApplication,
  scope: "application",
  noun: noun("lead", "leads", "m", "lead", "leads"),
  title: "name",
  sentences: {
    "tab.review": ["Andamento", "Progress"],
    "list.import": ["Importar", "Import"],
    "row.convert": ["Transformar em empresa", "Turn into a company"],
  },
  parts: [
    part("Lead", "Lead", {
      name: f.text("Nome", "Name", { required: true, max: 100, searched: true }),
      business: f.text("Empresa", "Business", { max: 100, searched: true }),
      cnpj: f.cnpj("CNPJ", "CNPJ", { searched: true }),
      phone: f.phone("Telefone", "Phone", { required: true, searched: true }),
      email: f.email("E-mail", "Email", { searched: true }),
      city: f.text("Cidade", "City", { max: 80, searched: true }),
      state: f.choice("Estado", "State", states),
      segment: f.reference("Segmento", "Segment", "companySegments"),
      source: f.choice(
        "Origem",
        "Source",
        {
          SITE: ["Site", "Website"],
          WHATSAPP: ["WhatsApp", "WhatsApp"],
          EVENT: ["Evento", "Event"],
          REFERRAL: ["Indicação", "Referral"],
          ADS: ["Anúncios", "Ads"],
        },
        { required: true },
      ),
      interest: f.choice(
        "Interesse",
        "Interest",
        {
          APP: ["Aplicativo", "App"],
          STUDIO: ["Estúdio gráfico", "Graphic studio"],
          SUPERMARKET: ["Supermercado online", "Online supermarket"],
          FRANCHISE: ["Franquia", "Franchise"],
        },
        { required: true },
      ),
    }),
    part("Negociação", "Deal", {
      responsible: f.reference("Responsável", "Assigned to", "users"),
      value: f.money("Valor por mês", "Monthly value"),
      nextAction: f.text("Próximo passo", "Next step", { max: 120, searched: true }),
      nextActionAt: f.moment("Próximo passo em", "Next step on", { requiredWith: ["nextAction"] }),
      notes: f.list("Conversas", "Notes", {
        day: f.day("Dia", "Day", { required: true }),
        text: f.text("O que foi dito", "What was said", { required: true, max: 255 }),
      }),
      company: f.reference("Tornou-se a empresa", "Became the company", "companies", {
        hint: ["Preencha quando a venda fechar.", "Fill it in once the deal is won."],
      }),
    }),
  ],
  status: {
    first: "NEW",
    values: {
      NEW: ["Novo", "New", "info"],
      CONTACTED: ["Contatado", "Contacted", "info"],
      QUALIFIED: ["Qualificado", "Qualified", "warning"],
      PROPOSAL: ["Proposta", "Proposal", "warning"],
      WON: ["Ganho", "Won", "success"],
      LOST: ["Perdido", "Lost", "off"],
    },
    moves: {
      NEW: ["CONTACTED", "LOST"],
      CONTACTED: ["QUALIFIED", "LOST"],
      QUALIFIED: ["PROPOSAL", "LOST"],
      PROPOSAL: ["WON", "LOST"],
      LOST: ["CONTACTED"],
    },
    verbs: {
      CONTACTED: ["Marcar como contatado", "Mark as contacted"],
      "LOST.CONTACTED": ["Retomar contato", "Resume contact"],
      QUALIFIED: ["Qualificar", "Qualify"],
      PROPOSAL: ["Registrar proposta", "Record a proposal"],
      WON: ["Marcar como ganho", "Mark as won"],
      LOST: ["Marcar como perdido", "Mark as lost"],
    },
    reasons: ["LOST"],
  },
  latestFirst: true,
  columns: ["name", "city", "interest", "source", "responsible", "nextActionAt", "value", "status"],
  extraColumns: [
    "business",
    "cnpj",
    "phone",
    "email",
    "state",
    "segment",
    "nextAction",
    "company",
    "owner",
    "createdAt",
    "updatedAt",
  ],
  handler: "responsible",
  due: { at: "nextActionAt", while: ["NEW", "CONTACTED", "QUALIFIED", "PROPOSAL"] },
  filters: [
    "status",
    "interest",
    "source",
    "handledBy",
    "responsible",
    "overdue",
    "nextActionAt",
    "city",
    "segment",
    "owner",
  ],
  board: {
    columns: ["NEW", "CONTACTED", "QUALIFIED", "PROPOSAL", "WON"],
    card: ["business", "phone", "interest", "value", "nextAction", "nextActionAt", "responsible"],
    sortedBy: "nextActionAt",
  },
  copies: { without: ["notes", "company"] },
})
