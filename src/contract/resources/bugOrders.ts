import { mendsOrders } from "../access/access.ts"
import * as f from "../resource/field.ts"
import { defineResource, noun, part } from "../resource/resource.ts"

/** Problems of an order: server rules find the first four, and people report the others. */
export const bugKinds = {
  STUCK: ["Parado", "Stuck"],
  DUPLICATED: ["Duplicado", "Duplicated"],
  PAYMENT_MISMATCH: ["Pagamento divergente", "Payment mismatch"],
  NO_COURIER: ["Sem entregador", "No delivery person"],
  PRINT: ["Impressão", "Printing"],
  INTEGRATION: ["Integração", "Integration"],
  TOTAL_MISMATCH: ["Total divergente", "Total mismatch"],
} as const

/** Orders something is wrong with, and what is done about it (modules, support/bug-orders). */
export const bugOrders = defineResource({
  name: "bugOrders",
  path: "/support/bug-order",
  access: mendsOrders,
  scope: "company",
  noun: noun(
    "pedido com problema",
    "pedidos com problema",
    "m",
    "order with a problem",
    "orders with problems",
  ),
  title: "orderCode",
  parts: [
    part("Problema", "Problem", {
      orderCode: f.text("Pedido", "Order", { required: true, max: 30, searched: true, fixed: true }),
      kind: f.choice("Problema", "Problem", bugKinds, { required: true }),
      severity: f.choice(
        "Gravidade",
        "Severity",
        { LOW: ["Baixa", "Low"], MEDIUM: ["Média", "Medium"], HIGH: ["Alta", "High"] },
        { required: true, initial: "MEDIUM" },
      ),
      since: f.moment("Desde", "Since", { from: "server" }),
      isFoundByRule: f.flag("Encontrado pelo sistema", "Found by the system", { from: "server" }),
      detail: f.lines("Detalhes", "Details", { max: 2000, searched: true }),
      resolution: f.lines("Solução", "Resolution", { max: 2000 }),
    }),
  ],
  status: {
    first: "OPEN",
    values: {
      OPEN: ["Aberto", "Open", "danger"],
      INVESTIGATING: ["Em análise", "Investigating", "warning"],
      FIXED: ["Corrigido", "Fixed", "success"],
      IGNORED: ["Ignorado", "Ignored", "off"],
    },
    moves: {
      OPEN: ["INVESTIGATING", "FIXED", "IGNORED"],
      INVESTIGATING: ["FIXED", "IGNORED"],
      FIXED: ["INVESTIGATING"],
      IGNORED: ["INVESTIGATING"],
    },
    verbs: {
      INVESTIGATING: ["Analisar", "Investigate"],
      "FIXED.INVESTIGATING": ["Reabrir", "Reopen"],
      "IGNORED.INVESTIGATING": ["Reabrir", "Reopen"],
      FIXED: ["Marcar como corrigido", "Mark as fixed"],
      IGNORED: ["Ignorar", "Ignore"],
    },
    reasons: ["IGNORED"],
  },
  columns: ["orderCode", "kind", "owner", "severity", "since", "status"],
  extraColumns: ["isFoundByRule", "createdAt", "updatedAt"],
  filters: ["status", "kind", "severity", "owner", "since", "isFoundByRule"],
  latestFirst: true,
  editor: "page",
})
