import type { OrderStatus } from "../../../src/contract/orders.ts"
import { randomOf } from "./random.ts"

const minute = 60_000

/** How an order goes on after it is placed, until somebody comes for it. */
export interface OrderPlan {
  /** From when on it stands where, the first at the moment it is placed. */
  readonly stages: ReadonlyArray<readonly [from: number, status: OrderStatus]>
  /** When it can be taken away; undefined for what is canceled before. */
  readonly readyAt: number | undefined
  /** Whether customers fetch it themselves. */
  readonly isFetched: boolean
}

/** Minutes until the kitchen, or whoever picks a basket, is done. */
const work = { restaurant: [14, 14], supermarket: [18, 16] } as const

const stagesOf = (type: string | null, accepted: number, ready: number): OrderPlan["stages"] =>
  type === "supermarket"
    ? [
        [accepted, "ACCEPT_SHOPPER"],
        [accepted + 3 * minute, "IN_PREPARATION"],
        [ready - 3 * minute, "RELEASE_SHOPPER"],
      ]
    : [[accepted, "IN_PREPARATION"]]

interface Known {
  readonly companyId: number
  readonly placedAt: number
}

/** The plan of an order, the same whenever it is asked for. */
export const planOf = ({ companyId, placedAt }: Known, type: string | null): OrderPlan => {
  const chance = randomOf(companyId, placedAt / 1000)
  const kind = chance.below(100)
  const isUnpaid = kind >= 90 && kind < 95
  const isLater = kind >= 95
  const paid = placedAt + (isUnpaid ? (2 + chance.below(4)) * minute : 0)
  const seen = paid + (1 + chance.below(3)) * minute
  const begun = isLater ? seen + (30 + chance.below(30)) * minute : seen + (1 + chance.below(3)) * minute
  const [least, more] = work[type === "supermarket" ? "supermarket" : "restaurant"]
  const readyAt = begun + (least + chance.below(more)) * minute
  const before: OrderPlan["stages"] = [
    ...(isUnpaid ? [[placedAt, "AWAITING_PAYMENT"] as const] : []),
    [paid, "NEW"],
    [seen, isLater ? "SCHEDULED" : "WAIT_COMPANY"],
  ]
  const isFetched = chance.below(100) < 8
  if (kind < 4) return { stages: [...before, [begun, "CANCELED"]], readyAt: undefined, isFetched }
  return { stages: [...before, ...stagesOf(type, begun, readyAt)], readyAt, isFetched }
}

/** Where an order stands at a moment before it is ready. */
export const stageAt = ({ stages }: OrderPlan, at: number): OrderStatus =>
  stages.findLast(([from]) => from <= at)?.[1] ?? stages[0]![1]
