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

/** The core role a type starts with, by its place. */
const startingRoles: Readonly<Record<string, number>> = {
  SUPPORT: 3,
  "STORE-MANAGER": 4,
  ATTENDANT: 5,
  "FRANCHISE-FINANCE": 6,
}

/** Kinds of users of the demo's application; the last is not in use any more. */
export const sampleUserTypes: ReadonlyArray<GivenRow<typeof userTypes>> = kinds.map(
  ([name, key, fallback, signsInToPanel = true]) => ({
    name,
    key,
    fallback,
    signsInToPanel,
    ...(key in startingRoles && { defaultRole: startingRoles[key] }),
    isActive: key !== "AUDITOR",
  }),
)
