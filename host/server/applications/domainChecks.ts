import * as Effect from "effect/Effect"
import type { domainChecks as contract } from "../../../src/contract/applications/domainChecks.ts"
import type { CallServices, HandlersOf } from "../calls/handler.ts"
import { readApplication } from "./applicationRows.ts"
import type { DomainCheck } from "./domains/domainChecker.ts"

/** Services of the handlers of domains. */
export interface DomainServices extends CallServices {
  /** Finds out where a domain leads. */
  readonly checkDomain: (domain: string) => Promise<DomainCheck>
}

/** Domains that are looked up at once. */
const maxConcurrent = 5

/** Checks whether the domains of an application lead to this server; saved domains only. */
export const domainCheckHandlers = ({ db, checkDomain }: DomainServices): HandlersOf<typeof contract> => ({
  check: Effect.fn("domainChecks.check")(function* ({ params: { id }, caller }) {
    const { domains } = yield* readApplication(db, caller, id)
    const check = (domain: string) => Effect.promise(() => checkDomain(domain))
    return yield* Effect.forEach(domains ?? [], check, { concurrency: maxConcurrent })
  }),
})
