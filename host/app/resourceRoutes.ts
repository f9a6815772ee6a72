import type { ResourceName } from "./pages/resource/descriptions.ts"
import { type Route, routes } from "./routes.ts"

/** The described list each screen shows, by the path of its route. Apart from the routes, which every page loads. */
const lists: Readonly<Record<string, ResourceName>> = {
  "company/group": "companyGroups",
  "company/coupon": "coupons",
  "company/segment": "companySegments",
  "company/contract": "contracts",
  "company/opening-hours": "openingHours",
  "logs-log": "auditLog",
  "department-department": "departments",
  "establishment-slider": "banners",
  "topic-notification": "notificationTopics",
  "app/popup": "popups",
  "person-person": "people",
  "settings-city": "cities",
  "settings-types-users": "userTypes",
  "shopper-shopper": "shoppers",
  "packing-packing": "packings",
  "accessgroup-accessGroup": "accessGroups",
  "acl-module": "aclModules",
  "adm/acl-groups": "aclGroups",
  "adm/acl-routes": "aclRoutes",
  "finance/type-payments": "paymentTypes",
  "finance/methods-payments": "paymentMethods",
  "appoffer/fonts": "offerFonts",
  "appoffer/store": "offerStores",
  "appoffer/company": "offerCompanies",
  "appoffer/region/cities": "offerCities",
  "appoffer/region/states": "countryStates",
  "appoffer/region/countries": "countries",
  "appoffer/site": "offerSites",
  "appoffer/favorites": "offerFavorites",
  "appoffer/person": "offerPeople",
  "appoffer/slider": "offerSliders",
  "appoffer/tabloids": "offerTabloids",
  "helpdesk/tickets": "tickets",
  "supermarketonline-paymentmethods": "companyPaymentMethods",
  "company/coupon/{couponId}": "coupons",
  "partners/licenses": "licenses",
  "helpdesk/faq": "faqArticles",
  "finance/braspag/subordinates": "braspagSubordinates",
  "finance/braspag/transactions": "braspagTransactions",
  "finance/digital-accounts/banks": "banks",
  "finance/digital-accounts/agencies": "bankBranches",
  "finance/digital-accounts/accounts": "digitalAccounts",
  "finance/cost-centers": "costCenters",
  "app/category": "appCategories",
  "emails/types": "emailTypes",
  "support/bug-orders": "bugOrders",
  "marketing/campaign": "campaigns",
  "marketing/lead": "leads",
  "company/contract/templates": "contractTemplates",
  "chat/replies": "cannedReplies",
  "chat/templates": "messageTemplates",
  "logs-log/jobs": "jobs",
}

/** The described list a screen shows; undefined for other screens. */
export const resourceOf = ({ path }: Pick<Route, "path">): ResourceName | undefined => lists[path]

/** The first screen of a described list. */
export const routeOf = (list: string): Route | undefined => routes.find((route) => resourceOf(route) === list)
