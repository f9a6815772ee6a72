import type { KeyedHash } from "../calls/idempotency.ts"
import type { OrderHub } from "./orderHub.ts"
import type { Passwords } from "../session/passwords.ts"
import type { PublicServices } from "../calls/publicRequests.ts"

/** Services of the handlers of orders. */
export interface OrderServices extends PublicServices {
  readonly orderHub: OrderHub
  readonly passwords: Passwords
  readonly hash: KeyedHash
}
