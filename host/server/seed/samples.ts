import type { Resource } from "../../../src/contract/resource/resource.ts"
import { appCategories } from "../../../src/contract/resources/appCategories.ts"
import { bankBranches } from "../../../src/contract/resources/bankBranches.ts"
import { banners } from "../../../src/contract/resources/banners.ts"
import { braspagSubordinates } from "../../../src/contract/resources/braspagSubordinates.ts"
import { braspagTransactions } from "../../../src/contract/resources/braspagTransactions.ts"
import { bugOrders } from "../../../src/contract/resources/bugOrders.ts"
import { cannedReplies } from "../../../src/contract/resources/cannedReplies.ts"
import { cities } from "../../../src/contract/resources/cities.ts"
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
import { digitalAccounts } from "../../../src/contract/resources/digitalAccounts.ts"
import { licenses } from "../../../src/contract/resources/licenses.ts"
import { messageTemplates } from "../../../src/contract/resources/messageTemplates.ts"
import { notifications } from "../../../src/contract/resources/notifications.ts"
import { notificationTopics } from "../../../src/contract/resources/notificationTopics.ts"
import { openingHours } from "../../../src/contract/resources/openingHours.ts"
import { packings } from "../../../src/contract/resources/packings.ts"
import { paymentMethods } from "../../../src/contract/resources/paymentMethods.ts"
import { paymentTypes } from "../../../src/contract/resources/paymentTypes.ts"
import { people } from "../../../src/contract/resources/people.ts"
import { shoppers } from "../../../src/contract/resources/shoppers.ts"
import { ticketReplies } from "../../../src/contract/resources/ticketReplies.ts"
import { tickets } from "../../../src/contract/resources/tickets.ts"
import { userTypes } from "../../../src/contract/resources/userTypes.ts"
import { offerCities } from "../../../src/contract/resources/offerCities.ts"
import { offerCompanies } from "../../../src/contract/resources/offerCompanies.ts"
import { offerStores } from "../../../src/contract/resources/offerStores.ts"
import { offerTabloids } from "../../../src/contract/resources/offerTabloids.ts"
import { offerSliders } from "../../../src/contract/resources/offerSliders.ts"
import { offerFonts } from "../../../src/contract/resources/offerFonts.ts"
import { offerPeople } from "../../../src/contract/resources/offerPeople.ts"
import { offerFavorites } from "../../../src/contract/resources/offerFavorites.ts"
import { offerSites } from "../../../src/contract/resources/offerSites.ts"
import { popups } from "../../../src/contract/resources/popups.ts"
import { emailTemplates } from "../../../src/contract/resources/emailTemplates.ts"
import { outboxMessages } from "../../../src/contract/resources/outboxMessages.ts"
import { emailTypes } from "../../../src/contract/resources/emailTypes.ts"
import { campaigns } from "../../../src/contract/resources/campaigns.ts"
import { invoices } from "../../../src/contract/resources/invoices.ts"
import { leads } from "../../../src/contract/resources/leads.ts"
import { legalDocuments } from "../../../src/contract/resources/legalDocuments.ts"
import { faqArticles } from "../../../src/contract/resources/faqArticles.ts"
import { accessGroups } from "../../../src/contract/resources/accessGroups.ts"
import { aclModules } from "../../../src/contract/resources/aclModules.ts"
import { aclRoutes } from "../../../src/contract/resources/aclRoutes.ts"
import { aclGroups } from "../../../src/contract/resources/aclGroups.ts"
import { sampleAppCategories } from "../../../src/samples/appCategories.ts"
import { sampleBankBranches } from "../../../src/samples/bankBranches.ts"
import { sampleBanners } from "../../../src/samples/banners.ts"
import { sampleBraspagSubordinates } from "../../../src/samples/braspagSubordinates.ts"
import { sampleBraspagTransactions } from "../../../src/samples/braspagTransactions.ts"
import { sampleBugOrders } from "../../../src/samples/bugOrders.ts"
import { sampleReplies } from "../../../src/samples/cannedReplies.ts"
import { sampleCities } from "../../../src/samples/cities.ts"
import { sampleCompanyGroups } from "../../../src/samples/companyGroups.ts"
import { sampleCompanyPaymentMethods } from "../../../src/samples/companyPaymentMethods.ts"
import { sampleCompanySegments } from "../../../src/samples/companySegments.ts"
import { sampleContracts } from "../../../src/samples/contracts.ts"
import { sampleContractTemplates } from "../../../src/samples/contractTemplates.ts"
import { sampleCostCenters } from "../../../src/samples/costCenters.ts"
import { sampleCountries } from "../../../src/samples/countries.ts"
import { sampleCountryStates } from "../../../src/samples/countryStates.ts"
import { sampleCoupons } from "../../../src/samples/coupons.ts"
import { sampleDepartments } from "../../../src/samples/departments.ts"
import { sampleDigitalAccounts } from "../../../src/samples/digitalAccounts.ts"
import { sampleLicenses } from "../../../src/samples/licenses.ts"
import { sampleTemplates } from "../../../src/samples/messageTemplates.ts"
import { sampleNotifications } from "../../../src/samples/notifications.ts"
import { sampleNotificationTopics } from "../../../src/samples/notificationTopics.ts"
import { samplePackings } from "../../../src/samples/packings.ts"
import { samplePaymentMethods } from "../../../src/samples/paymentMethods.ts"
import { samplePaymentTypes } from "../../../src/samples/paymentTypes.ts"
import { samplePeople } from "../../../src/samples/people.ts"
import { sampleShoppers } from "../../../src/samples/shoppers.ts"
import { sampleTicketReplies } from "../../../src/samples/ticketReplies.ts"
import { sampleTickets } from "../../../src/samples/tickets.ts"
import { sampleUserTypes } from "../../../src/samples/userTypes.ts"
import { sampleOfferCities } from "../../../src/samples/offerCities.ts"
import { sampleOfferCompanies } from "../../../src/samples/offerCompanies.ts"
import { sampleOfferStores } from "../../../src/samples/offerStores.ts"
import { sampleOfferTabloids } from "../../../src/samples/offerTabloids.ts"
import { sampleOfferSliders } from "../../../src/samples/offerSliders.ts"
import { sampleOfferFonts } from "../../../src/samples/offerFonts.ts"
import { sampleOfferPeople } from "../../../src/samples/offerPeople.ts"
import { sampleOfferFavorites } from "../../../src/samples/offerFavorites.ts"
import { sampleOfferSites } from "../../../src/samples/offerSites.ts"
import { samplePopups } from "../../../src/samples/popups.ts"
import { sampleEmailTemplates } from "../../../src/samples/emailTemplates.ts"
import { sampleOutboxMessages } from "../../../src/samples/outboxMessages.ts"
import { sampleEmailTypes } from "../../../src/samples/emailTypes.ts"
import { sampleCampaigns } from "../../../src/samples/campaigns.ts"
import { sampleInvoices } from "../../../src/samples/invoices.ts"
import { sampleLeads } from "../../../src/samples/leads.ts"
import { sampleLegalDocuments } from "../../../src/samples/legalDocuments.ts"
import { sampleFaqArticles } from "../../../src/samples/faqArticles.ts"
import { sampleAccessGroups } from "../../../src/samples/accessGroups.ts"
import { sampleAclModules } from "../../../src/samples/aclModules.ts"
import { sampleAclRoutes } from "../../../src/samples/aclRoutes.ts"
import { sampleAclGroups } from "../../../src/samples/aclGroups.ts"
import { demoOpeningHours } from "./openingHours.ts"
import type { Values } from "../resource/fieldValues.ts"
import type { Pictures } from "./pictures.ts"
import type { Places } from "./places.ts"

