import type { bugOrders } from "../contract/resources/bugOrders.ts"
import type { GivenRow } from "./givenRow.ts"

/** Reports by people of the demo's stores; rules find the rest. */
export const sampleBugOrders: ReadonlyArray<GivenRow<typeof bugOrders>> = [
  {
    owner: 1,
    orderCode: "318",
    kind: "PRINT",
    severity: "LOW",
    detail: "A comanda saiu sem as observações do cliente.",
    resolution: "A impressora usava o modelo antigo. Trocado.",
    status: "FIXED",
  },
  {
    owner: 1,
    orderCode: "1042",
    kind: "INTEGRATION",
    severity: "HIGH",
    detail: "O pedido do iFood chegou sem o endereço de entrega.",
    status: "INVESTIGATING",
  },
  {
    owner: 1,
    orderCode: "977",
    kind: "TOTAL_MISMATCH",
    severity: "MEDIUM",
    detail: "O cliente diz que pagou menos do que está na comanda.",
    status: "OPEN",
  },
  {
    owner: 2,
    orderCode: "1210",
    kind: "PRINT",
    severity: "MEDIUM",
    detail: "A lista de separação não sai na impressora do corredor 3.",
    status: "OPEN",
  },
  {
    owner: 2,
    orderCode: "861",
    kind: "INTEGRATION",
    severity: "LOW",
    detail: "O estoque só baixou depois da entrega.",
    status: "IGNORED",
  },
]
