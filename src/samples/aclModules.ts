import type { aclModules } from "../contract/resources/aclModules.ts"
import type { GivenRow } from "./givenRow.ts"

type Row = GivenRow<typeof aclModules>

/** Name, key, and the module above by its place. */
const modules: ReadonlyArray<readonly [name: string, key: string, parent?: number]> = [
  ["Empresa", "COMPANY"],
  ["Cupons e contratos", "COMPANY-TRADE", 1],
  ["Horários e entregas", "COMPANY-HOURS", 1],
  ["Pedidos", "ORDERS"],
  ["Restaurantes", "ORDERS-FOOD", 4],
  ["Supermercados", "ORDERS-MARKET", 4],
  ["Atendimento", "CONTACT-CENTER"],
  ["Super Panfleto", "OFFERS"],
  ["Financeiro", "FINANCE"],
  ["Configurações", "SETTINGS"],
  ["Acesso", "ACCESS"],
  ["Relatórios", "REPORTS"],
]

/** The parts of the demo's platform. */
export const sampleAclModules: ReadonlyArray<Row> = modules.map(([name, key, parent]) => ({
  name,
  key,
  ...(parent !== undefined && { parent }),
  isActive: true,
}))
