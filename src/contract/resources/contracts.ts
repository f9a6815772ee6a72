import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** What a company pays the platform, for how long, and who signed it (modules, company/contract). */
export const contracts = defineResource({
  name: "contracts",
  path: "/company/contracts",
  access: { anyOf: ["accessToGlobal", "accessToCompanyContract"] },
  scope: "company",
  noun: noun("contrato", "contratos", "m", "contract", "contracts"),
  about: [
    "O que cada empresa paga, por quanto tempo e quem assinou.",
    "What each company pays, for how long and who signed it.",
  ],
  title: "number",
  parts: [
    part("Contrato", "Contract", {
      number: f.code("Número", "Number", { required: true, max: 20, unique: true, searched: true }),
      plan: f.text("Plano", "Plan", { max: 60, searched: true }),
      startsAt: f.day("Começa em", "Starts", { required: true }),
      endsAt: f.day("Termina em", "Ends", { after: "startsAt" }),
      renewal: f.choice(
        "Renovação",
        "Renewal",
        { AUTO: ["Automática", "Automatic"], MANUAL: ["Manual", "Manual"] },
        { required: true },
      ),
      noticeDays: f.count("Aviso prévio (dias)", "Notice (days)", { max: 365, when: { renewal: ["AUTO"] } }),
    }),
    part("Valores", "Fees", {
      commission: f.percent("Comissão", "Commission"),
      commissionOwnFleet: f.percent("Comissão com frota própria", "Commission with own fleet"),
      monthlyFee: f.money("Mensalidade", "Monthly fee"),
      setupFee: f.money("Taxa de adesão", "Setup fee"),
      paymentFee: f.percent("Taxa de pagamento", "Payment fee"),
      billingDay: f.count("Dia da cobrança", "Billing day", { min: 1, max: 28 }),
    }),
    part("Assinaturas", "Signatures", {
      signers: f.list(
        "Assinantes",
        "Signers",
        {
          name: f.text("Nome", "Name", { required: true, max: 100 }),
          email: f.email("E-mail", "Email", { required: true }),
          cpf: f.cpf("CPF", "CPF"),
          signedAt: f.moment("Assinou em", "Signed at", { from: "server" }),
        },
        { identity: "email", done: "signedAt" },
      ),
      document: f.file("Documento", "Document"),
    }),
  ],
  status: {
    first: "DRAFT",
    values: {
      DRAFT: ["Rascunho", "Draft", "neutral"],
      SENT: ["Enviado", "Sent", "info"],
      PARTIALLY_SIGNED: ["Assinado em parte", "Partially signed", "info"],
      ACTIVE: ["Vigente", "In force", "success"],
      ENDING: ["A vencer", "Ending", "warning"],
      ENDED: ["Encerrado", "Ended", "off"],
      CANCELED: ["Cancelado", "Canceled", "off"],
    },
    moves: {
      DRAFT: ["SENT", "CANCELED"],
      SENT: ["PARTIALLY_SIGNED", "ACTIVE", "CANCELED"],
      PARTIALLY_SIGNED: ["ACTIVE", "CANCELED"],
      ACTIVE: ["ENDED", "CANCELED"],
      ENDING: ["ENDED", "CANCELED"],
    },
    derived: [
      { from: ["ACTIVE"], to: "ENDING", past: "endsAt", daysBefore: 30, when: { renewal: ["MANUAL"] } },
      { from: ["ACTIVE", "ENDING"], to: "ENDED", past: "endsAt", when: { renewal: ["MANUAL"] } },
    ],
    reasons: ["CANCELED"],
  },
  columns: ["number", "owner", "plan", "commission", "monthlyFee", "startsAt", "endsAt", "signers", "status"],
  extraColumns: ["renewal", "billingDay", "createdAt", "updatedAt"],
  filters: ["status", "plan", "owner", "endsAt", "monthlyFee"],
  copies: { without: ["number"] },
})
