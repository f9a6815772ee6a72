import { computed, type ReadonlySignal, signal } from "@preact/signals-core"
import { prepMinutesAt, type PrepTimes } from "../../contract/companies/prepMinutesAt.ts"
import { limits } from "../../contract/limits.ts"
import type { BoardOrder } from "../../contract/orders/board.ts"
import { orderLimits } from "../../contract/orders/orderLimits.ts"

export type Fulfillment = BoardOrder["fulfillment"]

/** Times of a store that says none. */
export const firstTimes: PrepTimes = {
  usualMinutes: orderLimits.usualPrepMinutes,
  exceptions: [],
  timeZone: limits.timeZone,
}

/** Minutes somebody said, in place of these of the store. */
interface SaidMinutes {
  readonly minutes: number
  readonly instead: number
}

/** The store's preparation times, and what was said of them last. */
export const prepSignals = () => ({
  times: signal(firstTimes),
  said: signal<SaidMinutes | undefined>(undefined),
})

/** The part of the board's model about preparation times; `beat` is the time it is, in milliseconds since 1970. */
export const prepVerbs = ({ times, said }: ReturnType<typeof prepSignals>, beat: ReadonlySignal<number>) => {
  const ownMinutes = (fulfillment: Fulfillment) => prepMinutesAt(times.value, beat.value, fulfillment)
  const known = new Map<Fulfillment, ReadonlySignal<number>>()
  const minutesOf = (fulfillment: Fulfillment) =>
    computed(() => {
      const own = ownMinutes(fulfillment)
      return said.value?.instead === own ? said.value.minutes : own
    })
  return {
    prepMinutes: (fulfillment: Fulfillment): ReadonlySignal<number> => {
      const minutes = known.get(fulfillment) ?? minutesOf(fulfillment)
      known.set(fulfillment, minutes)
      return minutes
    },
    setPrepTimes: (next: PrepTimes) => void (times.value = next),
    setPrepMinutes: (minutes: number, fulfillment: Fulfillment) =>
      void (said.value = { minutes, instead: ownMinutes(fulfillment) }),
  }
}
