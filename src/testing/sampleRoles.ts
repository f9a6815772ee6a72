import { permissionCatalog } from "../contract/access/permissionCatalog.ts"
import type { Permission } from "../contract/access/permissions.ts"
import type { Role } from "../contract/users/roles.ts"

/** The platform's permissions as the API lists them: parents from 1, children after them. */
export const samplePermissions: ReadonlyArray<Permission> = (() => {
  const parents = permissionCatalog.map(({ name, title }, index) => ({
    id: index + 1,
    title: title.ptBr,
    level: 1,
    name,
  }))
  const children = permissionCatalog.flatMap((group, index) =>
    group.children.map(([name, title]) => ({ name, title, level: 2, parentId: index + 1 })),
  )
  return [...parents, ...children.map((child, index) => ({ id: parents.length + index + 1, ...child }))]
})()

const holding = (...names: ReadonlyArray<string>): ReadonlyArray<number> =>
  samplePermissions.filter(({ name }) => names.includes(name)).map(({ id }) => id)

const role = (id: number, title: string, permissions: ReadonlyArray<number>, isCoreRole = false): Role => ({
  id,
  title,
  permissions,
  isCoreRole,
})

/** A dozen roles of a store, two of them the platform's own. */
export const sampleRoles: ReadonlyArray<Role> = [
  role(1, "Administrador", holding("accessToGlobal"), true),
  role(2, "Suporte", holding("accessToSupport", "accessToHelpDeskTickets"), true),
  role(3, "Gerente de loja", holding("groupOrders", "accessToFoodOrders", "accessToCart")),
  role(4, "Atendente", holding("groupContact", "accessToWhatsAppChat", "accessToWhatsAppContacts")),
  role(5, "Expedição", holding("groupDelivery", "accessToDeliveryRecord")),
  role(6, "Separador", holding("groupDelivery", "accessToShopperShopper")),
  role(7, "Financeiro", holding("groupFinance", "accessToFinancial", "accessToTransactions")),
  role(8, "Marketing", holding("groupStudio", "accessToGraphicStudioShare")),
  role(9, "Somente leitura", holding("groupDashboards", "accessToDashboard")),
  role(10, "Caixa", holding("groupFinance", "accessToMethodsPayments")),
  role(11, "Cardápio", holding("groupMenu", "accessToFoodMenu", "accessToMultiMenu")),
  role(12, "Noturno", []),
]
