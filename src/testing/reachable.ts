import { openStatuses } from "../contract/orders/board.ts"
import type { Order } from "../contract/orders/order.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import type { DeliveryPeopleMemory } from "./deliveryPersonHandlers.ts"

/** An order with how the store reaches who delivers it, while it is open. */
export const reachable = (
  { rows }: DeliveryPeopleMemory["couriers"],
  order: Numbered<Order>,
): Numbered<Order> => {
  const { deliveryPerson, status } = order
  const known = rows.get(deliveryPerson?._id ?? 0)
  if (!deliveryPerson || !known || !openStatuses.some((one) => one === status)) return order
  const { phone = null, typeOfVehicle = null } = known
  return { ...order, deliveryPerson: { ...deliveryPerson, phone, typeOfVehicle } }
}