/** The records of one list. */
export type Samples = readonly [resource: Resource, rows: ReadonlyArray<Values>]

/** The same rows for each store that sells. */
const ofEachStore = ({ companies }: Places, rows: ReadonlyArray<Values>): ReadonlyArray<Values> =>
  companies.flatMap(({ type }, index) =>
    type === "partner" ? [] : rows.map((row) => ({ ...row, owner: index + 1 })),
  )

const ofMoney = (now: number) =>
  [
    [paymentTypes, samplePaymentTypes],
    [paymentMethods, samplePaymentMethods],
    [costCenters, sampleCostCenters],
    [bankBranches, sampleBankBranches],
    [digitalAccounts, sampleDigitalAccounts],
    [braspagSubordinates, sampleBraspagSubordinates],
    [braspagTransactions, sampleBraspagTransactions(now)],
    [companyPaymentMethods, sampleCompanyPaymentMethods],
  ] as unknown as ReadonlyArray<Samples>

const ofOffers = (now: number, pictures: Pictures) =>
  [
    [offerCities, sampleOfferCities],
    [offerCompanies, sampleOfferCompanies.map((one, index) => ({ ...one, logo: pictures.logo[index] }))],
    [offerStores, sampleOfferStores],
    [offerFonts, sampleOfferFonts],
    [
      offerTabloids,
      sampleOfferTabloids(now).map((one, index) => ({
        ...one,
        cover: pictures.cover[index],
        pages: index < 8 ? [index + 1, index + 5, index + 8] : [],
      })),
    ],
    [offerSliders, sampleOfferSliders(now).map((one, index) => ({ ...one, image: pictures.banner[index] }))],
    [offerPeople, sampleOfferPeople(now)],
    [offerFavorites, sampleOfferFavorites(now)],
    [offerSites, sampleOfferSites],
  ] as unknown as ReadonlyArray<Samples>

