import { accessGroups as accessGroupsList } from "../../../src/contract/resources/accessGroups.ts"
import { aclGroups as aclGroupsList } from "../../../src/contract/resources/aclGroups.ts"
import { aclModules as aclModulesList } from "../../../src/contract/resources/aclModules.ts"
import { aclRoutes as aclRoutesList } from "../../../src/contract/resources/aclRoutes.ts"
import { appCategories as appCategoriesList } from "../../../src/contract/resources/appCategories.ts"
import { bankBranches as bankBranchesList } from "../../../src/contract/resources/bankBranches.ts"
import { banks as banksList } from "../../../src/contract/resources/banks.ts"
import { banners as bannersList } from "../../../src/contract/resources/banners.ts"
import { braspagSubordinates as braspagSubordinatesList } from "../../../src/contract/resources/braspagSubordinates.ts"
import { braspagTransactions as braspagTransactionsList } from "../../../src/contract/resources/braspagTransactions.ts"
import { bugOrders as bugOrdersList } from "../../../src/contract/resources/bugOrders.ts"
import { campaigns as campaignsList } from "../../../src/contract/resources/campaigns.ts"
import { cannedReplies as cannedRepliesList } from "../../../src/contract/resources/cannedReplies.ts"
import { cities as citiesList } from "../../../src/contract/resources/cities.ts"
import { companyGroups as companyGroupsList } from "../../../src/contract/resources/companyGroups.ts"
import { companyPaymentMethods as companyPaymentMethodsList } from "../../../src/contract/resources/companyPaymentMethods.ts"
import { companySegments as companySegmentsList } from "../../../src/contract/resources/companySegments.ts"
import { contracts as contractsList } from "../../../src/contract/resources/contracts.ts"
import { contractTemplates as contractTemplatesList } from "../../../src/contract/resources/contractTemplates.ts"
import { costCenters as costCentersList } from "../../../src/contract/resources/costCenters.ts"
import { countries as countriesList } from "../../../src/contract/resources/countries.ts"
import { countryStates as countryStatesList } from "../../../src/contract/resources/countryStates.ts"
import { coupons as couponsList } from "../../../src/contract/resources/coupons.ts"
import { departments as departmentsList } from "../../../src/contract/resources/departments.ts"
import { jobs as jobsList } from "../../../src/contract/resources/jobs.ts"
import { digitalAccounts as digitalAccountsList } from "../../../src/contract/resources/digitalAccounts.ts"
import { emailTemplates as emailTemplatesList } from "../../../src/contract/resources/emailTemplates.ts"
import { emailTypes as emailTypesList } from "../../../src/contract/resources/emailTypes.ts"
import { legalDocuments as legalDocumentsList } from "../../../src/contract/resources/legalDocuments.ts"
import { faqArticles as faqArticlesList } from "../../../src/contract/resources/faqArticles.ts"
import { franchises as franchisesList } from "../../../src/contract/resources/franchises.ts"
import { invoices as invoicesList } from "../../../src/contract/resources/invoices.ts"
import { leads as leadsList } from "../../../src/contract/resources/leads.ts"
import { licenses as licensesList } from "../../../src/contract/resources/licenses.ts"
import { looseDeliveries as looseDeliveriesList } from "../../../src/contract/resources/looseDeliveries.ts"
import { messageTemplates as messageTemplatesList } from "../../../src/contract/resources/messageTemplates.ts"
import { notifications as notificationsList } from "../../../src/contract/resources/notifications.ts"
import { notificationTopics as notificationTopicsList } from "../../../src/contract/resources/notificationTopics.ts"
import { offerCities as offerCitiesList } from "../../../src/contract/resources/offerCities.ts"
import { offerCompanies as offerCompaniesList } from "../../../src/contract/resources/offerCompanies.ts"
import { offerFavorites as offerFavoritesList } from "../../../src/contract/resources/offerFavorites.ts"
import { offerFonts as offerFontsList } from "../../../src/contract/resources/offerFonts.ts"
import { offerPeople as offerPeopleList } from "../../../src/contract/resources/offerPeople.ts"
import { offerSites as offerSitesList } from "../../../src/contract/resources/offerSites.ts"
import { offerSliders as offerSlidersList } from "../../../src/contract/resources/offerSliders.ts"
import { offerStores as offerStoresList } from "../../../src/contract/resources/offerStores.ts"
import { offerTabloids as offerTabloidsList } from "../../../src/contract/resources/offerTabloids.ts"
import { openingHours as openingHoursList } from "../../../src/contract/resources/openingHours.ts"
import { outboxMessages as outboxMessagesList } from "../../../src/contract/resources/outboxMessages.ts"
import { packings as packingsList } from "../../../src/contract/resources/packings.ts"
import { paymentMethods as paymentMethodsList } from "../../../src/contract/resources/paymentMethods.ts"
import { paymentTypes as paymentTypesList } from "../../../src/contract/resources/paymentTypes.ts"
import { people as peopleList } from "../../../src/contract/resources/people.ts"
import { popups as popupsList } from "../../../src/contract/resources/popups.ts"
import { shoppers as shoppersList } from "../../../src/contract/resources/shoppers.ts"
import { ticketReplies as ticketRepliesList } from "../../../src/contract/resources/ticketReplies.ts"
import { tickets as ticketsList } from "../../../src/contract/resources/tickets.ts"
import { userTypes as userTypesList } from "../../../src/contract/resources/userTypes.ts"
import { boolean, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { moment, ref } from "./columns.ts"
import { users } from "./schema.ts"
import { joinOf, tableOf } from "./described/tables.ts"

export const accessGroups = tableOf(accessGroupsList)
export const aclGroups = tableOf(aclGroupsList)
export const aclGroupsRoutes = joinOf(aclGroupsList, "routes")
export const aclGroupsUserTypes = joinOf(aclGroupsList, "userTypes")
export const aclModules = tableOf(aclModulesList)
export const aclRoutes = tableOf(aclRoutesList)
export const appCategories = tableOf(appCategoriesList)
export const appCategoriesCities = joinOf(appCategoriesList, "cities")
export const bankBranches = tableOf(bankBranchesList)
export const banks = tableOf(banksList)
export const banners = tableOf(bannersList)
export const bannersCities = joinOf(bannersList, "cities")
export const braspagSubordinates = tableOf(braspagSubordinatesList)
export const braspagTransactions = tableOf(braspagTransactionsList)
export const bugOrders = tableOf(bugOrdersList)
export const campaigns = tableOf(campaignsList)
export const cannedReplies = tableOf(cannedRepliesList)
export const cities = tableOf(citiesList)
export const companyGroups = tableOf(companyGroupsList)
export const companyGroupsCompanies = joinOf(companyGroupsList, "companies")
export const companyPaymentMethods = tableOf(companyPaymentMethodsList)
export const companySegments = tableOf(companySegmentsList)
export const contracts = tableOf(contractsList)
export const contractTemplates = tableOf(contractTemplatesList)
export const costCenters = tableOf(costCentersList)
export const countries = tableOf(countriesList)
export const countryStates = tableOf(countryStatesList)
export const coupons = tableOf(couponsList)
export const couponsCities = joinOf(couponsList, "cities")
export const couponsSegments = joinOf(couponsList, "segments")
export const departments = tableOf(departmentsList)
export const jobs = tableOf(jobsList)
export const digitalAccounts = tableOf(digitalAccountsList)
export const emailTemplates = tableOf(emailTemplatesList)
export const emailTypes = tableOf(emailTypesList)
export const faqArticles = tableOf(faqArticlesList)
export const legalDocuments = tableOf(legalDocumentsList)
export const franchisesCities = joinOf(franchisesList, "cities")
export const franchisesOwners = joinOf(franchisesList, "owners")
export const invoices = tableOf(invoicesList)
export const leads = tableOf(leadsList)
export const licenses = tableOf(licensesList)
export const looseDeliveries = tableOf(looseDeliveriesList)
export const messageTemplates = tableOf(messageTemplatesList)
export const notifications = tableOf(notificationsList)
export const notificationsCities = joinOf(notificationsList, "cities")
export const notificationsOfferCities = joinOf(notificationsList, "offerCities")
export const notificationsReaders = joinOf(notificationsList, "readers")
export const notificationTopics = tableOf(notificationTopicsList)
export const notificationTopicsUserTypes = joinOf(notificationTopicsList, "userTypes")
export const offerCities = tableOf(offerCitiesList)
export const offerCompanies = tableOf(offerCompaniesList)
export const offerFavorites = tableOf(offerFavoritesList)
export const offerFonts = tableOf(offerFontsList)
export const offerPeople = tableOf(offerPeopleList)
export const offerSites = tableOf(offerSitesList)
export const offerSliders = tableOf(offerSlidersList)
export const offerSlidersCities = joinOf(offerSlidersList, "cities")
export const offerStores = tableOf(offerStoresList)
export const offerTabloids = tableOf(offerTabloidsList)
export const offerTabloidsFonts = joinOf(offerTabloidsList, "fonts")
export const offerTabloidsCities = joinOf(offerTabloidsList, "cities")
export const offerTabloidsPages = joinOf(offerTabloidsList, "pages")
export const offerTabloidsStores = joinOf(offerTabloidsList, "stores")
export const openingHours = tableOf(openingHoursList)
export const outboxMessages = tableOf(outboxMessagesList)
export const packings = tableOf(packingsList)
export const paymentMethods = tableOf(paymentMethodsList)
export const paymentTypes = tableOf(paymentTypesList)
export const people = tableOf(peopleList)
export const popups = tableOf(popupsList)
export const popupsCities = joinOf(popupsList, "cities")
export const popupsSegments = joinOf(popupsList, "segments")
export const shoppers = tableOf(shoppersList)
export const ticketReplies = tableOf(ticketRepliesList)
export const tickets = tableOf(ticketsList)
export const userTypes = tableOf(userTypesList)

/** Which people have subscribed to a topic. */
export const topicSubscriptions = pgTable(
  "topic_subscriptions",
  {
    topicId: ref()
      .notNull()
      .references(() => notificationTopics.id, { onDelete: "cascade" }),
    personId: ref()
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.topicId, t.personId] }), index().on(t.personId)],
)

