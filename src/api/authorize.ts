import * as Effect from "effect/Effect"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { idKey, type RecordId } from "../contract/wire/recordId.ts"
import type { ApiError } from "./errors.ts"
import type { Keyring } from "./keyring.ts"

/** In whose name calls are sent. */
export interface Caller {
  readonly keyring: Keyring
  readonly companyId: () => RecordId | undefined
  /** The id of the user's application, for calls that name it. */
  readonly applicationId: () => RecordId | undefined
}

const withToken = (headers: Record<string, string>, token: string | undefined) =>
  token === undefined ? headers : { ...headers, authorization: `Bearer ${token}` }

/** Makes a function that sends a call in the user's name, and once more with a renewed token after a 401. */
export const makeAuthorize = ({ keyring, companyId, applicationId }: Caller) => {
  const scopeOf = (to: Endpoint): Record<string, string> => {
    const company = companyId()
    const application = to.namesApplication ? applicationId() : undefined
    return {
      ...(company !== undefined && { company: idKey(company) }),
      ...(application !== undefined && { applicationid: idKey(application) }),
    }
  }
  return Effect.fnUntraced(function* <A extends { readonly status: number }>(
    to: Endpoint,
    end: AbortSignal,
    send: (headers: Record<string, string>) => Effect.Effect<A, ApiError>,
  ) {
    const token = yield* keyring.token()
    // The token is another user's, and the call was the former one's.
    if (end.aborted) return yield* Effect.interrupt
    const scope = scopeOf(to)
    const answer = yield* send(withToken(scope, token))
    // Once the epoch has ended, the keyring holds the next user's token: nothing of this call may be sent with it.
    if (answer.status !== 401 || token === undefined || end.aborted) return answer
    const renewed = yield* keyring.renew(token)
    return renewed === undefined || end.aborted ? answer : yield* send(withToken(scope, renewed))
  })
}
export type Authorize = ReturnType<typeof makeAuthorize>
