import type { aclGroups } from "../contract/resources/aclGroups.ts"
import type { GivenRow } from "./givenRow.ts"

type Row = GivenRow<typeof aclGroups>

/** Name, module, routes and user types by their places. */
const groups: ReadonlyArray<
  readonly [name: string, module: number, routes: ReadonlyArray<number>, userTypes: ReadonlyArray<number>]
> = [
  ["Gerência da loja", 1, [1, 2, 3], [7]],
  ["Promoções", 2, [4, 5], [7, 11]],
  ["Abertura e entregas", 3, [6, 7], [7, 8]],
  ["Balcão do restaurante", 5, [9, 10], [4, 5, 7]],
  ["Estoque do mercado", 6, [11, 12], [7]],
  ["Atendimento", 7, [13, 14], [4, 10]],
  ["Ofertas", 8, [15, 16, 17, 18], [11]],
  ["Financeiro", 9, [19, 20, 21, 22, 23], [9]],
  ["Configurações", 10, [24, 25, 26], [10]],
  ["Acesso e auditoria", 11, [27, 28, 29, 30], [10, 13]],
]

/** Access groups of the demo's application, with the screens they open. */
export const sampleAclGroups: ReadonlyArray<Row> = groups.map(([name, module, routes, userTypes]) => ({
  name,
  module,
  routes,
  userTypes,
  isActive: true,
}))
