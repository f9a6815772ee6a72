import type { CallServices } from "../calls/handler.ts"
import type { Passwords } from "../session/passwords.ts"
import type { Throttling } from "../http/throttle.ts"

/** Services of the handlers of users. */
export interface UserServices extends CallServices {
  readonly passwords: Passwords
  readonly throttling: Throttling
}
