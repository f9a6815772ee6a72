import type { CallServices } from "../calls/handler.ts"
import type { Mailer } from "../mail/mailer.ts"
import type { Passwords } from "../session/passwords.ts"
import type { Throttling } from "../http/throttle.ts"

/** Services of the handlers of users. */
export interface UserServices extends CallServices {
  readonly mailer: Mailer
  readonly passwords: Passwords
  readonly throttling: Throttling
}
