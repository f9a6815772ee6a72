import type { StoreClock } from "../companies/storeHours.ts"
import type { AnyRules } from "../resource/rules.ts"
import { accessGroupRules } from "../accessGroups/accessGroupRules.ts"
import { aclModuleRules } from "../permissions/aclModuleRules.ts"
import { auditLogRules } from "../histories/auditLogRules.ts"
import { bannerRules } from "../banners/bannerRules.ts"
import { campaignRules } from "../messages/campaignRules.ts"
import { companyRules } from "../companies/companyRules.ts"
import { companyGroupRules } from "../companies/companyGroupRules.ts"
import { contractRules } from "../contracts/contractRules.ts"
import { franchiseRules } from "../franchises/franchiseRules.ts"
import { legalDocumentRules } from "../legal/legalDocumentRules.ts"
import { invoiceRules } from "../invoices/invoiceRules.ts"
import { jobRules } from "../jobs/jobRules.ts"
import { jobSubjects } from "./jobSubjects.ts"
import { contractTemplateRules } from "../contracts/contractTemplateRules.ts"
import { couponRules } from "../coupons/couponRules.ts"
import { emailTemplateRules } from "../messages/emailTemplateRules.ts"
import { notificationRules } from "../messages/notificationRules.ts"
import { rulesOfOffers } from "../offers/offerRules.ts"
import { bankProductRules } from "../productBank/bankProductRules.ts"
import { branchRules, paymentTypeRules, stateRules } from "../registers/registerRules.ts"
import { personRules } from "../people/personRules.ts"
import { productRules } from "../products/productRules.ts"
import { ticketRules } from "../support/ticketRules.ts"
import { emailTypeRules } from "../messages/emailTypeRules.ts"
import { topicRules } from "../messages/topicRules.ts"
import { departmentRules } from "../orders/departmentRules.ts"
import { faqArticleRules } from "../support/faqArticleRules.ts"
import { userTypeRules } from "../users/userTypeRules.ts"
import { sellerRules } from "../acquirer/sellerRules.ts"
import { shopperRules } from "../orders/shopperRules.ts"
import { rulesOfMenus } from "../menu/rulesOfMenus.ts"
import { openingHoursRules } from "../companies/openingHoursRules.ts"
import { transactionRules } from "../acquirer/transactionRules.ts"

/** The rules that descriptions cannot say, by the name of the resource. */
export const handwrittenRules = (services: {
  readonly storeClock: StoreClock
}): ReadonlyMap<string, AnyRules> =>
  new Map([
    accessGroupRules,
    aclModuleRules,
    auditLogRules,
    bankProductRules,
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
    jobRules(jobSubjects),
    legalDocumentRules,
    notificationRules,
    openingHoursRules(services.storeClock),
    ...rulesOfMenus,
    ...rulesOfOffers,
    paymentTypeRules,
    personRules,
    productRules,
    sellerRules,
    shopperRules,
    stateRules,
    ticketRules,
    topicRules,
    transactionRules,
    userTypeRules,
  ])