const ofTrade = (now: number, places: Places, pictures: Pictures) =>
  [
    [packings, samplePackings],
    [countries, sampleCountries],
    [countryStates, sampleCountryStates],
    [companySegments, sampleCompanySegments],
    [companyGroups, sampleCompanyGroups],
    [cities, sampleCities],
    [appCategories, sampleAppCategories],
    [coupons, sampleCoupons(now)],
    [contractTemplates, sampleContractTemplates],
    [contracts, sampleContracts(now)],
    [departments, sampleDepartments],
    [userTypes, sampleUserTypes],
    [notificationTopics, sampleNotificationTopics],
    [licenses, sampleLicenses(now)],
    [openingHours, demoOpeningHours(places)],
    [people, samplePeople(now)],
    [shoppers, sampleShoppers],
    [tickets, sampleTickets(now)],
    [ticketReplies, sampleTicketReplies],
    [bugOrders, sampleBugOrders],
    [cannedReplies, ofEachStore(places, sampleReplies)],
    [messageTemplates, ofEachStore(places, sampleTemplates)],
    [notifications, sampleNotifications(now)],
    [popups, samplePopups(now)],
    [emailTypes, sampleEmailTypes],
    [emailTemplates, sampleEmailTemplates(now)],
    [outboxMessages, sampleOutboxMessages(now)],
    [campaigns, sampleCampaigns(now)],
    [invoices, sampleInvoices(now)],
    [leads, sampleLeads(now)],
    [faqArticles, sampleFaqArticles],
    [legalDocuments, sampleLegalDocuments(now)],
    [
      banners,
      sampleBanners(now).map((banner, index) => ({ ...banner, imageMobile: pictures.banner[index] })),
    ],
  ] as unknown as ReadonlyArray<Samples>

const ofAccess = [
  [aclModules, sampleAclModules],
  [aclRoutes, sampleAclRoutes],
  [aclGroups, sampleAclGroups],
  [accessGroups, sampleAccessGroups],
] as unknown as ReadonlyArray<Samples>

/** The demo's records of each described list; a list that others name stands before them. */
export const samplesAt = (now: number, places: Places, pictures: Pictures): ReadonlyArray<Samples> => [
  ...ofMoney(now),
  ...ofTrade(now, places, pictures),
  ...ofOffers(now, pictures),
  ...ofAccess,
]
