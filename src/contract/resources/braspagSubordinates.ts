import { keepsBooks } from "../access/keepers.ts"
import { states } from "../places/states.ts"
import { postCodeRules } from "../places/postCode.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

const forPerson = { documentType: ["CPF"] } as const
const forCompany = { documentType: ["CNPJ"] } as const

/** Sellers among whom Braspag splits payments, and how far their review has come (modules, finance/braspag/subordinates). */
export const braspagSubordinates = defineResource({
  name: "braspagSubordinates",
  path: "/braspag/subordinate",
  access: keepsBooks,
  scope: "company",
  writers: "application",
  noun: noun("subordinado", "subordinados", "m", "subordinate", "subordinates"),
  title: "fancyName",
  sentences: {
    "tab.review": ["Andamento", "Review"],
    "bulk.mdr": ["Alterar MDR", "Change MDR"],
  },
  parts: [
    part("Empresa", "Company", {
      fancyName: f.text("Nome fantasia", "Trade name", { required: true, max: 100, searched: true }),
      corporateName: f.text("Razão social ou nome", "Legal name", {
        required: true,
        max: 100,
        searched: true,
      }),
      documentType: f.choice(
        "Documento",
        "Document",
        { CPF: ["CPF", "CPF"], CNPJ: ["CNPJ", "CNPJ"] },
        { required: true, initial: "CNPJ" },
      ),
      cpf: f.cpf("CPF", "CPF", { required: true, masked: true, when: forPerson }),
      birthDate: f.day("Nascimento", "Date of birth", { span: "birth", when: forPerson }),
      cnpj: f.cnpj("CNPJ", "CNPJ", { required: true, masked: true, when: forCompany }),
      mcc: f.text("MCC", "MCC", { min: 4, max: 4 }),
      canSell: f.flag("Pode vender", "Can sell", {
        from: "server",
        derived: true,
        hint: [
          "Aprovado pela Braspag e com a conta bancária confirmada.",
          "Approved by Braspag, with a confirmed bank account.",
        ],
      }),
      merchantId: f.text("Merchant ID", "Merchant ID", {
        max: 36,
        searched: true,
        hint: ["A Braspag informa quando aprova.", "Braspag tells it once it approves."],
      }),
    }),
    part("Contato", "Contact", {
      contactName: f.text("Nome", "Name", { max: 100, searched: true }),
      phone: f.phone("Telefone", "Phone", { searched: true }),
      email: f.email("E-mail", "Email"),
      street: f.text("Endereço", "Address", { max: 200 }),
      city: f.text("Cidade", "City", { max: 80 }),
      state: f.choice("Estado", "State", states),
      postCode: f.text("CEP", "ZIP code", { ...postCodeRules, searched: true }),
    }),
    part("Conta bancária", "Bank account", {
      bank: f.reference("Banco", "Bank", "banks"),
      accountType: f.choice("Tipo", "Type", {
        CHECKING: ["Conta corrente", "Checking"],
        SAVINGS: ["Poupança", "Savings"],
      }),
      branch: f.text("Agência", "Branch", { max: 6 }),
      account: f.text("Conta", "Account number", { max: 20, masked: true }),
      bankCheck: f.choice(
        "Conferência bancária",
        "Bank check",
        {
          PENDING: ["Pendente", "Pending"],
          VALID: ["Conta confirmada", "Account confirmed"],
          INVALID: ["Conta recusada", "Account refused"],
        },
        { initial: "PENDING" },
      ),
    }),
    part("Acordo", "Agreement", {
      mdr: f.percent("MDR", "MDR", { required: true }),
      fee: f.money("Taxa por transação", "Fee per transaction"),
      hasPix: f.flag("Aceita Pix", "Takes Pix"),
      rates: f.list("MDR por produto", "MDR by product", {
        product: f.choice(
          "Produto",
          "Product",
          { CREDIT: ["Crédito", "Credit"], DEBIT: ["Débito", "Debit"], PIX: ["Pix", "Pix"] },
          { required: true },
        ),
        brand: f.text("Bandeira", "Brand", { max: 30 }),
        installments: f.count("Até quantas parcelas", "Up to installments", { min: 1, max: 12 }),
        percent: f.percent("MDR", "MDR", { required: true }),
      }),
    }),
    part("Documentos", "Documents", {
      articles: f.file("Contrato social", "Articles of incorporation"),
      addressProof: f.file("Comprovante de endereço", "Proof of address"),
      bankProof: f.file("Comprovante bancário", "Proof of bank account"),
    }),
  ],
  status: {
    first: "UNDER_ANALYSIS",
    values: {
      UNDER_ANALYSIS: ["Em análise", "Under review", "info"],
      APPROVED: ["Aprovado", "Approved", "success"],
      APPROVED_WITH_RESTRICTION: ["Aprovado com restrição", "Approved with restrictions", "warning"],
      REJECTED: ["Reprovado", "Rejected", "danger"],
      BLOCKED: ["Bloqueado", "Blocked", "off"],
    },
    moves: {
      UNDER_ANALYSIS: ["APPROVED", "APPROVED_WITH_RESTRICTION", "REJECTED"],
      APPROVED: ["BLOCKED"],
      APPROVED_WITH_RESTRICTION: ["APPROVED", "BLOCKED"],
      REJECTED: ["UNDER_ANALYSIS"],
      BLOCKED: ["UNDER_ANALYSIS"],
    },
    verbs: {
      UNDER_ANALYSIS: ["Analisar de novo", "Review again"],
      APPROVED: ["Aprovar", "Approve"],
      "APPROVED_WITH_RESTRICTION.APPROVED": ["Retirar restrição", "Lift restrictions"],
      APPROVED_WITH_RESTRICTION: ["Aprovar com restrição", "Approve with restrictions"],
      REJECTED: ["Reprovar", "Reject"],
      BLOCKED: ["Bloquear", "Block"],
    },
    needs: { APPROVED: ["merchantId"], APPROVED_WITH_RESTRICTION: ["merchantId"] },
    reasons: ["APPROVED_WITH_RESTRICTION", "REJECTED", "BLOCKED"],
  },
  columns: ["fancyName", "owner", "canSell", "mdr", "hasPix", "bankCheck", "status", "updatedAt"],
  extraColumns: ["documentType", "corporateName", "merchantId", "fee", "createdAt"],
  filters: ["status", "canSell", "bankCheck", "hasPix", "owner"],
  copies: { without: ["merchantId"] },
})
