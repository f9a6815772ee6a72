import type { userTypes } from "../contract/resources/userTypes.ts"
import type { GivenRow } from "./givenRow.ts"

type Fallback = "APPLICATION" | "FRANCHISE" | "COMPANY" | "PARTNER"

const kinds: ReadonlyArray<readonly [name: string, key: string, Fallback, signsInToPanel?: false]> = [
  ["Cliente", "CUSTOMER", "COMPANY", false],
  ["Entregador", "COURIER", "COMPANY", false],
  ["Separador", "SHOPPER", "COMPANY", false],
  ["Atendente", "ATTENDANT", "COMPANY"],
  ["Caixa", "CASHIER", "COMPANY"],
  ["Cozinha", "KITCHEN", "COMPANY"],
  ["Gerente de loja", "STORE-MANAGER", "COMPANY"],
  ["Supervisor regional", "REGIONAL", "FRANCHISE"],
  ["Financeiro da franquia", "FRANCHISE-FINANCE", "FRANCHISE"],
  ["Suporte", "SUPPORT", "APPLICATION"],
  ["Marketing", "MARKETING", "APPLICATION"],
  ["Parceiro comercial", "PARTNER", "PARTNER"],
  ["Auditor externo", "AUDITOR", "APPLICATION"],
]

/** Kinds of users of the demo's application; the last is not in use any more. */
export const sampleUserTypes: ReadonlyArray<GivenRow<typeof userTypes>> = kinds.map(
  ([name, key, fallback, signsInToPanel = true]) => ({
    name,
    key,
    fallback,
    signsInToPanel,
    isActive: key !== "AUDITOR",
  }),
)
