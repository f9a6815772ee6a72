import type { Resource } from "../../../src/contract/resource/resource.ts"
import { auditLog } from "../../../src/contract/resources/auditLog.ts"
import { banners } from "../../../src/contract/resources/banners.ts"
import { cannedReplies } from "../../../src/contract/resources/cannedReplies.ts"
import { cities } from "../../../src/contract/resources/cities.ts"
import { companyGroups } from "../../../src/contract/resources/companyGroups.ts"
import { companySegments } from "../../../src/contract/resources/companySegments.ts"
import { contracts } from "../../../src/contract/resources/contracts.ts"
import { contractTemplates } from "../../../src/contract/resources/contractTemplates.ts"
import { coupons } from "../../../src/contract/resources/coupons.ts"
import { departments } from "../../../src/contract/resources/departments.ts"
import { licenses } from "../../../src/contract/resources/licenses.ts"
import { messageTemplates } from "../../../src/contract/resources/messageTemplates.ts"
import { notificationTopics } from "../../../src/contract/resources/notificationTopics.ts"
import { openingHours } from "../../../src/contract/resources/openingHours.ts"
import { packings } from "../../../src/contract/resources/packings.ts"
import { paymentTypes } from "../../../src/contract/resources/paymentTypes.ts"
import { people } from "../../../src/contract/resources/people.ts"
import { shoppers } from "../../../src/contract/resources/shoppers.ts"
import { tickets } from "../../../src/contract/resources/tickets.ts"
import { userTypes } from "../../../src/contract/resources/userTypes.ts"

/** Every described list the server keeps. */
export const described: ReadonlyArray<Resource> = [
  auditLog,
  banners,
  cannedReplies,
  cities,
  companyGroups,
  companySegments,
  contracts,
  contractTemplates,
  coupons,
  departments,
  licenses,
  messageTemplates,
  notificationTopics,
  openingHours,
  packings,
  paymentTypes,
  people,
  shoppers,
  tickets,
  userTypes,
] as ReadonlyArray<Resource>
