import { describe } from "vitest"
import { deletionSuite } from "./suites/deletions.ts"
import { described } from "../../host/server/db/described/described.ts"
import { apiOnPostgres } from "./postgres.ts"
import { acquiringSuite } from "./resources/acquiring.ts"
import { accessGroupSuite } from "./resources/accessGroups.ts"
import { accessLintSuite } from "./resources/accessLint.ts"
import { acceptanceSuite } from "./resources/acceptance.ts"
import { auditOriginSuite } from "./resources/auditOrigins.ts"
import { auditSuite } from "./resources/audits.ts"
import { auditWordSuite } from "./resources/auditWords.ts"
import { bankProductSuite } from "./resources/bankProducts.ts"
import { deliveryCreditSuite } from "./resources/deliveryCredits.ts"
import { companyListSuite } from "./resources/companies.ts"
import { bulkPriceSuite } from "./resources/bulkPrices.ts"
import { billingSuite } from "./resources/billing.ts"
import { campaignSuite } from "./resources/campaigns.ts"
import { emailTemplateSuite } from "./resources/emailTemplates.ts"
import { everywhereSuite } from "./resources/everywhere.ts"
import { findingSuite } from "./resources/findings.ts"
import { templateSuite } from "./resources/contractTemplates.ts"
import { forgottenSuite } from "./resources/forgotten.ts"
import { franchiseSuite } from "./resources/franchises.ts"
import { importRoundTripSuite } from "./resources/importRoundTrip.ts"
import { importSuite } from "./resources/imports.ts"
import { invoiceSuite } from "./resources/invoices.ts"
import { legalSuite } from "./resources/legalDocuments.ts"
import { lifeSuite } from "./resources/lives.ts"
import { looseDeliverySuite } from "./resources/looseDeliveries.ts"
import { looseParitySuite } from "./resources/looseParity.ts"
import { lostRowSuite } from "./resources/lostRows.ts"
import { maskedSuite } from "./resources/masked.ts"
import { menuDemoSuite } from "./resources/menuDemo.ts"
import { menuListSuite } from "./resources/menuLists.ts"
import { newsSuite } from "./resources/news.ts"
import { notificationRuleSuite } from "./resources/notifications.ts"
import { peopleSuite } from "./resources/people.ts"
import { placeSuite } from "./resources/places.ts"
import { reachSuite } from "./resources/reaches.ts"
import { productSuite } from "./resources/products.ts"
import { shelfLabelSuite } from "./resources/shelfLabels.ts"
import { readerMessageSuite } from "./resources/readerMessages.ts"
import { refusalSuite } from "./resources/refusals.ts"
import { leadSuite } from "./resources/leads.ts"
import { reminderSuite } from "./resources/reminders.ts"
import { registerSuite } from "./resources/registers.ts"
import { savedViewSuite } from "./resources/savedViews.ts"
import { uniqueNameSuite } from "./resources/uniqueNames.ts"
import { ticketSuite } from "./resources/tickets.ts"
import { storeClockSuite } from "./resources/storeClocks.ts"
import { ticketCareSuite } from "./resources/ticketCare.ts"
import { ticketThreadSuite } from "./resources/ticketThreads.ts"
import { topicSuite } from "./resources/topics.ts"
import { tradeSuite } from "./resources/trade.ts"
import { writerSuite } from "./resources/writers.ts"

const api = apiOnPostgres()

describe("finding", () => {
  findingSuite(api)
  everywhereSuite(api)
})
describe("coupons and contracts", () => {
  tradeSuite(api)
  writerSuite(api)
})
describe("contracts that are accepted", () => {
  templateSuite(api)
  acceptanceSuite(api)
})
describe("lists of a menu", () => {
  menuListSuite(api, described)
  menuDemoSuite(api)
})
describe("products", () => {
  productSuite(api, described)
  bankProductSuite(api, described)
})
describe("bulk prices", () => bulkPriceSuite(api, described))
describe("shelf labels", () => shelfLabelSuite(api, described))
describe("imports", () => {
  importSuite(api, described)
  importRoundTripSuite(api, described)
})
describe("saved views", () => savedViewSuite(api))
describe("described lists", () => lifeSuite(api, described))
describe("access groups", () => accessGroupSuite(api))
describe("the check of access", () => accessLintSuite(api))
describe("the audit log", () => {
  auditSuite(api)
  auditOriginSuite(api)
  auditWordSuite(api)
  lostRowSuite(api, described)
})
describe("masked values", () => maskedSuite(api, described))
describe("people", () => {
  peopleSuite(api, described)
  topicSuite(api, described)
  forgottenSuite(api, described)
})
describe("places", () => placeSuite(api, described))
describe("reach", () => reachSuite(api, described))
describe("clocks of stores", () => storeClockSuite(api))
describe("campaigns of stores", () => campaignSuite(api))
describe("companies", () => companyListSuite(api))
describe("email templates", () => emailTemplateSuite(api))
describe("franchises", () => franchiseSuite(api))
describe("invoices", () => {
  invoiceSuite(api)
  billingSuite(api)
})
describe("payments by card", () => acquiringSuite(api))
describe("notifications", () => notificationRuleSuite(api))
describe("notifications to readers", () => readerMessageSuite(api, described))
describe("legal documents", () => legalSuite(api))
describe("licenses that end", () => reminderSuite(api))
describe("loose deliveries", () => {
  looseDeliverySuite(api)
  deliveryCreditSuite(api)
  looseParitySuite(api)
})
describe("registers", () => registerSuite(api, described))
describe("tickets", () => ticketSuite(api, described))
describe("what is said in tickets", () => ticketThreadSuite(api, described))
describe("leads that are followed up", () => leadSuite(api, described))
describe("what becomes of tickets", () => ticketCareSuite(api, described))
describe("news", () => newsSuite(api, described))
describe("refusals", () => refusalSuite(api, described))
describe("unique names", () => uniqueNameSuite(api, described))
// After the others, because their network has to wait from then on.
describe("accounts to be deleted", () => deletionSuite(api))
