import { appCategories as appCategoriesList } from "../../../src/contract/resources/appCategories.ts"
import { bankBranches as bankBranchesList } from "../../../src/contract/resources/bankBranches.ts"
import { banks as banksList } from "../../../src/contract/resources/banks.ts"
import { banners as bannersList } from "../../../src/contract/resources/banners.ts"
import { bugOrders as bugOrdersList } from "../../../src/contract/resources/bugOrders.ts"
import { cannedReplies as cannedRepliesList } from "../../../src/contract/resources/cannedReplies.ts"
import { cities as citiesList } from "../../../src/contract/resources/cities.ts"
import { companyGroups as companyGroupsList } from "../../../src/contract/resources/companyGroups.ts"
import { companySegments as companySegmentsList } from "../../../src/contract/resources/companySegments.ts"
import { contracts as contractsList } from "../../../src/contract/resources/contracts.ts"
import { contractTemplates as contractTemplatesList } from "../../../src/contract/resources/contractTemplates.ts"
import { costCenters as costCentersList } from "../../../src/contract/resources/costCenters.ts"
import { countries as countriesList } from "../../../src/contract/resources/countries.ts"
import { countryStates as countryStatesList } from "../../../src/contract/resources/countryStates.ts"
import { coupons as couponsList } from "../../../src/contract/resources/coupons.ts"
import { departments as departmentsList } from "../../../src/contract/resources/departments.ts"
import { jobs as jobsList } from "../../../src/contract/resources/jobs.ts"
import { licenses as licensesList } from "../../../src/contract/resources/licenses.ts"
import { looseDeliveries as looseDeliveriesList } from "../../../src/contract/resources/looseDeliveries.ts"
import { messageTemplates as messageTemplatesList } from "../../../src/contract/resources/messageTemplates.ts"
import { notificationTopics as notificationTopicsList } from "../../../src/contract/resources/notificationTopics.ts"
import { openingHours as openingHoursList } from "../../../src/contract/resources/openingHours.ts"
import { packings as packingsList } from "../../../src/contract/resources/packings.ts"
import { paymentMethods as paymentMethodsList } from "../../../src/contract/resources/paymentMethods.ts"
import { paymentTypes as paymentTypesList } from "../../../src/contract/resources/paymentTypes.ts"
import { people as peopleList } from "../../../src/contract/resources/people.ts"
import { shoppers as shoppersList } from "../../../src/contract/resources/shoppers.ts"
import { tickets as ticketsList } from "../../../src/contract/resources/tickets.ts"
import { userTypes as userTypesList } from "../../../src/contract/resources/userTypes.ts"
import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { moment, ref } from "./columns.ts"
import { joinOf, tableOf } from "../resource/tables.ts"

export const appCategories = tableOf(appCategoriesList)
export const appCategoriesCities = joinOf(appCategoriesList, "cities")
export const bankBranches = tableOf(bankBranchesList)
export const banks = tableOf(banksList)
export const banners = tableOf(bannersList)
export const bannersCities = joinOf(bannersList, "cities")
export const bugOrders = tableOf(bugOrdersList)
export const cannedReplies = tableOf(cannedRepliesList)
export const cities = tableOf(citiesList)
export const companyGroups = tableOf(companyGroupsList)
export const companyGroupsCompanies = joinOf(companyGroupsList, "companies")
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
export const licenses = tableOf(licensesList)
export const looseDeliveries = tableOf(looseDeliveriesList)
export const messageTemplates = tableOf(messageTemplatesList)
export const notificationTopics = tableOf(notificationTopicsList)
export const notificationTopicsUserTypes = joinOf(notificationTopicsList, "userTypes")
export const openingHours = tableOf(openingHoursList)
export const packings = tableOf(packingsList)
export const paymentMethods = tableOf(paymentMethodsList)
export const paymentTypes = tableOf(paymentTypesList)
export const people = tableOf(peopleList)
export const shoppers = tableOf(shoppersList)
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

/** The PINs of shoppers, which no record shows: hashed with a key, slowly. */
export const shopperPins = pgTable("shopper_pins", {
  shopperId: ref()
    .primaryKey()
    .references(() => shoppers.id, { onDelete: "cascade" }),
  hash: text().notNull(),
  setAt: moment().notNull().defaultNow(),
})
