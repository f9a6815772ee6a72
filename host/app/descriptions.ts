import type { Resource } from "balcao/resource"

/** The described lists of this app, by the name its routes know them by; each is fetched with its screen. */
const loaders = {
  digitalAccounts: () =>
    import("balcao/resources/digitalAccounts").then(({ digitalAccounts }) => digitalAccounts),
  braspagSubordinates: () =>
    import("balcao/resources/braspagSubordinates").then(({ braspagSubordinates }) => braspagSubordinates),
  braspagTransactions: () =>
    import("balcao/resources/braspagTransactions").then(({ braspagTransactions }) => braspagTransactions),
  companyPaymentMethods: () =>
    import("balcao/resources/companyPaymentMethods").then(
      ({ companyPaymentMethods }) => companyPaymentMethods,
    ),
  offerCities: () => import("balcao/resources/offerCities").then(({ offerCities }) => offerCities),
  offerCompanies: () =>
    import("balcao/resources/offerCompanies").then(({ offerCompanies }) => offerCompanies),
  offerStores: () => import("balcao/resources/offerStores").then(({ offerStores }) => offerStores),
  offerTabloids: () => import("balcao/resources/offerTabloids").then(({ offerTabloids }) => offerTabloids),
  offerSliders: () => import("balcao/resources/offerSliders").then(({ offerSliders }) => offerSliders),
  offerFonts: () => import("balcao/resources/offerFonts").then(({ offerFonts }) => offerFonts),
  offerPeople: () => import("balcao/resources/offerPeople").then(({ offerPeople }) => offerPeople),
  offerFavorites: () =>
    import("balcao/resources/offerFavorites").then(({ offerFavorites }) => offerFavorites),
  offerSites: () => import("balcao/resources/offerSites").then(({ offerSites }) => offerSites),
  popups: () => import("balcao/resources/popups").then(({ popups }) => popups),
  emailTypes: () => import("balcao/resources/emailTypes").then(({ emailTypes }) => emailTypes),
  emailTemplates: () =>
    import("balcao/resources/emailTemplates").then(({ emailTemplates }) => emailTemplates),
  outboxMessages: () =>
    import("balcao/resources/outboxMessages").then(({ outboxMessages }) => outboxMessages),
  campaigns: () => import("balcao/resources/campaigns").then(({ campaigns }) => campaigns),
  invoices: () => import("balcao/resources/invoices").then(({ invoices }) => invoices),
  franchises: () => import("balcao/resources/franchises").then(({ franchises }) => franchises),
  leads: () => import("balcao/resources/leads").then(({ leads }) => leads),
  legalDocuments: () =>
    import("balcao/resources/legalDocuments").then(({ legalDocuments }) => legalDocuments),
  faqArticles: () => import("balcao/resources/faqArticles").then(({ faqArticles }) => faqArticles),
  accessGroups: () => import("balcao/resources/accessGroups").then(({ accessGroups }) => accessGroups),
  aclModules: () => import("balcao/resources/aclModules").then(({ aclModules }) => aclModules),
  aclRoutes: () => import("balcao/resources/aclRoutes").then(({ aclRoutes }) => aclRoutes),
  aclGroups: () => import("balcao/resources/aclGroups").then(({ aclGroups }) => aclGroups),
  auditLog: () => import("balcao/resources/auditLog").then(({ auditLog }) => auditLog),
  appCategories: () => import("balcao/resources/appCategories").then(({ appCategories }) => appCategories),
  bankBranches: () => import("balcao/resources/bankBranches").then(({ bankBranches }) => bankBranches),
  banks: () => import("balcao/resources/banks").then(({ banks }) => banks),
  costCenters: () => import("balcao/resources/costCenters").then(({ costCenters }) => costCenters),
  countries: () => import("balcao/resources/countries").then(({ countries }) => countries),
  countryStates: () => import("balcao/resources/countryStates").then(({ countryStates }) => countryStates),
  paymentMethods: () =>
    import("balcao/resources/paymentMethods").then(({ paymentMethods }) => paymentMethods),
  banners: () => import("balcao/resources/banners").then(({ banners }) => banners),
  jobs: () => import("balcao/resources/jobs").then(({ jobs }) => jobs),
  bugOrders: () => import("balcao/resources/bugOrders").then(({ bugOrders }) => bugOrders),
  ticketReplies: () => import("balcao/resources/ticketReplies").then(({ ticketReplies }) => ticketReplies),
  cannedReplies: () => import("./savedTexts.ts").then(({ cannedReplies }) => cannedReplies),
  cities: () => import("balcao/resources/cities").then(({ cities }) => cities),
  companies: () => import("balcao/resources/companies").then(({ companies }) => companies),
  companyGroups: () => import("balcao/resources/companyGroups").then(({ companyGroups }) => companyGroups),
  companySegments: () =>
    import("balcao/resources/companySegments").then(({ companySegments }) => companySegments),
  contracts: () => import("balcao/resources/contracts").then(({ contracts }) => contracts),
  contractTemplates: () =>
    import("balcao/resources/contractTemplates").then(({ contractTemplates }) => contractTemplates),
  coupons: () => import("balcao/resources/coupons").then(({ coupons }) => coupons),
  departments: () => import("balcao/resources/departments").then(({ departments }) => departments),
  licenses: () => import("balcao/resources/licenses").then(({ licenses }) => licenses),
  messageTemplates: () => import("./savedTexts.ts").then(({ messageTemplates }) => messageTemplates),
  notifications: () => import("balcao/resources/notifications").then(({ notifications }) => notifications),
  notificationTopics: () =>
    import("balcao/resources/notificationTopics").then(({ notificationTopics }) => notificationTopics),
  openingHours: () => import("balcao/resources/openingHours").then(({ openingHours }) => openingHours),
  packings: () => import("balcao/resources/packings").then(({ packings }) => packings),
  paymentTypes: () => import("balcao/resources/paymentTypes").then(({ paymentTypes }) => paymentTypes),
  people: () => import("balcao/resources/people").then(({ people }) => people),
  shoppers: () => import("balcao/resources/shoppers").then(({ shoppers }) => shoppers),
  tickets: () => import("balcao/resources/tickets").then(({ tickets }) => tickets),
  userTypes: () => import("balcao/resources/userTypes").then(({ userTypes }) => userTypes),
} as const

/** The name of a described list. */
export type ResourceName = keyof typeof loaders

const loaded = new Map<ResourceName, Promise<Resource>>()

/** A description, fetched once; one that failed to load is fetched again. */
export const descriptionOf = (name: ResourceName): Promise<Resource> => {
  const known = loaded.get(name)
  if (known) return known
  const loading: Promise<Resource> = loaders[name]()
  loaded.set(name, loading)
  loading.catch(() => loaded.delete(name))
  return loading
}
