import { keepsBooks } from "../access/keepers.ts"
import { isPixKeyOf, pixKeyMax, pixKinds } from "../finance/pixKey.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Accounts a company is paid into; the first one gets what is paid out (modules, finance/digital-accounts/accounts). */
export const digitalAccounts = defineResource({
  name: "digitalAccounts",
  path: "/digital-account",
  access: keepsBooks,
  scope: "company",
  noun: noun("conta digital", "contas digitais", "f", "digital account", "digital accounts"),
  title: "name",
  parts: [
    part("Conta", "Account", {
      name: f.text("Nome", "Name", { required: true, max: 60, searched: true }),
      bank: f.reference("Banco", "Bank", "banks", { required: true }),
      branch: f.reference("Agência", "Branch", "bankBranches"),
      number: f.text("Conta", "Account number", { required: true, max: 20, masked: true }),
      checkDigit: f.text("Dígito", "Check digit", { max: 2 }),
      type: f.choice(
        "Tipo",
        "Type",
        {
          CHECKING: ["Conta corrente", "Checking"],
          PAYMENT: ["Conta de pagamento", "Payment"],
          SAVINGS: ["Poupança", "Savings"],
        },
        { required: true, initial: "CHECKING" },
      ),
    }),
    part("Pix", "Pix", {
      pixKeys: f.list(
        "Chaves Pix",
        "Pix keys",
        {
          kind: f.choice("Tipo", "Kind", pixKinds, { required: true }),
          key: f.text("Chave", "Key", { required: true, max: pixKeyMax, form: ["kind", isPixKeyOf] }),
        },
        { identity: "key", max: 20 },
      ),
    }),
    part("Saldo", "Balance", {
      balance: f.money("Saldo", "Balance", { from: "server", masked: true }),
      blocked: f.money("Bloqueado", "On hold", { from: "server", masked: true }),
    }),
  ],
  status: {
    first: "PENDING",
    values: {
      PENDING: ["Em conferência", "Being checked", "warning"],
      ACTIVE: ["Ativa", "Active", "success"],
      BLOCKED: ["Bloqueada", "Blocked", "danger"],
      CLOSED: ["Encerrada", "Closed", "off"],
    },
    moves: { PENDING: ["ACTIVE", "CLOSED"], ACTIVE: ["BLOCKED", "CLOSED"], BLOCKED: ["ACTIVE", "CLOSED"] },
    verbs: {
      ACTIVE: ["Ativar", "Activate"],
      "BLOCKED.ACTIVE": ["Desbloquear", "Unblock"],
      BLOCKED: ["Bloquear", "Block"],
      CLOSED: ["Encerrar", "Close"],
    },
    reasons: ["BLOCKED", "CLOSED"],
    final: ["CLOSED"],
  },
  order: "manual",
  columns: ["name", "owner", "bank", "number", "type", "balance", "status"],
  extraColumns: ["branch", "pixKeys", "blocked", "updatedAt"],
  filters: ["status", "bank", "type", "owner"],
  copies: { without: ["number", "checkDigit", "pixKeys"] },
})
