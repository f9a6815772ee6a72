import { orderLimits } from "./orderLimits.ts"

/** Shortest way of a courier, in minutes: what is ready is not at the door yet. */
const shortestWayMinutes = 5

/** Minutes until an order is at the door: those of its delivery area, unless the kitchen takes longer. */
export const minutesToDoor = (prepMinutes: number, areaMinutes?: number): number =>
  areaMinutes === undefined
    ? prepMinutes + orderLimits.wayMinutes
    : Math.max(areaMinutes, prepMinutes + shortestWayMinutes)
