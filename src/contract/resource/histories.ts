import { managesAccess, managesDeliveries, managesDeliveryPeople } from "../access/access.ts"
import { historyCall } from "./history.ts"

const extra = "history"
const people = { service: "identity", access: managesAccess, extra } as const

/**
 * Calls for the history of records in the specification's own lists. They are a group of their own, so that callers of
 * those lists do not load code only an open record needs.
 */
export const histories = {
  users: historyCall({ ...people, record: "/acl/users/:id", one: "user" }),
  roles: historyCall({ ...people, record: "/acl/roles/:id", one: "role" }),
  deliveryPeople: historyCall({
    service: "main",
    access: managesDeliveryPeople,
    extra,
    record: "/delivery-man/list/:id",
    one: "delivery person",
  }),
  companyDeliveries: historyCall({
    service: "main",
    access: managesDeliveries,
    extra,
    record: "/company/company-delivery/:id",
    one: "delivery record",
  }),
}
