import * as all from "./all.ts"
import type { Words } from "./resource/Words.ts"
import type { Noun } from "./resource/resource.ts"

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const pluralOf = ({ noun: { ptBr, en } }: { readonly noun: Noun }): Words => [
  capitalized(ptBr[1]),
  capitalized(en[1]),
]

type Plurals = { readonly [Name in keyof typeof all]: Words }

/**
 * The lists whose changes are recorded, by the name a line carries, each with its plural. Builds for browsers put the words in place
 * of this module, so that the audit log does not bring every description with it (`tools/inlinePlurals.ts`).
 */
export const auditedLists = {
  /** Sign-ins and sign-outs; the record of a line is the user. */
  sessions: ["Acessos", "Sign-ins"],
  users: ["Usuários", "Users"],
  roles: ["Papéis", "Roles"],
  deliveryPeople: ["Entregadores", "Delivery people"],
  companyDeliveries: ["Registros de entrega", "Delivery records"],
  applications: ["Aplicações", "Applications"],
  auditLog: ["Registros de atividade", "Log entries"],
  contacts: ["Contatos", "Contacts"],
  deliveryCredits: ["Créditos de entregas", "Delivery credits"],
  orderSettings: ["Ajustes de pedidos", "Order settings"],
  settings: ["Configurações", "Settings"],
  ...(Object.fromEntries(Object.entries(all).map(([name, list]) => [name, pluralOf(list)])) as Plurals),
  /** Longer than its noun: money is also moved elsewhere. */
  braspagTransactions: ["Transações Braspag", "Braspag transactions"],
} as const satisfies Readonly<Record<string, Words>>
