import type { userTypes } from "../contract/resources/userTypes.ts"
import type { GivenRow } from "./givenRow.ts"

type UserType = GivenRow<typeof userTypes>

const type = (
  name: string,
  key: string,
  fallback: UserType["fallback"],
  signsInToPanel = true,
  isActive = true,
): UserType => ({ name, key, fallback, signsInToPanel, isActive })

/** Kinds of users of an application. */
export const sampleUserTypes: ReadonlyArray<UserType> = [
  type("Administrador da aplicação", "APP_ADMIN", "APPLICATION"),
  type("Operação", "OPERATIONS", "APPLICATION"),
  type("Financeiro", "FINANCE", "APPLICATION"),
  type("Franqueado", "FRANCHISEE", "FRANCHISE"),
  type("Consultor de franquia", "FRANCHISE_ADVISOR", "FRANCHISE"),
  type("Dono de loja", "STORE_OWNER", "COMPANY"),
  type("Gerente de loja", "STORE_MANAGER", "COMPANY"),
  type("Caixa", "CASHIER", "COMPANY"),
  type("Separador", "SHOPPER", "COMPANY", false),
  type("Entregador", "DELIVERYMAN", "COMPANY", false),
  type("Parceiro comercial", "PARTNER", "PARTNER"),
  type("Agência", "AGENCY", "PARTNER"),
  type("Estagiário", "INTERN", "COMPANY", true, false),
]
