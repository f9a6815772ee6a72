import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Contracts of companies with the platform: their fees, their terms and their signers (modules, company/contract). */
export const contracts = defineResource({
  name: "contracts",
  path: "/company/contracts",
  access: { anyOf: ["accessToGlobal", "accessToCompanyContract"] },
  scope: "company",
  writers: "application",
  noun: noun("contrato", "contratos", "m", "contract", "contracts"),
  sentences: {
    "tab.text": ["Texto", "Text"],
    "tab.signatures": ["Assinaturas", "Signatures"],
    "keptFor.acceptances": [
      "Este contrato já tem aceites e por isso fica guardado. Se não vale mais, cancele-o.",
      "Signers have accepted this contract, so it is kept. If it no longer applies, cancel it.",
    ],
    "refused.kept_for_acceptances": [
      "Já têm aceites e ficam guardados",
      "Signers have accepted them, so they are kept",
    ],
    "filter.undone": ["Assinaturas", "Signatures"],
    "filter.undone.true": ["Falta assinar", "Unsigned"],
    "filter.undone.false": ["Nada a assinar", "Nothing to sign"],
  },
  title: "number",
  parts: [
    part("Contrato", "Contract", {
      number: f.code("Número", "Number", { required: true, max: 20, unique: true, searched: true }),
      template: f.reference("Modelo", "Template", "contractTemplates", {
        extra: "contract-texts",
        fixed: "begun",
        hint: [
          "De onde vem o texto. O contrato fica com a edição de hoje, mesmo que o modelo mude.",
          "Where the text comes from. The contract keeps today's edition, even if the template changes.",
        ],
      }),
      templateEdition: f.count("Edição do modelo", "Edition of the template", { from: "server" }),
      plan: f.text("Plano", "Plan", { max: 60, searched: true, fixed: "begun" }),
      startsAt: f.day("Começa em", "Starts", { required: true, fixed: "begun" }),
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
      commission: f.percent("Comissão", "Commission", { fixed: "begun" }),
      commissionOwnFleet: f.percent("Comissão com frota própria", "Commission with own fleet", {
        fixed: "begun",
      }),
      monthlyFee: f.money("Mensalidade", "Monthly fee", { fixed: "begun" }),
      setupFee: f.money("Taxa de adesão", "Setup fee", { fixed: "begun" }),
      paymentFee: f.percent("Taxa de pagamento", "Payment fee", { fixed: "begun" }),
      billingDay: f.count("Dia da cobrança", "Billing day", { min: 1, max: 28 }),
    }),
    part("Aditivos", "Amendments", {
      amendments: f.list(
        "Aditivos",
        "Amendments",
        {
          since: f.day("Vale a partir de", "Effective from", {
            required: true,
            hint: ["De hoje em diante.", "Today or later."],
          }),
          reason: f.text("Motivo", "Reason", { required: true, max: 200 }),
          commission: f.percent("Comissão", "Commission"),
          commissionOwnFleet: f.percent("Comissão com frota própria", "Commission with own fleet"),
          monthlyFee: f.money("Mensalidade", "Monthly fee"),
          paymentFee: f.percent("Taxa de pagamento", "Payment fee"),
        },
        {
          dated: "since",
          hint: [
            "O que muda e desde quando; o que ficar vazio continua como está. Depois que começa a valer, um aditivo não muda mais.",
            "What changes and from which day; what is left empty stays as it is. Once in effect, an amendment no longer changes.",
          ],
        },
      ),
    }),
    part("Assinantes", "Signers", {
      signers: f.list(
        "Assinantes",
        "Signers",
        {
          name: f.text("Nome", "Name", { required: true, max: 100 }),
          email: f.email("E-mail", "Email", { required: true }),
          cpf: f.cpf("CPF", "CPF", { masked: true }),
          signedAt: f.moment("Assinou em", "Signed at", { from: "server" }),
        },
        { identity: "email", done: "signedAt", fixed: "begun" },
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
      SIGNED: ["Assinado", "Signed", "info"],
      ACTIVE: ["Vigente", "In force", "success"],
      ENDING: ["A vencer", "Ending", "warning"],
      ENDED: ["Encerrado", "Ended", "off"],
      CANCELED: ["Cancelado", "Canceled", "off"],
    },
    moves: {
      DRAFT: ["SENT", "CANCELED"],
      SENT: ["DRAFT", "CANCELED"],
      PARTIALLY_SIGNED: ["CANCELED"],
      SIGNED: ["CANCELED"],
      ACTIVE: ["ENDED", "CANCELED"],
      ENDING: ["ENDED", "CANCELED"],
    },
    verbs: {
      SENT: ["Enviar", "Send"],
      DRAFT: ["Voltar para rascunho", "Return to draft"],
      ENDED: ["Encerrar", "End"],
      CANCELED: ["Cancelar", "Cancel"],
    },
    derived: [
      { from: ["SENT"], to: "PARTIALLY_SIGNED", items: ["signers", "some"] },
      { from: ["SENT", "PARTIALLY_SIGNED"], to: "ACTIVE", items: ["signers", "all"] },
      { from: ["ACTIVE"], to: "SIGNED", before: "startsAt" },
      { from: ["ACTIVE"], to: "ENDING", past: "endsAt", daysBefore: 30, when: { renewal: ["MANUAL"] } },
      { from: ["ACTIVE", "ENDING"], to: "ENDED", past: "endsAt", when: { renewal: ["MANUAL"] } },
    ],
    needs: { SENT: ["signers"] },
    reasons: ["CANCELED"],
    dates: { ENDED: "endsAt" },
  },
  columns: ["number", "owner", "plan", "commission", "monthlyFee", "endsAt", "signers", "status"],
  extraColumns: ["startsAt", "renewal", "billingDay", "createdAt", "updatedAt"],
  ending: "endsAt",
  filters: ["status", "undone", "endingWithin", "plan", "owner", "endsAt", "commission", "monthlyFee"],
  copies: { without: ["number", "amendments", "document"] },
})
