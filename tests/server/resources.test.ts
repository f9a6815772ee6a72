import { afterAll, beforeAll, describe } from "vitest"
import { deletionSuite } from "./suites/deletions.ts"
import { described } from "../../host/server/db/described/described.ts"
import { type Api, startApi } from "./api.ts"
import { acquiringSuite } from "./resources/acquiring.ts"
import { accessGroupSuite } from "./resources/accessGroups.ts"
import { accessLintSuite } from "./resources/accessLint.ts"
import { acceptanceSuite } from "./resources/acceptance.ts"
import { auditOriginSuite } from "./resources/auditOrigins.ts"
import { auditSuite } from "./resources/audits.ts"
import { auditWordSuite } from "./resources/auditWords.ts"
import { deliveryCreditSuite } from "./resources/deliveryCredits.ts"
import { companyListSuite } from "./resources/companies.ts"
import { billingSuite } from "./resources/billing.ts"
import { campaignSuite } from "./resources/campaigns.ts"
import { emailTemplateSuite } from "./resources/emailTemplates.ts"
import { everywhereSuite } from "./resources/everywhere.ts"
import { findingSuite } from "./resources/findings.ts"
import { templateSuite } from "./resources/contractTemplates.ts"
import { forgottenSuite } from "./resources/forgotten.ts"
import { franchiseSuite } from "./resources/franchises.ts"
import { invoiceSuite } from "./resources/invoices.ts"
import { legalSuite } from "./resources/legalDocuments.ts"
import { lifeSuite } from "./resources/lives.ts"
import { looseDeliverySuite } from "./resources/looseDeliveries.ts"
import { looseParitySuite } from "./resources/looseParity.ts"
import { lostRowSuite } from "./resources/lostRows.ts"
import { maskedSuite } from "./resources/masked.ts"
import { newsSuite } from "./resources/news.ts"
import { notificationRuleSuite } from "./resources/notifications.ts"
import { peopleSuite } from "./resources/people.ts"
import { placeSuite } from "./resources/places.ts"
import { reachSuite } from "./resources/reaches.ts"
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

let running: Api
beforeAll(async () => {
  running = await startApi("memory")
})
afterAll(() => running.server.close())

describe("finding", () => {
  findingSuite(() => running)
  everywhereSuite(() => running)
})
describe("coupons and contracts", () => {
  tradeSuite(() => running)
  writerSuite(() => running)
})
describe("contracts that are accepted", () => {
  templateSuite(() => running)
  acceptanceSuite(() => running)
})
describe("saved views", () => savedViewSuite(() => running))
describe("described lists", () => lifeSuite(() => running, described))
describe("access groups", () => accessGroupSuite(() => running))
describe("the check of access", () => accessLintSuite(() => running))
describe("the audit log", () => {
  auditSuite(() => running)
  auditOriginSuite(() => running)
  auditWordSuite(() => running)
  lostRowSuite(() => running, described)
})
describe("masked values", () => maskedSuite(() => running, described))
describe("people", () => {
  peopleSuite(() => running, described)
  topicSuite(() => running, described)
  forgottenSuite(() => running, described)
})
describe("places", () => placeSuite(() => running, described))
describe("reach", () => reachSuite(() => running, described))
describe("clocks of stores", () => storeClockSuite(() => running))
describe("campaigns of stores", () => campaignSuite(() => running))
describe("companies", () => companyListSuite(() => running))
describe("email templates", () => emailTemplateSuite(() => running))
describe("franchises", () => franchiseSuite(() => running))
describe("invoices", () => {
  invoiceSuite(() => running)
  billingSuite(() => running)
})
describe("payments by card", () => acquiringSuite(() => running))
describe("notifications", () => notificationRuleSuite(() => running))
describe("notifications to readers", () => readerMessageSuite(() => running, described))
describe("legal documents", () => legalSuite(() => running))
describe("licenses that end", () => reminderSuite(() => running))
describe("loose deliveries", () => {
  looseDeliverySuite(() => running)
  deliveryCreditSuite(() => running)
  looseParitySuite(() => running)
})
describe("registers", () => registerSuite(() => running, described))
describe("tickets", () => ticketSuite(() => running, described))
describe("what is said in tickets", () => ticketThreadSuite(() => running, described))
describe("leads that are followed up", () => leadSuite(() => running, described))
describe("what becomes of tickets", () => ticketCareSuite(() => running, described))
describe("news", () => newsSuite(() => running, described))
describe("refusals", () => refusalSuite(() => running, described))
describe("unique names", () => uniqueNameSuite(() => running, described))
// After the others, because their network has to wait from then on.
describe("accounts to be deleted", () => deletionSuite(() => running))