const readerOfArticle = () => ({
  articleId: ref()
    .notNull()
    .references(() => faqArticles.id, { onDelete: "cascade" }),
  userId: ref()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
})

/** Whom a help article helped, and whom it did not. */
export const faqVotes = pgTable(
  "faq_votes",
  { ...readerOfArticle(), isHelpful: boolean().notNull() },
  (t) => [primaryKey({ columns: [t.articleId, t.userId] }), index().on(t.userId)],
)

/** Who has read a help article, once each. */
export const faqReads = pgTable("faq_reads", readerOfArticle(), (t) => [
  primaryKey({ columns: [t.articleId, t.userId] }),
  index().on(t.userId),
])

/** The PINs of shoppers, which no record shows: hashed with a key, slowly. */
export const shopperPins = pgTable("shopper_pins", {
  shopperId: ref()
    .primaryKey()
    .references(() => shoppers.id, { onDelete: "cascade" }),
  hash: text().notNull(),
  setAt: moment().notNull().defaultNow(),
})

/** Who is in an access group, and until when. */
export const accessGroupMembers = pgTable(
  "access_group_members",
  {
    groupId: ref()
      .notNull()
      .references(() => accessGroups.id, { onDelete: "cascade" }),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    until: moment(),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.userId] }), index().on(t.userId)],
)
