import type { Resource } from "../../../src/contract/resource/resource.ts"
import { accessGroups } from "../../../src/contract/resources/accessGroups.ts"
import { aclGroups } from "../../../src/contract/resources/aclGroups.ts"
import { aclModules } from "../../../src/contract/resources/aclModules.ts"
import { aclRoutes } from "../../../src/contract/resources/aclRoutes.ts"
import { appCategories } from "../../../src/contract/resources/appCategories.ts"
import { auditLog } from "../../../src/contract/resources/auditLog.ts"
import { bankBranches } from "../../../src/contract/resources/bankBranches.ts"
import { banks } from "../../../src/contract/resources/banks.ts"
import { banners } from "../../../src/contract/resources/banners.ts"
import { braspagSubordinates } from "../../../src/contract/resources/braspagSubordinates.ts"
import { braspagTransactions } from "../../../src/contract/resources/braspagTransactions.ts"
import { bugOrders } from "../../../src/contract/resources/bugOrders.ts"
import { campaigns } from "../../../src/contract/resources/campaigns.ts"
import { cannedReplies } from "../../../src/contract/resources/cannedReplies.ts"
import { cities } from "../../../src/contract/resources/cities.ts"
import { companies } from "../../../src/contract/resources/companies.ts"
import { companyGroups } from "../../../src/contract/resources/companyGroups.ts"
import { companyPaymentMethods } from "../../../src/contract/resources/companyPaymentMethods.ts"
import { companySegments } from "../../../src/contract/resources/companySegments.ts"
import { contracts } from "../../../src/contract/resources/contracts.ts"
import { contractTemplates } from "../../../src/contract/resources/contractTemplates.ts"
import { costCenters } from "../../../src/contract/resources/costCenters.ts"
import { countries } from "../../../src/contract/resources/countries.ts"
import { countryStates } from "../../../src/contract/resources/countryStates.ts"
import { coupons } from "../../../src/contract/resources/coupons.ts"
import { departments } from "../../../src/contract/resources/departments.ts"
import { jobs } from "../../../src/contract/resources/jobs.ts"
import { digitalAccounts } from "../../../src/contract/resources/digitalAccounts.ts"
import { emailTemplates } from "../../../src/contract/resources/emailTemplates.ts"
import { emailTypes } from "../../../src/contract/resources/emailTypes.ts"
import { legalDocuments } from "../../../src/contract/resources/legalDocuments.ts"
import { faqArticles } from "../../../src/contract/resources/faqArticles.ts"
import { franchises } from "../../../src/contract/resources/franchises.ts"
import { invoices } from "../../../src/contract/resources/invoices.ts"
import { leads } from "../../../src/contract/resources/leads.ts"
import { licenses } from "../../../src/contract/resources/licenses.ts"
import { looseDeliveries } from "../../../src/contract/resources/looseDeliveries.ts"
import { messageTemplates } from "../../../src/contract/resources/messageTemplates.ts"
import { notifications } from "../../../src/contract/resources/notifications.ts"
import { notificationTopics } from "../../../src/contract/resources/notificationTopics.ts"
import { offerCities } from "../../../src/contract/resources/offerCities.ts"
import { offerCompanies } from "../../../src/contract/resources/offerCompanies.ts"
import { offerFavorites } from "../../../src/contract/resources/offerFavorites.ts"
import { offerFonts } from "../../../src/contract/resources/offerFonts.ts"
import { offerPeople } from "../../../src/contract/resources/offerPeople.ts"
import { offerSites } from "../../../src/contract/resources/offerSites.ts"
import { offerSliders } from "../../../src/contract/resources/offerSliders.ts"
import { offerStores } from "../../../src/contract/resources/offerStores.ts"
import { offerTabloids } from "../../../src/contract/resources/offerTabloids.ts"
import { openingHours } from "../../../src/contract/resources/openingHours.ts"
import { outboxMessages } from "../../../src/contract/resources/outboxMessages.ts"
import { packings } from "../../../src/contract/resources/packings.ts"
import { paymentMethods } from "../../../src/contract/resources/paymentMethods.ts"
import { paymentTypes } from "../../../src/contract/resources/paymentTypes.ts"
import { people } from "../../../src/contract/resources/people.ts"
import { popups } from "../../../src/contract/resources/popups.ts"
import { shoppers } from "../../../src/contract/resources/shoppers.ts"
import { ticketReplies } from "../../../src/contract/resources/ticketReplies.ts"
import { tickets } from "../../../src/contract/resources/tickets.ts"
import { userTypes } from "../../../src/contract/resources/userTypes.ts"

/** Every described list the server keeps. */
export const described: ReadonlyArray<Resource> = [
  accessGroups,
  aclGroups,
  aclModules,
  aclRoutes,
  appCategories,
  auditLog,
  bankBranches,
  banks,
  banners,
  braspagSubordinates,
  braspagTransactions,
  bugOrders,
  campaigns,
  cannedReplies,
  cities,
  companies,
  companyGroups,
  companyPaymentMethods,
  companySegments,
  contracts,
  contractTemplates,
  costCenters,
  countries,
  countryStates,
  coupons,
  departments,
  jobs,
  digitalAccounts,
  emailTypes,
  emailTemplates,
  faqArticles,
  legalDocuments,
  franchises,
  invoices,
  leads,
  licenses,
  looseDeliveries,
  messageTemplates,
  notifications,
  notificationTopics,
  offerCities,
  offerCompanies,
  offerFavorites,
  offerFonts,
  offerPeople,
  offerSites,
  offerSliders,
  offerStores,
  offerTabloids,
  openingHours,
  outboxMessages,
  packings,
  paymentMethods,
  paymentTypes,
  people,
  popups,
  shoppers,
  ticketReplies,
  tickets,
  userTypes,
] as ReadonlyArray<Resource>
