import type { PermissionName } from "../contract/access/permissionNames.ts"
import type { aclRoutes } from "../contract/resources/aclRoutes.ts"
import type { GivenRow } from "./givenRow.ts"

type Row = GivenRow<typeof aclRoutes>

/** Screens of the specification: path, module by its place, and the permissions besides `accessToGlobal`. */
const screens: ReadonlyArray<
  readonly [path: string, module: number, ...permissions: ReadonlyArray<PermissionName>]
> = [
  ["company/group", 1, "accessToCompanyGroup"],
  ["company/company", 1, "accessToCompanyCompany"],
  ["company/segment", 1, "accessToCompanySegment"],
  ["company/coupon", 2, "accessToCouponsCoupon"],
  ["company/contract", 2, "accessToCompanyContract"],
  ["company/delivery", 3, "accessToCompanyDelivery"],
  ["company/opening-hours", 3, "accessToHoursCompany"],
  ["shopping-cart/{type}", 4, "accessToShoppingCart", "accessToFoodOrders", "accessToMarketOrders"],
  ["food-menu", 5, "accessToFoodMenu"],
  ["multi-menu", 5, "accessToMultiMenu"],
  ["product", 6, "accessToRegisterProduct"],
  ["supermarketonline-paymentmethods", 6, "accessToPaymentmethos"],
  ["chat/private-chat", 7, "accessToWhatsAppChat", "accessToWhatsappMessages"],
  ["chat/contacts", 7, "accessToWhatsAppContacts"],
  ["appoffer/company", 8, "accessToCompany"],
  ["appoffer/store", 8, "accessToGroup"],
  ["appoffer/tabloids", 8, "accessToAppOfferTabloids"],
  ["appoffer/fonts", 8, "accessToFonts"],
  ["finance/invoice", 9, "accessToTransactions", "accessToFinancial"],
  ["finance/type-payments", 9, "accessToTypePayments"],
  ["finance/methods-payments", 9, "accessToMethodsPayments"],
  ["finance/payable-receivable", 9, "acessToPayableReceivable"],
  ["finance/cost-centers", 9],
  ["settings-city", 10, "accessToSettingsCity"],
  ["settings-types-users", 10, "accessToSettingsTypesUsers"],
  ["packing-packing", 10, "accessToPackingPacking"],
  ["acl-module", 11, "accessToAclModule"],
  ["adm/acl-groups", 11, "accessToAclGroups"],
  ["adm/acl-routes", 11, "accessToAclRoutes"],
  ["logs-log", 11, "accessToLogsLog"],
  ["report/order", 12, "accessToReportOrder"],
  ["report/noc", 12],
]

/** Screens of the demo's platform, and what opens them. */
export const sampleAclRoutes: ReadonlyArray<Row> = screens.map(([path, module, ...permissions]) => ({
  path: `/${path}`,
  method: "PAGE",
  module,
  permissions: permissions.length === 0 ? [] : ["accessToGlobal", ...permissions].map((name) => ({ name })),
  isPublic: false,
}))
