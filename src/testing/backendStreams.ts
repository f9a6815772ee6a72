import { calls } from "../contract/calls.ts"
import { whatsapp } from "../contract/contact/whatsapp.ts"
import { looseDeliveryCalls } from "../contract/looseDeliveries/looseDeliveryCalls.ts"
import { orderBoard } from "../contract/orders/orderBoard.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { type EventStreams, eventStreams } from "./eventStreams.ts"

/** The streams a backend has, by their calls. */
export const streamsOf = (
  conversations: EventStreams,
  orders: EventStreams,
  looseDeliveries: EventStreams,
) => {
  const couriers = eventStreams()
  const of = new Map<Endpoint, EventStreams>([
    [calls.deliveryPeople.changes, couriers],
    [whatsapp.changes, conversations],
    [orderBoard.changes, orders],
    [looseDeliveryCalls.changes, looseDeliveries],
  ])
  const disconnect = () => {
    for (const stream of of.values()) stream.disconnect()
  }
  return { of, couriers, disconnect }
}
