import type { Resource } from "../../../src/contract/resource/resource.ts"
import { appCategories } from "../../../src/contract/resources/appCategories.ts"
import { auditLog } from "../../../src/contract/resources/auditLog.ts"
import { bankBranches } from "../../../src/contract/resources/bankBranches.ts"
import { banks } from "../../../src/contract/resources/banks.ts"
import { banners } from "../../../src/contract/resources/banners.ts"
import { bugOrders } from "../../../src/contract/resources/bugOrders.ts"
import { cannedReplies } from "../../../src/contract/resources/cannedReplies.ts"
import { cities } from "../../../src/contract/resources/cities.ts"
import { companyGroups } from "../../../src/contract/resources/companyGroups.ts"
import { companySegments } from "../../../src/contract/resources/companySegments.ts"
import { contracts } from "../../../src/contract/resources/contracts.ts"
import { contractTemplates } from "../../../src/contract/resources/contractTemplates.ts"
import { costCenters } from "../../../src/contract/resources/costCenters.ts"
import { countries } from "../../../src/contract/resources/countries.ts"
import { countryStates } from "../../../src/contract/resources/countryStates.ts"
import { coupons } from "../../../src/contract/resources/coupons.ts"
import { departments } from "../../../src/contract/resources/departments.ts"
import { jobs } from "../../../src/contract/resources/jobs.ts"
import { licenses } from "../../../src/contract/resources/licenses.ts"
import { looseDeliveries } from "../../../src/contract/resources/looseDeliveries.ts"
import { messageTemplates } from "../../../src/contract/resources/messageTemplates.ts"
import { notificationTopics } from "../../../src/contract/resources/notificationTopics.ts"
import { openingHours } from "../../../src/contract/resources/openingHours.ts"
import { packings } from "../../../src/contract/resources/packings.ts"
import { paymentMethods } from "../../../src/contract/resources/paymentMethods.ts"
import { paymentTypes } from "../../../src/contract/resources/paymentTypes.ts"
import { people } from "../../../src/contract/resources/people.ts"
import { shoppers } from "../../../src/contract/resources/shoppers.ts"
import { tickets } from "../../../src/contract/resources/tickets.ts"
import { userTypes } from "../../../src/contract/resources/userTypes.ts"

/** Every described list the server keeps. */
export const described: ReadonlyArray<Resource> = [
  appCategories,
  auditLog,
  bankBranches,
  banks,
  banners,
  bugOrders,
  cannedReplies,
  cities,
  companyGroups,
  companySegments,
  contracts,
  contractTemplates,
  costCenters,
  countries,
  countryStates,
  coupons,
  departments,
  jobs,
  licenses,
  looseDeliveries,
  messageTemplates,
  notificationTopics,
  openingHours,
  packings,
  paymentMethods,
  paymentTypes,
  people,
  shoppers,
  tickets,
  userTypes,
] as ReadonlyArray<Resource>
