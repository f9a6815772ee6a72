import type { StoreClock } from "../../companies/storeHours.ts"
import type { AnyRules } from "../rules.ts"
import { accessGroupRules } from "./accessGroups.ts"
import { aclModuleRules } from "./aclModules.ts"
import { auditLogRules } from "./auditLog.ts"
import { bannerRules } from "./banners.ts"
import { campaignRules } from "./campaigns.ts"
import { companyRules } from "./companies.ts"
import { companyGroupRules } from "./companyGroups.ts"
import { contractRules } from "./contracts.ts"
import { franchiseRules } from "./franchises.ts"
import { legalDocumentRules } from "./legalDocuments.ts"
import { invoiceRules } from "./invoices.ts"
import { jobRules } from "./jobs.ts"
import { contractTemplateRules } from "./contractTemplates.ts"
import { couponRules } from "./coupons.ts"
import { emailTemplateRules } from "./emailTemplates.ts"
import { notificationRules } from "./notifications.ts"
import {
  offerCityRules,
  offerCompanyRules,
  offerFontRules,
  offerPeopleRules,
  offerStoreRules,
} from "./offers.ts"
import { branchRules, paymentTypeRules, sellerRules, stateRules } from "./registers.ts"
import { personRules } from "./people.ts"
import { ticketRules } from "./tickets.ts"
import { departmentRules, emailTypeRules, faqArticleRules, topicRules, userTypeRules } from "./counts.ts"
import { shopperRules } from "./shoppers.ts"
import { openingHoursRules } from "./openingHours.ts"
import { transactionRules } from "./transactions.ts"

/** The rules that descriptions cannot say, by the name of the resource. */
export const handwrittenRules = (tools: { readonly storeClock: StoreClock }): ReadonlyMap<string, AnyRules> =>
  new Map([
    accessGroupRules,
    aclModuleRules,
    auditLogRules,
    bannerRules,
    branchRules,
    campaignRules,
    companyRules,
    companyGroupRules,
    contractRules,
    contractTemplateRules,
    couponRules,
    departmentRules,
    emailTemplateRules,
    emailTypeRules,
    faqArticleRules,
    franchiseRules,
    invoiceRules,
    jobRules,
    legalDocumentRules,
    notificationRules,
    offerCityRules,
    offerCompanyRules,
    offerFontRules,
    offerPeopleRules,
    offerStoreRules,
    openingHoursRules(tools.storeClock),
    paymentTypeRules,
    personRules,
    sellerRules,
    shopperRules,
    stateRules,
    ticketRules,
    topicRules,
    transactionRules,
    userTypeRules,
  ])
