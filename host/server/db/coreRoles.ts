import { fallbackSets } from "../../../src/contract/access/access.ts"
import { type PermissionName, permissionNames } from "../../../src/contract/access/permissionNames.ts"

interface CoreRole {
  readonly name: string
  readonly title: string
  readonly permissions: ReadonlyArray<PermissionName>
}

const platform: ReadonlySet<string> = new Set(["accessToRoot", "accessToApplications"])
const store = [...new Set([...fallbackSets.MENU, ...fallbackSets.PRODUCT])]

/** The roles every application has. `name` never changes: under it the platform keeps them up to date. */
export const coreRoles: ReadonlyArray<CoreRole> = [
  {
    name: "administrator",
    title: "Administrador",
    permissions: permissionNames.filter((name) => !platform.has(name)),
  },
  {
    name: "franchise",
    title: "Franquia",
    permissions: [
      ...fallbackSets.franchise,
      "accessToDashboard",
      "accessToCompanyCompany",
      "accessToCompanyGroup",
      "accessToReportFinance",
      "accessToReportOrder",
      "accessToDeliveryRecord",
      "accessToUserUser",
    ],
  },
  {
    name: "support",
    title: "Suporte",
    permissions: [
      "accessToSupport",
      "accessToMail",
      "accessToHelpDeskTickets",
      "accessToWhatsAppChat",
      "accessToWhatsAppContacts",
      "accessToWhatsappMessages",
      "accessToLogsLog",
    ],
  },
  {
    name: "storeManager",
    title: "Gerente de loja",
    permissions: [
      ...store,
      "accessToUserUser",
      "accessToCouponsCoupon",
      "accessToPaymentmethos",
      "accessToShopperShopper",
      "accessToPackingPacking",
    ],
  },
  {
    name: "attendant",
    title: "Atendente",
    permissions: [
      "accessToFoodOrders",
      "accessToMarketOrders",
      "accessToCart",
      "accessToWhatsAppContacts",
      "accessToWhatsappMessages",
      "accessToFoodMenu",
      "accessToRegisterProduct",
      "accessToHelpDeskTickets",
    ],
  },
  {
    name: "finance",
    title: "Financeiro",
    permissions: [
      "accessToFinancial",
      "accessToReportFinance",
      "accessToTransactions",
      "acessToPayableReceivable",
      "accessToTypePayments",
      "accessToMethodsPayments",
    ],
  },
]
