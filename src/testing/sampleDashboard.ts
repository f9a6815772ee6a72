import type { Dashboard } from "../contract/dashboard/dashboard.ts"
import { limits } from "../contract/limits.ts"

/** Reais sold in each hour; today until ten to six in the evening. */
const before = [
  62, 28, 12, 0, 0, 0, 14, 58, 180, 340, 620, 1730, 2480, 1910, 880, 640, 590, 930, 1520, 2260, 2540, 1890,
  760, 240,
]
const today = [71, 24, 8, 0, 0, 0, 19, 66, 205, 322, 684, 1985, 2830, 2104, 902, 615, 688, 874]

const cents = (reais: number) => reais * 100
const total = (hours: ReadonlyArray<number>) => cents(hours.reduce((sum, one) => sum + one, 0))

/** A Friday in November at ten to six, on the whole platform. */
export const sampleDashboard: Dashboard = {
  readAt: "2026-11-20T20:50:00.000Z",
  timeZone: limits.timeZone,
  scope: { kind: "platform", name: null },
  companies: { total: 21, open: 17, manual: 3 },
  couriers: { total: 200, online: 126, onRoute: 41 },
  orders: {
    total: 263,
    totalBefore: 243,
    byStatus: [
      { status: "AWAITING_PAYMENT", count: 2 },
      { status: "NEW", count: 5 },
      { status: "SCHEDULED", count: 7 },
      { status: "WAIT_COMPANY", count: 4 },
      { status: "ACCEPT_SHOPPER", count: 3 },
      { status: "IN_PREPARATION", count: 22 },
      { status: "AWAIT_DELIVERYMAN", count: 3 },
      { status: "WAIT_DELIVERYMAN", count: 2 },
      { status: "DELIVERY_AT_STORE", count: 1 },
      { status: "NO_DELIVERYMAN_AVAILABLE", count: 1 },
      { status: "DISPATCH", count: 3 },
      { status: "DELIVERY_ROUTE", count: 37 },
      { status: "DELIVERED", count: 6 },
      { status: "FINISHED", count: 160 },
      { status: "CANCELED", count: 7 },
    ],
  },
  sales: {
    cents: total(today),
    centsBefore: total(before.slice(0, today.length)),
    hours: before.map((reais, hour) => ({
      hour,
      cents: cents(today[hour] ?? 0),
      centsBefore: cents(reais),
      orders: Math.round((today[hour] ?? 0) / 45),
    })),
  },
  licenses: { valid: 6, available: 1, expiring: 2 },
  tickets: {
    open: 14,
    byStatus: [
      { status: "NEW", count: 5, high: 2 },
      { status: "IN_PROGRESS", count: 6, high: 1 },
      { status: "ON_HOLD", count: 3, high: 0 },
    ],
  },
}
