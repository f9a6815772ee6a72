import { managesAccess, managesDeliveries, managesDeliveryPeople } from "../access/access.ts"
import { historyCall } from "./history.ts"

const extra = "history"
const people = { service: "identity", access: managesAccess, extra } as const

/**
 * What was done to one record of the specification's own lists. A group of their own, so that whoever calls one of those
 * lists is not sent what only an open record needs.
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
