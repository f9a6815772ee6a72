import type { AccessTokens } from "../access/accessTokens.ts"
import type { DeviceTokens } from "../access/deviceTokens.ts"
import type { Mailer } from "../mail/mailer.ts"
import type { Passwords } from "./passwords.ts"
import type { PublicServices } from "../calls/publicRequests.ts"

/** Services of the handlers of sign-ins and accounts. */
export interface SessionServices extends PublicServices {
  readonly tokens: AccessTokens
  readonly passwords: Passwords
  readonly devices: DeviceTokens
  readonly mailer: Mailer
}
