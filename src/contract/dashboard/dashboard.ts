import * as Schema from "effect/Schema"
import { allows, type Gate, type Subject } from "../access/access.ts"
import { endpoint } from "../wire/endpoint.ts"
import { OrderStatus } from "./orders.ts"
import { oneOf } from "../wire/reading.ts"
import { Moment } from "../wire/text.ts"
import { OpenTicketStatus } from "./tickets.ts"

const count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))

const everyone = ["accessToGlobal", "accessToDashboard"] as const
const kinds = ["root", "application"] as const

/** Gates of the dashboard's parts: users who see all of it, and users whose work a part is about (section 6). */
export const dashboardGates = {
  companies: { anyOf: [...everyone, "accessToCompanyCompany", "accessToCompanyDelivery"], kinds },
  couriers: { anyOf: [...everyone, "accessToDeliveryRecord", "accessToCompanyDelivery"], kinds },
  orders: {
    anyOf: [
      ...everyone,
      "accessToShoppingCart",
      "accessToFoodOrders",
      "accessToMarketOrders",
      "accessToReportOrder",
    ],
    kinds,
  },
  sales: { anyOf: [...everyone, "accessToReportFinance", "accessToFinancial"], kinds },
  /** Partners' own; whoever runs the platform has the list. */
  licenses: { anyOf: ["accessToPartnersLicense"] },
  tickets: { anyOf: [...everyone, "accessToHelpDeskTickets"], kinds },
} as const satisfies Readonly<Record<string, Gate>>

/** One part of the dashboard. */
export type DashboardPart = keyof typeof dashboardGates

/** The parts of the dashboard a user sees, in their order on the screen. */
export const dashboardPartsOf = (user: Subject): ReadonlyArray<DashboardPart> =>
  (["companies", "couriers", "orders", "sales", "licenses", "tickets"] as const).filter((part) =>
    allows(dashboardGates[part], user),
  )

/** One hour of today and of the same day last week. Money in cents. */
const SalesHour = Schema.Struct({ hour: Schema.Int, cents: count, centsBefore: count, orders: count })

/**
 * Today's figures for the caller's part of the platform. A part is present if its gate is open to the caller. "Before"
 * is the same day last week: totals up to the same time, hours for the whole day.
 */
export const Dashboard = Schema.Struct({
  /** Time the figures were read. */
  readAt: Moment,
  /** The time zone its day and hours are in, such as `America/Sao_Paulo`. */
  timeZone: Schema.String,
  /** Subject of the figures; a company if one is being viewed. */
  scope: Schema.Struct({
    kind: oneOf(["platform", "application", "franchise", "company", "none"]),
    name: Schema.NullOr(Schema.String),
  }),
  /** Companies that deliver; `manual` of them were opened or closed by hand. */
  companies: Schema.optionalKey(Schema.Struct({ total: count, open: count, manual: count })),
  /** Delivery people; those on route are online too. */
  couriers: Schema.optionalKey(Schema.Struct({ total: count, online: count, onRoute: count })),
  /** Orders placed today; statuses without orders are left out. */
  orders: Schema.optionalKey(
    Schema.Struct({
      total: count,
      totalBefore: count,
      byStatus: Schema.Array(Schema.Struct({ status: OrderStatus, count })),
    }),
  ),
  /** Money of the orders placed today, without those canceled or not paid yet; the 24 hours of the day. */
  sales: Schema.optionalKey(
    Schema.Struct({ cents: count, centsBefore: count, hours: Schema.Array(SalesHour) }),
  ),
  /** Licenses neither expired nor revoked: all, those nobody has yet, and those about to expire. */
  licenses: Schema.optionalKey(Schema.Struct({ valid: count, available: count, expiring: count })),
  /** Help desk tickets nobody has solved yet; statuses without tickets are left out. */
  tickets: Schema.optionalKey(
    Schema.Struct({
      open: count,
      byStatus: Schema.Array(Schema.Struct({ status: OpenTicketStatus, count, high: count })),
    }),
  ),
})
export type Dashboard = typeof Dashboard.Type

/** The figures of the dashboard. */
export const dashboard = {
  read: endpoint({
    method: "GET",
    service: "main",
    path: "/v2/report/dashboard",
    extra: "dashboard",
    summary: "Reads today's figures: the parts the caller may see.",
    access: "signedIn",
    success: Dashboard,
  }),
}
