import type { Mailer } from "../mail/mailer.ts"
import type { PublicServices } from "../calls/publicRequests.ts"

/** Services of the handlers of contracts. */
export interface ContractServices extends PublicServices {
  readonly mailer: Mailer
}
